// Mates with a name, told by how the men stand.
#pragma once

#include "core/game/chess/board.h"

#include <cstdint>
#include <optional>

namespace evenmatch::lesson {

enum class MatePattern : std::uint8_t {
    Smothered, ///< a knight's, the king shut in by its own men
    Arabian, ///< rook beside a king in the corner, guarded by a knight
    Anastasia, ///< rook or queen along the edge, a knight three files from the king, its own man beside it
    Boden, ///< two bishops from two sides
    TwoBishops, ///< two bishops beside each other
    Dovetail, ///< a queen diagonally beside the king, whose own men take its last squares
    Hook, ///< a rook beside the king guarded by a knight, which a pawn guards
};

/// Nothing where the mate has none of these shapes. REQUIRES: isMate(board)
std::optional<MatePattern> matePattern(const chess::Board& board);

/// Mate along the king's own first rank, with its own men on all squares before it. REQUIRES: isMate(board)
bool isBackRankMate(const chess::Board& board);

} // namespace evenmatch::lesson
