// What a recorded game's opening is called.
#pragma once

#include "core/game/chess/openings.h"
#include "core/record/game_record.h"

#include <optional>

namespace evenmatch::record {

/// By the moves of the main line, whatever the tags say. Nothing in Go, from a start that has none, and where nothing on the way has a
/// name.
std::optional<chess::Opening> openingOf(const GameRecord& record);

} // namespace evenmatch::record
