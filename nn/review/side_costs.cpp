#include "nn/review/side_costs.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

namespace {

constexpr double kShareOfMistake = 0.5; ///< of a mistake's minimum: an inaccuracy

} // namespace

double accuracyOf(double lostChance) { return 100 * std::pow(kKept, lostChance); }

bool isInaccuracy(const MoveCost& cost, const JudgeInfo& by)
{
    return costUnit(by) == CostUnit::Chance && cost.grade == CostGrade::None && cost.better != game::kNoMove
        && cost.chance >= kShareOfMistake * leastMark(by) && cost.chance < leastMark(by); // a larger loss is a mistake, or not sure yet
}

SideCosts sideCosts(const PlayedGame& game, const std::vector<MoveCost>& costs, const JudgeInfo& by, game::Side side)
{
    SideCosts sum;
    for (const MoveCost& cost : costs) {
        if (game.sideOf(cost.ply) != side || std::isnan(cost.cost))
            continue;
        ++sum.moves;
        sum.accuracy += accuracyOf(cost.chance);
        sum.meanCost += cost.cost;
        sum.inaccuracies += isInaccuracy(cost, by) ? 1 : 0;
        sum.mistakes += cost.grade == CostGrade::Mistake ? 1 : 0;
        sum.blunders += cost.grade == CostGrade::Blunder ? 1 : 0;
        const auto size = std::ranges::upper_bound(kSizesInPoints, cost.cost) - kSizesInPoints.begin();
        if (costUnit(by) == CostUnit::Points && size > 0)
            ++sum.sizes[static_cast<std::size_t>(size - 1)];
    }
    if (sum.moves > 0) {
        sum.accuracy /= static_cast<double>(sum.moves);
        sum.meanCost /= static_cast<double>(sum.moves);
    }
    return sum;
}

} // namespace evenmatch::nn
