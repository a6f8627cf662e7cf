#include "core/lesson/rank_posterior.h"

#include "core/strength/estimate/player_calibration.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace evenmatch::lesson {

namespace {

double plogp(double p) { return p > 0 ? p * std::log(p) : 0; }

} // namespace

RankPosterior::RankPosterior(std::size_t ranks, Trust trust)
    : m_chances(ranks, ranks > 0 ? 1.0 / static_cast<double>(ranks) : 0), m_trust(trust)
{
}

void RankPosterior::observe(const RankPolicies& policies, std::size_t move)
{
    double sum = 0;
    for (std::size_t rank = 0; rank < m_chances.size(); ++rank) {
        const double chance
            = (1 - m_trust.slip) * static_cast<double>(policies.at(rank, move)) + m_trust.slip / static_cast<double>(policies.moves);
        m_chances[rank] *= std::pow(chance, m_trust.power);
        sum += m_chances[rank];
    }
    for (double& chance : m_chances)
        chance /= sum;
}

std::size_t RankPosterior::median() const { return strength::medianOf(m_chances); }

double RankPosterior::expected() const
{
    double sum = 0;
    for (std::size_t rank = 0; rank < m_chances.size(); ++rank)
        sum += static_cast<double>(rank) * m_chances[rank];
    return sum;
}

RankPosterior::Interval RankPosterior::interval(double share) const
{
    const strength::RankInterval held = strength::intervalOf(m_chances, share);
    return {held.strongest, held.weakest};
}

double RankPosterior::held() const
{
    const Interval ours = interval();
    return strength::heldBy(m_chances, {ours.first, ours.last});
}

double expectedInformation(std::span<const double> chances, const RankPolicies& policies)
{
    double known = 0; // −Σ_r p(r) H(π_r)
    std::vector<double> mean(policies.moves, 0.0);
    for (std::size_t rank = 0; rank < policies.ranks; ++rank) {
        if (chances[rank] < 1e-6)
            continue;
        double sum = 0;
        for (std::size_t move = 0; move < policies.moves; ++move) {
            const auto chance = static_cast<double>(policies.at(rank, move));
            mean[move] += chances[rank] * chance;
            sum += plogp(chance);
        }
        known += chances[rank] * sum;
    }
    const double mixed = std::accumulate(mean.begin(), mean.end(), 0.0, [](double sum, double chance) { return sum + plogp(chance); });
    return std::max(0.0, known - mixed);
}

} // namespace evenmatch::lesson
