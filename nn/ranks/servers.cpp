#include "nn/ranks/servers.h"

#include <algorithm>
#include <map>

namespace evenmatch::nn {

std::vector<std::string> homeServers(std::span<const LabelledGame> games, std::size_t ranks)
{
    std::vector<std::map<std::string, std::size_t>> counts(ranks);
    for (const LabelledGame& game : games)
        for (const LabelledSide& side : game.sides)
            if (const std::string_view server = serverOf(game.source);
                side.scored && side.rank >= 0 && static_cast<std::size_t>(side.rank) < ranks && !server.empty())
                ++counts[static_cast<std::size_t>(side.rank)][std::string(server)];
    std::vector<std::string> homes(ranks);
    for (std::size_t rank = 0; rank < ranks; ++rank)
        if (const auto most = std::ranges::max_element(counts[rank], {}, [](const auto& entry) { return entry.second; }); most != counts[rank].end())
            homes[rank] = most->first;
    return homes;
}

std::size_t keepHomeServers(std::span<LabelledGame> games, std::span<const std::string> homes)
{
    std::size_t others = 0;
    for (LabelledGame& game : games) {
        const std::string_view server = serverOf(game.source);
        for (LabelledSide& side : game.sides) {
            if (!side.scored || side.rank < 0 || static_cast<std::size_t>(side.rank) >= homes.size() || server.empty()
                || homes[static_cast<std::size_t>(side.rank)].empty() || server == homes[static_cast<std::size_t>(side.rank)])
                continue;
            side.scored = false;
            ++others;
        }
    }
    return others;
}

} // namespace evenmatch::nn
