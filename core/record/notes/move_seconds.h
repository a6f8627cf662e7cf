// The clocks of moves in game files, in seconds.
#pragma once

#include "core/record/game_record.h"

#include <limits>
#include <span>
#include <vector>

namespace evenmatch::record {

/// The clock of one move and its player. NaN: not known.
struct MoveSeconds {
    double spent = std::numeric_limits<double>::quiet_NaN(); ///< not known in byo-yomi
    double left = std::numeric_limits<double>::quiet_NaN(); ///< after the move; 0 in byo-yomi
};

/// The clocks of these nodes' moves (record::clock(), record::moveTime()), in their order; empty if no move has one.
/// REQUIRES: every node has a move
std::vector<MoveSeconds> moveSeconds(const GameRecord& record, std::span<const NodeId> nodes);

} // namespace evenmatch::record
