// Whether a side has enough material to mate, even with the opponent's help.
#pragma once

#include "core/game/chess/board.h"

namespace evenmatch::chess {

/// A dead position by material (FIDE 5.2.2): king against king, king and one minor piece against king, or nothing but kings and bishops
/// that are all on squares of one colour. Dead positions by blocked pawns are not recognised.
bool isDeadMaterial(const Board& board);

/// Whether no series of legal moves lets `side` mate (FIDE 6.9, when the other's flag falls): a bare king; a lone knight against no more
/// than queens; bishops of one colour if no bishop of the other colour, no knight and no pawn is on the board.
bool cannotMate(const Board& board, Side side);

} // namespace evenmatch::chess
