#include "search/tree/expected_rank.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::search {

namespace {

/// A move that no policy plays is nobody's: the middle of the scale.
float expectedRank(const nn::Evaluation& evaluation, std::size_t ranks, std::size_t move)
{
    double all = 0;
    double sum = 0;
    for (std::size_t rank = 0; rank < ranks; ++rank) {
        const double chance = evaluation.rankPrior(rank)[move];
        all += chance;
        sum += chance * static_cast<double>(ranks - 1 - rank);
    }
    return static_cast<float>(all > 0 ? sum / all : static_cast<double>(ranks - 1) / 2);
}

std::vector<float> policyAt(const nn::Evaluation& evaluation, std::size_t ranks, double place)
{
    const double clamped = std::clamp(place, 0.0, static_cast<double>(ranks - 1));
    const auto stronger = static_cast<std::size_t>(clamped);
    const std::span<const float> first = evaluation.rankPrior(stronger);
    const std::span<const float> second = evaluation.rankPrior(std::min(stronger + 1, ranks - 1));
    const auto part = static_cast<float>(clamped - static_cast<double>(stronger));
    std::vector<float> policy(first.size());
    std::ranges::transform(first, second, policy.begin(), [part](float a, float b) { return std::lerp(a, b, part); });
    return policy;
}

} // namespace

nn::Evaluation withExpectedRanks(const nn::Evaluation& evaluation, std::optional<double> priorRank)
{
    nn::Evaluation own = evaluation;
    const std::size_t ranks = evaluation.moves.empty() ? 0 : evaluation.rankPriors.size() / evaluation.moves.size();
    if (ranks == 0)
        return own;
    own.level = 0;
    own.quality.resize(evaluation.moves.size());
    for (std::size_t move = 0; move < evaluation.moves.size(); ++move)
        own.quality[move] = expectedRank(evaluation, ranks, move);
    own.rankPriors = priorRank ? policyAt(evaluation, ranks, *priorRank) : std::vector<float>();
    return own;
}

} // namespace evenmatch::search
