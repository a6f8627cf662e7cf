#include "core/strength/estimate/estimator.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace evenmatch::strength {

std::vector<double> estimate(const Estimator& estimator, std::span<const ScoredSide> sides)
{
    std::vector<double> total(estimator.width());
    std::vector<double> sums(estimator.width());
    std::size_t used = 0;
    for (const ScoredSide& side : sides) {
        if (side.numbers.moves.empty())
            continue;
        std::ranges::fill(sums, 0);
        estimator.summarise(side, sums);
        std::ranges::transform(total, sums, total.begin(), std::plus());
        ++used;
    }
    std::vector<double> result(estimator.ranks(), 1 / static_cast<double>(estimator.ranks()));
    if (used > 0)
        estimator.probabilities(total, used, result);
    return result;
}

double expectedRankOf(std::span<const double> probabilities)
{
    double sum = 0;
    for (std::size_t rank = 0; rank < probabilities.size(); ++rank)
        sum += static_cast<double>(rank) * probabilities[rank];
    return sum;
}

void normaliseScores(std::span<double> scores)
{
    double most = -std::numeric_limits<double>::infinity();
    for (double& score : scores) {
        if (std::isnan(score))
            score = -std::numeric_limits<double>::infinity();
        most = std::max(most, score);
    }
    double sum = 0;
    for (double& score : scores) {
        score = std::isinf(most) ? 1 : std::exp(score - most);
        sum += score;
    }
    for (double& score : scores)
        score /= sum;
}

void normaliseDistances(std::span<double> distances, double n, double spread)
{
    for (double& distance : distances)
        distance = -distance * distance * n / (2 * spread * spread);
    normaliseScores(distances);
}

} // namespace evenmatch::strength
