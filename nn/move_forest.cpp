#include "nn/move_forest.h"

#include "core/strength/moments.h"

#include <algorithm>

namespace evenmatch::nn {

using strength::FeatureKind;
using strength::FeatureSet;
using strength::MoveNumbers;
using strength::SideNumbers;

namespace {

/// The numbers of one move that the set may see, into `row`.
void appendMove(const SideNumbers& side, std::size_t index, const FeatureSet& set, std::vector<float>& row)
{
    const MoveNumbers& move = side.moves[index];
    row.push_back(static_cast<float>(move.phase));
    if (set.sees(FeatureKind::Level))
        row.push_back(move.level);
    if (set.sees(FeatureKind::Quality))
        row.insert(row.end(), {move.quality, move.quality - move.expectedQuality, move.expectedQuality});
    if (set.sees(FeatureKind::Values)) {
        const bool isFirst = index == 0;
        const bool isLast = index + 1 == side.moves.size();
        row.insert(row.end(), {move.value, isFirst ? strength::kUnknown : move.value - side.moves[index - 1].value,
                               isLast ? strength::kUnknown : move.value - side.moves[index + 1].value});
    }
    if (set.sees(FeatureKind::Priors)) {
        const auto logs = side.rankLogPriorsOf(index);
        float mean = 0;
        for (const float log : logs)
            mean += log / static_cast<float>(logs.size());
        row.insert(row.end(), {move.logPrior, move.likeliestFree ? 1.0F : 0.0F, mean});
        for (const float log : logs)
            row.push_back(log - mean);
    }
}

/// Between the two nearest of the numbers, which lie in order.
double quantile(std::span<const double> sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

} // namespace

std::size_t moveFeatureCount(const FeatureSet& set, std::size_t ranks)
{
    return 1 + (set.sees(FeatureKind::Level) ? 1 : 0) + (set.sees(FeatureKind::Quality) ? 3 : 0) + (set.sees(FeatureKind::Values) ? 3 : 0)
        + (set.sees(FeatureKind::Priors) ? 3 + ranks : 0);
}

core::Result<Forest> growMoveForest(
    std::span<const strength::ScoredSide* const> sides, std::size_t ranks, const FeatureSet& set, const ForestOptions& options)
{
    std::vector<double> moves(ranks);
    double all = 0;
    for (const strength::ScoredSide* side : sides) {
        moves[static_cast<std::size_t>(side->labels.rank)] += static_cast<double>(side->numbers.moves.size());
        all += static_cast<double>(side->numbers.moves.size());
    }
    const auto present = static_cast<double>(std::ranges::count_if(moves, [](double count) { return count > 0; }));
    std::vector<float> rows;
    std::vector<float> values;
    std::vector<float> weights;
    for (const strength::ScoredSide* side : sides) {
        const auto rank = static_cast<std::size_t>(side->labels.rank);
        for (std::size_t i = 0; i < side->numbers.moves.size(); ++i) {
            appendMove(side->numbers, i, set, rows);
            values.push_back(static_cast<float>(rank));
            weights.push_back(static_cast<float>(all / (present * moves[rank]))); // their mean is 1: the fewest rows of a leaf go by weight
        }
    }
    return growForest(rows, moveFeatureCount(set, ranks), values, weights, options);
}

std::array<double, kMoveAnswers> moveAnswers(const Forest& forest, const SideNumbers& side, const FeatureSet& set)
{
    std::vector<double> answers;
    std::vector<float> row;
    strength::Moments moments;
    for (std::size_t i = 0; i < side.moves.size(); ++i) {
        row.clear();
        appendMove(side, i, set, row);
        answers.push_back(forest.predict(row));
        moments.add(answers.back());
    }
    std::ranges::sort(answers);
    return {moments.mean(), moments.deviation(), quantile(answers, 0.25), quantile(answers, 0.75)};
}

} // namespace evenmatch::nn
