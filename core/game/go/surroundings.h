// What belongs to the fight for a group: where to read ahead. For the proposal of dead stones only.
#pragma once

#include "core/game/go/groups.h"

#include <functional>
#include <vector>

namespace evenmatch::go {

/// The empty points that are not to be played on when `group` is read: all that are not reached from it over a few empty points and over
/// chains that may be lost too. `isSafe` says of a stone that it is not.
PointMask awayFrom(const Board& board, const std::vector<Point>& group, const std::function<bool(Point)>& isSafe);

} // namespace evenmatch::go
