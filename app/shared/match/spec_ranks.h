// The ranks of a player that was named as text.
#pragma once

#include "app/network.h"
#include "search/player/player_spec.h"

namespace evenmatch::experiments {

/// In whose ranks its network speaks: those of an own scale (scale=FILE), of a server (server=NAME), else what `usual` says.
inline app::Speaking ranksOf(const search::PlayerSpec& spec, app::Speaking usual)
{
    if (!spec.needsNetwork()) // whatever its options say, it is another program's business
        return {.scale = {}, .server = {}, .game = usual.game};
    const auto said = [&](const char* option) {
        const auto found = spec.options.find(option);
        return found == spec.options.end() ? std::string() : found->second;
    };
    if (const std::string scale = said("scale"); !scale.empty())
        return {.scale = scale, .server = {}, .game = usual.game};
    if (const std::string server = said("server"); !server.empty())
        return {.scale = {}, .server = server, .game = usual.game};
    return usual;
}

} // namespace evenmatch::experiments
