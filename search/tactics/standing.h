// What a chess position is worth by counting, before anybody looks ahead. Inside search only.
#pragma once

#include "core/game/chess/board.h"

#include <array>

namespace evenmatch::search {

/// By PieceKind, in centipawns: what a piece counts when it is taken.
inline constexpr std::array<int, 7> kPieceWorth{100, 320, 330, 500, 950, 20'000, 0};

/// Centipawns for the side to move: the features (features.h) by their weights (weights.h). What counts early and what late in a game is
/// weighed by the pieces that are left.
int standing(const chess::Board& board);

/// What a capture gains when all that can take on that square do, the least piece first (static exchange evaluation); promotions and
/// en passant count as what is taken. REQUIRES: board.isLegal(move)
int exchangeGain(const chess::Board& board, chess::Move move);

} // namespace evenmatch::search
