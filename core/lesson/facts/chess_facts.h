// The motifs of chess.
#pragma once

#include "core/game/chess/board.h"
#include "core/lesson/facts/fact.h"

#include <optional>
#include <vector>

namespace evenmatch::lesson {

/// What a move does, the most important fact first. A fork, skewer, discovered attack, trapped piece or overloaded defender is named only
/// if it wins material against any reply; a pin if it costs none. REQUIRES: board.isLegal(move)
std::vector<Fact> chessFacts(const chess::Board& board, chess::Move move);

/// LostTempo, in the first twelve moves of a game from the usual start: a knight, bishop or queen away from home moves again without a
/// capture or threat, attacks no piece, was not attacked, meets no threat, opens no line for a bishop, is no knight in the middle of the
/// opponent's half, and two knights or bishops are still at home. Otherwise nothing. It is no judgement of the move. REQUIRES:
/// board.isLegal(move)
std::optional<Fact> lostTempo(const chess::Board& board, chess::Move move);

} // namespace evenmatch::lesson
