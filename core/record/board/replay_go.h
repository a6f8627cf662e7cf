// Plays Go records: applies their properties to the board. Used by replay.cpp.
#pragma once

#include "core/error.h"
#include "core/game/go/position.h"
#include "core/record/game_record.h"

#include <optional>
#include <vector>

namespace evenmatch::record {

/// The board before the first move: size, rules, komi, handicap, set-up of the root.
core::Result<go::Position> startOfGo(const GameRecord& record);

/// A handicap without stones for which the board has no star points: startOfGo() leaves its stones out.
std::optional<core::Error> unplacedHandicap(const GameRecord& record);

/// The stones that AB, AW and AE of a node add or remove, points of AE as empty ones; BadSetup for a point off the board. REQUIRES: the
/// board is square and supported by go::Position
core::Result<std::vector<go::SetupStone>> goSetupStones(const GameRecord& record, NodeId node);

/// AB, AW, AE and PL of a node.
core::Result<void> applyGoSetup(go::Position& position, const GameRecord& record, NodeId node);

/// A move by the side in the record, or the error of an illegal move.
core::Result<void> playGo(go::Position& position, Move move, Side side);

} // namespace evenmatch::record
