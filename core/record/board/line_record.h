// Makes a record from positions, for a game that did not come from a file.
#pragma once

#include "core/game/any_position.h"
#include "core/record/game_record.h"

#include <span>

namespace evenmatch::record {

/// A start and the moves from it, without tags. REQUIRES: a position of Go or chess; the moves are legal one after the other
GameRecord lineRecord(const game::AnyPosition& start, std::span<const Move> moves);

} // namespace evenmatch::record
