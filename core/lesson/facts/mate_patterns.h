// Mates with a name, recognised by the placement of the pieces.
#pragma once

#include "core/game/chess/board.h"

#include <cstdint>
#include <optional>

namespace evenmatch::lesson {

enum class MatePattern : std::uint8_t {
    Smothered, ///< by a knight; the king is surrounded by its own pieces
    Arabian, ///< rook beside a king in the corner, guarded by a knight
    Anastasia, ///< rook or queen along the edge, a knight three files from the king, an own piece beside it
    Boden, ///< two bishops on crossing diagonals
    TwoBishops, ///< two bishops on adjacent diagonals
    Dovetail, ///< a queen diagonally beside the king, whose own pieces take its last squares
    Hook, ///< a rook beside the king guarded by a knight, which a pawn guards
};

/// Nothing if the mate has none of these patterns. REQUIRES: isMate(board)
std::optional<MatePattern> matePattern(const chess::Board& board);

/// Mate along the king's first rank, with own pieces on all squares in front of it. REQUIRES: isMate(board)
bool isBackRankMate(const chess::Board& board);

} // namespace evenmatch::lesson
