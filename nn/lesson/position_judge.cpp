#include "nn/lesson/position_judge.h"

#include <algorithm>

namespace evenmatch::nn {

double PositionVerdict::lossOf(const ValuedMove& move, lesson::LossUnit unit) const
{
    return std::max(0.0, moves.front().worth(unit) - move.worth(unit));
}

void PositionVerdict::rankDownTo(double worst, lesson::LossUnit unit)
{
    ranked = static_cast<std::size_t>(std::ranges::count_if(moves, [&](const ValuedMove& move) { return move.worth(unit) >= worst; }));
}

} // namespace evenmatch::nn
