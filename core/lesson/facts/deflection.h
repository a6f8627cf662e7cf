// Pieces that are lured away from what they guard.
#pragma once

#include "core/game/chess/board.h"

#include <optional>

namespace evenmatch::lesson {

struct Deflection {
    chess::Square defender = 0; ///< captures the offered piece, or is lost as well
    chess::Square guarded = 0; ///< lost after the capture; undefined if mate follows
    chess::Move mate = chess::kNoMove; ///< the mate after the capture; kNoMove: none
};

/// The move offers a piece for less. A piece that can capture it is the only guard of another piece, or of the king against mate. Every
/// reply loses more than a pawn or allows mate at once. REQUIRES: board.isLegal(move)
std::optional<Deflection> deflection(const chess::Board& board, chess::Move move);

} // namespace evenmatch::lesson
