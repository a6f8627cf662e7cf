#include "app/lab/complexity/balance.h"

#include "app/lab/complexity/trueskill.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace evenmatch::strength {

double Balance::mostLead(double games) const
{
    if (range <= 0)
        return mostDifference * games;
    return std::min(mostDifference * range * games / kPapersGames, kMostShare * games);
}

Verdict Balance::judge(std::span<const double> scores) const
{
    assert(!scores.empty());
    double lead = 0; // wins − losses
    for (const double score : scores)
        lead += 2 * score - 1;
    const Verdict byWins = lead > 0 ? Verdict::Stronger : lead < 0 ? Verdict::Weaker : Verdict::Balanced;
    if (measure == BalanceMeasure::Score)
        return std::abs(lead) <= mostLead(static_cast<double>(scores.size())) ? Verdict::Balanced : byWins;
    const TrueSkill skill;
    std::array<SkillRating, 2> ratings;
    for (const double score : scores)
        ratings = skill.after(ratings[0], ratings[1], score);
    return skill.quality(ratings[0], ratings[1]) >= leastQuality ? Verdict::Balanced : byWins;
}

std::optional<Verdict> Balance::settled(const Tally& soFar, std::uint64_t games) const
{
    const double lead = static_cast<double>(soFar.wins) - static_cast<double>(soFar.losses);
    const double left = static_cast<double>(games) - static_cast<double>(soFar.games());
    if (measure != BalanceMeasure::Score || std::abs(lead) - left <= mostLead(static_cast<double>(games)))
        return std::nullopt;
    return lead > 0 ? Verdict::Stronger : Verdict::Weaker;
}

} // namespace evenmatch::strength
