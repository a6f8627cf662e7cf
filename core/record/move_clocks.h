// How long the moves of a game took, and how much time was left, from the clocks that files write beside moves.
#pragma once

#include "core/record/game_record.h"

#include <limits>
#include <span>
#include <vector>

namespace evenmatch::record {

/// Of one move and the player who made it, as shares of the time that a player has for a usual game (time_class.h): games of all speeds are
/// alike then, and the shares do not name the time control. NaN: not known.
struct MoveClock {
    float spent = std::numeric_limits<float>::quiet_NaN(); ///< not known in byo-yomi
    float left = std::numeric_limits<float>::quiet_NaN();  ///< after the move; 0 in byo-yomi
};

/// Of these nodes' moves (record::clock(), record::moveTime()), in their order; empty where no clock stands beside any. Without a time control
/// the most that a clock shows is taken for a usual game's time. REQUIRES: every node has a move
std::vector<MoveClock> moveClocks(const GameRecord& record, std::span<const NodeId> nodes);

} // namespace evenmatch::record
