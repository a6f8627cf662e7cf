// Playing Go records: what their properties mean on the board. Used by replay.cpp.
#pragma once

#include "core/error.h"
#include "core/game/go/position.h"
#include "core/record/game_record.h"

#include <optional>
#include <vector>

namespace evenmatch::record {

/// The board before the first move: size, rules, komi, handicap, set-up of the root.
core::Result<go::Position> startOfGo(const GameRecord& record);

/// A handicap that is only said, and for which the board has no star points: startOfGo() leaves its stones out.
std::optional<core::Error> unplacedHandicap(const GameRecord& record);

/// The stones that AB, AW and AE of a node put or take, points of AE as empty ones; BadSetup for a point beyond the board. REQUIRES: the
/// board is square, and one that go::Position knows
core::Result<std::vector<go::SetupStone>> goSetupStones(const GameRecord& record, NodeId node);

/// AB, AW, AE and PL of a node.
core::Result<void> applyGoSetup(go::Position& position, const GameRecord& record, NodeId node);

/// A move by whichever side the record says, or why it is not legal.
core::Result<void> playGo(go::Position& position, Move move, Side side);

} // namespace evenmatch::record
