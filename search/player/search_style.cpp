#include "search/player/search_style.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::search {

bool playsAtRank(const SearchStyle& style)
{
    return style.search.strength || style.search.priorRank || style.search.rootRanks.kind == nn::RankWish::One;
}

strength::RankPlay playAt(const nn::NetworkInfo& network, double place)
{
    if (network.profile && !network.profile->ranks.empty())
        return strength::playAt(*network.profile, place);
    strength::RankProfile none; // the defaults on such a scale
    none.ranks.resize(network.scale.size());
    return strength::playAt(none, place);
}

std::uint64_t visitsAt(const nn::NetworkInfo& network, double place, std::uint64_t most)
{
    const std::size_t rungs = network.profile ? strength::firstLadderRank(*network.profile) : network.scale.size();
    if (rungs == network.scale.size() || most <= kFewestVisits)
        return most;
    const double weakness = rungs > 0 ? std::clamp(place / static_cast<double>(rungs), 0.0, 1.0) : 1;
    const double fewest = static_cast<double>(kFewestVisits);
    return static_cast<std::uint64_t>(std::lround(static_cast<double>(most) * std::pow(fewest / static_cast<double>(most), weakness)));
}

void setPlay(SearchStyle& style, const strength::RankPlay& play)
{
    style.chooser = RankPolicy::of(play);
    style.passesToEnd = play.passesToEnd;
    if (style.resigns)
        style.resigns = ResignRule::of(play);
    if (play.visits >= 1)
        style.limits.visits = static_cast<std::uint64_t>(std::lround(play.visits));
}

void setStrength(SearchStyle& style, const nn::NetworkInfo& network, double setting)
{
    if (!playsAtRank(style)) {
        const auto* index = std::get_if<StrengthIndex>(&style.chooser);
        style.chooser = StrengthIndex{setting, index ? index->threshold : StrengthIndex().threshold};
        return;
    }
    const double place = std::clamp(setting, 0.0, static_cast<double>(network.scale.size()) - 1);
    const strength::RankPlay play = playAt(network, place);
    if (style.search.strength && style.search.strength->measure == Measure::Relative)
        style.search.strength->rank = place;
    else if (style.search.strength && style.search.strength->measure == Measure::ExpectedRank)
        style.search.strength->targets = StrengthPuct::byPolicies(place, network.scale.size()).targets;
    else if (style.search.strength && network.profile)
        style.search.strength->targets = StrengthPuct::atRank(*network.profile, place, style.search.strength->measure).targets;
    if (style.search.priorRank)
        style.search.priorRank = place;
    if (style.search.rootRanks.kind == nn::RankWish::One)
        style.search.rootRanks = nn::RankWish::at(place);
    if (style.careOfRank)
        style.chooser = RankPolicy::of(play);
    if (style.visitsOfRank && play.visits >= 1)
        style.limits.visits = static_cast<std::uint64_t>(std::lround(play.visits));
    else if (style.mostVisits > 0)
        style.limits.visits = visitsAt(network, place, style.mostVisits);
}

} // namespace evenmatch::search
