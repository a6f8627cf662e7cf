// The result of a line of moves on the board: material of chess, stones of Go, mate.
#pragma once

#include "core/game/any_position.h"

#include <cstddef>
#include <span>

namespace evenmatch::lesson {

struct LineEnd {
    int gain = 0; ///< for the side to move before the line: material in pawns, or stones of Go
    bool isMated = false; ///< the line ends with a mate of this side
    std::size_t length = 1; ///< the number of moves that show the gain, including the first
};

/// The line is `first`, then the legal beginning of `rest`. In chess, captures that are still good at its end count too; a line that ends
/// with the opponent's mate counts as the position before it. REQUIRES: `first` is legal
LineEnd endOfLine(const game::AnyPosition& position, game::Move first, std::span<const game::Move> rest);

} // namespace evenmatch::lesson
