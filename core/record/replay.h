// Playing a record: from what is written to positions.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"
#include "core/record/game_record.h"

#include <vector>

namespace evenmatch::record {

/// The position a game starts from, root set-up (handicap stones, FEN) included.
core::Result<game::AnyPosition> startPosition(const GameRecord& record);

/// The position at a node. An error names the first move on the way that the rules do not allow.
core::Result<game::AnyPosition> positionAt(const GameRecord& record, NodeId node);

/// Everything in the record that the rules do not allow, main line first. Empty: every line can be played.
std::vector<core::Error> findIllegalMoves(const GameRecord& record);

} // namespace evenmatch::record
