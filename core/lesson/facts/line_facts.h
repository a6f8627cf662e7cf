// What a line of moves comes to, counted on the board: material of chess, stones of Go, mate.
#pragma once

#include "core/game/any_position.h"

#include <cstddef>
#include <span>

namespace evenmatch::lesson {

struct LineEnd {
    int gain = 0; ///< of the side to move before the line: pawns' worth of material, or stones of Go
    bool isMated = false; ///< the line ends with that side's mate
    std::size_t length = 1; ///< so many moves show it, the first one included
};

/// The line: `first`, then `rest` as far as it is legal. Chess: captures that are still good for one side at its end count, too; a line
/// that ends in the other side's mate counts as it stands before. REQUIRES: `first` is legal
LineEnd endOfLine(const game::AnyPosition& position, game::Move first, std::span<const game::Move> rest);

} // namespace evenmatch::lesson
