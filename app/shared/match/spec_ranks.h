// The ranks of a player specified as text.
#pragma once

#include "app/network.h"
#include "search/spec/player_spec.h"

namespace evenmatch::experiments {

/// The ranks of its network: of a server (server=NAME), else `usual`; and its strong network
/// (strong=FILE).
inline app::Speaking ranksOf(const search::PlayerSpec& spec, app::Speaking usual)
{
    if (!spec.needsNetwork()) // its options belong to another program
        return {.game = usual.game};
    const auto said = [&](const char* option) {
        const auto found = spec.options.find(option);
        return found == spec.options.end() ? std::string() : found->second;
    };
    if (const std::string strong = said("strong"); !strong.empty())
        usual.strong = strong;
    if (const std::string server = said("server"); !server.empty())
        return {.server = server, .game = usual.game, .strong = usual.strong};
    return usual;
}

} // namespace evenmatch::experiments
