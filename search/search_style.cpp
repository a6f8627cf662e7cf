#include "search/search_style.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::search {

bool playsAtRank(const SearchStyle& style)
{
    return style.search.strength || style.search.priorRank || style.search.rootRanks.kind == nn::RankWish::One;
}

namespace {

/// Where a ladder's ranks begin; behind the last rank where there are none.
std::size_t firstRung(const nn::NetworkInfo& network)
{
    if (!network.profile)
        return network.scale.size();
    const auto& ranks = network.profile->ranks;
    const auto first = std::ranges::find(ranks, true, &strength::RankEntry::ladder);
    return first == ranks.end() ? network.scale.size() : static_cast<std::size_t>(first - ranks.begin());
}

} // namespace

RankPolicy policyAt(const nn::NetworkInfo& network, double place)
{
    const std::size_t rungs = firstRung(network);
    if (std::lround(place) >= static_cast<long>(rungs)) {
        // The first rungs are more single-minded than what a small network learns of them; found by matches against them.
        RankPolicy policy = RankPolicy::asItIs();
        const double below = std::max(0.0, place - static_cast<double>(rungs));
        policy.temperature = 1 - 0.5 * std::exp(-below / 1.5);
        return policy;
    }
    // Who lets slip more than this is weaker than the first rung (resources/models/README.md, Go).
    constexpr double kMostAboveLadder = 1.0 / 3;
    const double weakest = rungs < network.scale.size() ? static_cast<double>(rungs) / kMostAboveLadder : static_cast<double>(rungs) - 1;
    return RankPolicy::at(weakest > 0 ? place / weakest : 0);
}

std::uint64_t visitsAt(const nn::NetworkInfo& network, double place, std::uint64_t most)
{
    const std::size_t rungs = firstRung(network);
    if (rungs == network.scale.size() || most <= kFewestVisits)
        return most;
    const double weakness = rungs > 0 ? std::clamp(place / static_cast<double>(rungs), 0.0, 1.0) : 1;
    const double fewest = static_cast<double>(kFewestVisits);
    return static_cast<std::uint64_t>(std::lround(static_cast<double>(most) * std::pow(fewest / static_cast<double>(most), weakness)));
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
    if (style.mostVisits > 0)
        style.limits.visits = visitsAt(network, place, style.mostVisits);
}

} // namespace evenmatch::search
