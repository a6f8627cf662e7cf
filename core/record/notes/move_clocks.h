// Time used for moves and time left, from the clocks in game files.
#pragma once

#include "core/record/game_record.h"

#include <limits>
#include <span>
#include <vector>

namespace evenmatch::record {

/// The clock of one move and its player, as shares of the time for a typical game (time_class.h), so that games of all speeds are
/// comparable and the shares do not reveal the time control. NaN: not known.
struct MoveClock {
    float spent = std::numeric_limits<float>::quiet_NaN(); ///< not known in byo-yomi
    float left = std::numeric_limits<float>::quiet_NaN(); ///< after the move; 0 in byo-yomi
};

/// The clocks of these nodes' moves (record::clock(), record::moveTime()), in their order; empty if no move has one. Without a time
/// control, the largest clock value counts as the time for a typical game. REQUIRES: every node has a move
std::vector<MoveClock> moveClocks(const GameRecord& record, std::span<const NodeId> nodes);

} // namespace evenmatch::record
