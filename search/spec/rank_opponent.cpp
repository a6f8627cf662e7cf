#include "search/spec/rank_opponent.h"

#include "core/game/family.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::search {

namespace {

/// δ and β̄ for display. None if the profile does not cover it, or the network has no β.
std::optional<StrengthPuct> shownStrength(const nn::NetworkInfo& network, double place)
{
    const double within = std::min(place, static_cast<double>(network.scale.size()) - 1);
    if (!network.profile || !network.hasBeta || within >= static_cast<double>(network.profile->ranks.size()))
        return std::nullopt;
    StrengthPuct shown = StrengthPuct::atRank(*network.profile, place);
    shown.weight = 0;
    shown.source = network.published ? BetaSource::PositionAfter : BetaSource::Map;
    return shown;
}

} // namespace

// A slow machine still moves within seconds. Ranks of chess come from the policies; Go ranks that were learnt from people search deeper,
// the stronger they are.
std::uint64_t usualSimulations(const std::string& family) { return game::isGo(family) ? 400 : 100; }

core::Result<SearchStyle> rankStyle(const nn::NetworkInfo& network, const RankOpponent& opponent)
{
    if (network.scale.empty())
        return core::Error{core::ErrorCode::NoRanks, {}, network.name};
    const strength::RankPlay play = playAt(network, opponent.place);
    SearchStyle style;
    style.search.batch = kBatchOfRanks;
    style.search.strength = shownStrength(network, opponent.place);
    style.search.priorRank = opponent.place;
    style.search.freeShare = network.readsWith.empty() ? 0 : kShareOfStrong;
    style.search.rootRanks = nn::RankWish::at(opponent.place);
    style.chooser = RankPolicy::of(play);
    style.careOfRank = true;
    style.passesToEnd = play.passesToEnd;
    style.decidesByPosition = true;
    style.resigns = opponent.resigns ? std::optional(ResignRule::of(play)) : std::nullopt;
    if (opponent.simulations) {
        style.limits.visits = *opponent.simulations;
        return style;
    }
    style.visitsOfRank = true;
    style.mostVisits = opponent.most > 0 ? opponent.most : usualSimulations(game::familyName(network.game));
    style.limits.visits
        = play.visits >= 1 ? static_cast<std::uint64_t>(std::lround(play.visits)) : visitsAt(network, opponent.place, style.mostVisits);
    return style;
}

} // namespace evenmatch::search
