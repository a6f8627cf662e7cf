// Quiet moves that close a piece's last escape.
#pragma once

#include "core/game/chess/board.h"

#include <vector>

namespace evenmatch::lesson {

/// Knights, bishops, rooks and queens of the opponent that had a safe square before the quiet move and have none after it. The move attacks
/// none of them, but they are lost within two moves against any reply. Empty if the move threatens anything else, or if a side is in check.
/// REQUIRES: board.isLegal(move)
std::vector<chess::Square> shutIn(const chess::Board& board, chess::Move move);

} // namespace evenmatch::lesson
