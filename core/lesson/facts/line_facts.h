// The result of a line of moves on the board: material of chess, stones of Go, mate.
#pragma once

#include "core/game/any_position.h"

#include <cstddef>
#include <span>

namespace evenmatch::lesson {

struct LineEnd {
    int gain = 0; ///< of the side to move before the line: pawns' worth of material, or stones of Go
    bool isMated = false; ///< the line ends with that side's mate
    std::size_t length = 1; ///< the moves needed to show it, including the first
};

/// The line is `first`, then `rest` as far as it is legal. In chess, captures that are still good for one side at its end count too; a line
/// that ends with the opponent's mate counts as the position before. REQUIRES: `first` is legal
LineEnd endOfLine(const game::AnyPosition& position, game::Move first, std::span<const game::Move> rest);

} // namespace evenmatch::lesson
