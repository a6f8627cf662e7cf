// Pieces whose last way out a quiet move closes.
#pragma once

#include "core/game/chess/board.h"

#include <vector>

namespace evenmatch::lesson {

/// Knights, bishops, rooks and queens of the other side that had a safe square to go to, have none after the quiet move, which attacks
/// none of them, and fall at the latest to the move after the next, whatever is answered. Nothing where it threatens anything else, or a
/// side is in check.
/// REQUIRES: board.isLegal(move)
std::vector<chess::Square> shutIn(const chess::Board& board, chess::Move move);

} // namespace evenmatch::lesson
