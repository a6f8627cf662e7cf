// The motifs of chess.
#pragma once

#include "core/game/chess/board.h"
#include "core/lesson/fact.h"

namespace evenmatch::lesson {

/// What a move does, the weightiest first. A fork, skewer, discovered attack, trapped piece or overloaded defender is named only where it wins
/// material against any answer; a pin where it does not cost any. REQUIRES: board.isLegal(move)
std::vector<Fact> chessFacts(const chess::Board& board, chess::Move move);

} // namespace evenmatch::lesson
