// The losses of a side's moves in total: accuracy, inaccuracies, mistakes and blunders, points lost.
#pragma once

#include "nn/review/move_costs.h"

#include <array>

namespace evenmatch::nn {

/// The accuracy of a move, in percent: 100 times kKept to the power of its loss of winning chances, in (faded) percent. Each percent lost
/// thus takes 5 % of the accuracy away: 90 % is left after a loss of 2 %, 60 % after 10 %, 36 % after 20 %.
double accuracyOf(double lostChance);
inline constexpr double kKept = 0.95;

/// Chess: a move that loses less than the minimum of a mistake, and at least half of it.
bool isInaccuracy(const MoveCost& cost, const JudgeInfo& by);

/// Go: the minimum points of each size of mistake, as counted by other programs.
inline constexpr std::array<double, 4> kSizesInPoints{1.5, 3, 6, 12};

struct SideCosts {
    std::size_t moves = 0; ///< moves with a known loss
    double accuracy = 0; ///< percent: the mean over the moves; meaningless without moves
    double meanCost = 0; ///< per move, in the judge's unit
    std::size_t inaccuracies = 0; ///< chess
    std::size_t mistakes = 0;
    std::size_t blunders = 0;
    std::array<std::size_t, kSizesInPoints.size()> sizes{}; ///< Go by a judge that counts: the number of mistakes of each size
    bool operator==(const SideCosts&) const = default;
};

/// `costs`: the result of moveCosts(game, judgement)
SideCosts sideCosts(const PlayedGame& game, const std::vector<MoveCost>& costs, const JudgeInfo& by, game::Side side);

} // namespace evenmatch::nn
