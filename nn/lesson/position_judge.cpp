#include "nn/lesson/position_judge.h"

#include <algorithm>

namespace evenmatch::nn {

double PositionVerdict::lossOf(const ValuedMove& move, lesson::LossUnit unit) const
{
    const ValuedMove& best = moves.front();
    return std::max(0.0, unit == lesson::LossUnit::Points ? best.points - move.points : best.chance - move.chance);
}

} // namespace evenmatch::nn
