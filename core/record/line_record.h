// A record made from positions: how a game that was never in a file is written down.
#pragma once

#include "core/game/any_position.h"
#include "core/record/game_record.h"

#include <span>

namespace evenmatch::record {

/// A start and the moves that were made from it, without tags. REQUIRES: a position of Go or chess; the moves are legal one after the other
GameRecord lineRecord(const game::AnyPosition& start, std::span<const Move> moves);

} // namespace evenmatch::record
