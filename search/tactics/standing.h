// The static evaluation of a chess position. Internal to search.
#pragma once

#include "core/game/chess/board.h"

#include <array>

namespace evenmatch::search {

/// By PieceKind, in centipawns: the value of a captured piece.
inline constexpr std::array<int, 7> kPieceWorth{100, 320, 330, 500, 950, 20'000, 0};

/// Centipawns for the side to move: the features (features.h) by their weights (weights.h), interpolated between opening and endgame by the
/// remaining pieces.
int standing(const chess::Board& board);

/// The gain of a capture after all recaptures on that square, cheapest piece first (static exchange evaluation); promotions and en passant
/// count as the captured piece. REQUIRES: board.isLegal(move)
int exchangeGain(const chess::Board& board, chess::Move move);

} // namespace evenmatch::search
