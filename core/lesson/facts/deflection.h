// Pieces that are lured away from what they guard.
#pragma once

#include "core/game/chess/board.h"

#include <optional>

namespace evenmatch::lesson {

struct Deflection {
    chess::Square defender = 0; ///< takes the piece given, or is lost as well
    chess::Square guarded = 0; ///< falls when it has; meaningless where mate follows
    chess::Move mate = chess::kNoMove; ///< what follows when it has taken; kNoMove: no mate
};

/// The move gives a piece for less, and a piece that may take it guards something else, alone: a piece that then falls, or the king
/// against mate. Every answer loses more than a pawn or is mated at once. REQUIRES: board.isLegal(move)
std::optional<Deflection> deflection(const chess::Board& board, chess::Move move);

} // namespace evenmatch::lesson
