// Pieces whose last escape a quiet move closes.
#pragma once

#include "core/game/chess/board.h"

#include <vector>

namespace evenmatch::lesson {

/// Knights, bishops, rooks and queens of the opponent that had a safe square before the quiet move and have none after it. The move attacks
/// none of them, and they are lost at the latest to the second next move, against any reply. Nothing if the move threatens anything else,
/// or a side is in check. REQUIRES: board.isLegal(move)
std::vector<chess::Square> shutIn(const chess::Board& board, chess::Move move);

} // namespace evenmatch::lesson
