// The motifs of chess.
#pragma once

#include "core/game/chess/board.h"
#include "core/lesson/facts/fact.h"

#include <optional>
#include <vector>

namespace evenmatch::lesson {

/// What a move does, the weightiest first. A fork, skewer, discovered attack, trapped piece or overloaded defender is named only where it
/// wins material against any answer; a pin where it does not cost any. REQUIRES: board.isLegal(move)
std::vector<Fact> chessFacts(const chess::Board& board, chess::Move move);

/// LostTempo, in the first twelve moves of a game from the usual start: a knight, bishop or queen that stands away from home moves again,
/// takes and threatens nothing, attacks no piece, was attacked by none, answers no threat, makes way for no bishop, is no knight in the
/// middle of the board's other half, and two knights or bishops are still at home. Nothing where that is not so. It says nothing about how
/// good the move is. REQUIRES: board.isLegal(move)
std::optional<Fact> lostTempo(const chess::Board& board, chess::Move move);

} // namespace evenmatch::lesson
