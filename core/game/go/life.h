// Unconditional life: chains that can never be captured, even if their owner always passes.
#pragma once

#include "core/game/go/board.h"

#include <array>

namespace evenmatch::go {

/// The unconditional result for one colour, by Point.
struct UnconditionalLife {
    std::array<bool, Board::kPoints> alive{}; ///< the colour's stones that can never be captured
    std::array<bool, Board::kPoints> territory{}; ///< points where the other colour can never live; its stones there are dead
};

/// David Benson, "Life in the Game of Go", 1976. A region is a connected set of points without a stone of the colour; it is vital to a
/// chain if all its empty points are the chain's liberties. Eliminate, until nothing changes, chains with fewer than two vital regions and
/// regions that border an eliminated chain. The remaining chains live; the remaining regions that are vital to some chain are its
/// territory.
UnconditionalLife unconditionalLife(const Board& board, Color color);

} // namespace evenmatch::go
