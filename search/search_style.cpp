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
    const auto nearest = static_cast<std::size_t>(std::lround(std::max(place, 0.0)));
    if (network.profile && nearest < network.profile->ranks.size() && network.profile->ranks[nearest].ladder)
        return RankPolicy::asItIs();
    return RankPolicy::at(network.scale.size() > 1 ? place / static_cast<double>(network.scale.size() - 1) : 0);
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
