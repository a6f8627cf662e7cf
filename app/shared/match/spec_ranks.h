// The ranks of a player that was named as text.
#pragma once

#include "app/network.h"
#include "search/player/player_spec.h"

namespace evenmatch::experiments {

/// In whose ranks its network speaks: those of an own scale (scale=FILE), of a server (server=NAME), else what `usual` says; and what it
/// reads with (strong=FILE).
inline app::Speaking ranksOf(const search::PlayerSpec& spec, app::Speaking usual)
{
    if (!spec.needsNetwork()) // whatever its options say, it is another program's business
        return {.game = usual.game};
    const auto said = [&](const char* option) {
        const auto found = spec.options.find(option);
        return found == spec.options.end() ? std::string() : found->second;
    };
    if (const std::string strong = said("strong"); !strong.empty())
        usual.strong = strong;
    if (const std::string scale = said("scale"); !scale.empty())
        return {.scale = scale, .server = {}, .game = usual.game, .strong = usual.strong};
    if (const std::string server = said("server"); !server.empty())
        return {.scale = {}, .server = server, .game = usual.game, .strong = usual.strong};
    return usual;
}

} // namespace evenmatch::experiments
