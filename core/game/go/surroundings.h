// The surroundings of a group in which to read ahead. Only for the proposal of dead stones.
#pragma once

#include "core/game/go/groups.h"

#include <functional>
#include <vector>

namespace evenmatch::go {

/// The empty points outside the reading of `group`: all that cannot be reached from it over a few empty points and over chains that may be
/// lost. `isSafe` returns whether a stone is safe.
PointMask awayFrom(const Board& board, const std::vector<Point>& group, const std::function<bool(Point)>& isSafe);

} // namespace evenmatch::go
