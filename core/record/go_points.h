// The numbering of Go moves in records, the same as in go::Position: y * width + x with (0, 0) top left, width * height for the pass.
// Records may have boards that the rules do not support (rectangular, up to 255 × 255), so these functions need only the sizes.
#pragma once

#include "core/record/game_record.h"

namespace evenmatch::record {

/// REQUIRES: 0 <= x < setup.width, 0 <= y < setup.height
inline Move goMove(const Setup& setup, int x, int y) { return {static_cast<std::uint16_t>(y * setup.width + x)}; }
inline Move goPass(const Setup& setup) { return {static_cast<std::uint16_t>(setup.width * setup.height)}; }
inline bool isGoPass(const Setup& setup, Move move) { return move == goPass(setup); }

/// The id in games.h of Go on a board of this size: "go", "go13", "go9"; the full game's if the size has no id of its own.
inline std::string goGameId(int width, int height)
{
    if (width == height && (width == 9 || width == 13))
        return "go" + std::to_string(width);
    return "go";
}

} // namespace evenmatch::record
