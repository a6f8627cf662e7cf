#include "search/search_style.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::search {

bool playsAtRank(const SearchStyle& style)
{
    return style.search.strength || style.search.priorRank || style.search.rootRanks.kind == nn::RankWish::One;
}

RankPolicy policyAt(const nn::NetworkInfo& network, double place)
{
    std::size_t rungs = network.scale.size(); // where a ladder's ranks begin
    if (network.profile) {
        const auto& ranks = network.profile->ranks;
        const auto first = std::ranges::find(ranks, true, &strength::RankEntry::ladder);
        if (first != ranks.end())
            rungs = static_cast<std::size_t>(first - ranks.begin());
    }
    if (std::lround(place) >= static_cast<long>(rungs))
        return RankPolicy::asItIs();
    // Who lets slip more than this is weaker than the first rung (resources/models/README.md, Go).
    constexpr double kMostAboveLadder = 1.0 / 3;
    const double weakest = rungs < network.scale.size() ? static_cast<double>(rungs) / kMostAboveLadder : static_cast<double>(rungs) - 1;
    return RankPolicy::at(weakest > 0 ? place / weakest : 0);
}

void setStrength(SearchStyle& style, const nn::NetworkInfo& network, double setting)
{
    if (!playsAtRank(style)) {
        const auto* index = std::get_if<StrengthIndex>(&style.chooser);
        style.chooser = StrengthIndex{setting, index ? index->threshold : StrengthIndex().threshold};
        return;
    }
    const double place = std::clamp(setting, 0.0, static_cast<double>(network.scale.size()) - 1);
    if (style.search.strength && network.profile)
        style.search.strength->targets = StrengthPuct::atRank(*network.profile, place, style.search.strength->measure).targets;
    if (style.search.priorRank)
        style.search.priorRank = place;
    if (style.search.rootRanks.kind == nn::RankWish::One)
        style.search.rootRanks = nn::RankWish::at(place);
    if (style.careOfRank)
        style.chooser = policyAt(network, place);
}

} // namespace evenmatch::search
