// The clocks that files write beside moves, in seconds.
#pragma once

#include "core/record/game_record.h"

#include <limits>
#include <span>
#include <vector>

namespace evenmatch::record {

/// Of one move and the player who made it. NaN: not known.
struct MoveSeconds {
    double spent = std::numeric_limits<double>::quiet_NaN(); ///< not known in byo-yomi
    double left = std::numeric_limits<double>::quiet_NaN(); ///< after the move; 0 in byo-yomi
};

/// Of these nodes' moves (record::clock(), record::moveTime()), in their order; empty where no clock stands beside any. REQUIRES: every
/// node has a move
std::vector<MoveSeconds> moveSeconds(const GameRecord& record, std::span<const NodeId> nodes);

} // namespace evenmatch::record
