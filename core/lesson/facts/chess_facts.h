// The motifs of chess.
#pragma once

#include "core/game/chess/board.h"
#include "core/lesson/facts/fact.h"

#include <optional>
#include <vector>

namespace evenmatch::lesson {

/// What a move does, the most important fact first. A fork, skewer, discovered attack, trapped piece or overloaded defender is reported
/// only if it wins material against any reply; a pin only if it loses none. REQUIRES: board.isLegal(move)
std::vector<Fact> chessFacts(const chess::Board& board, chess::Move move);

/// LostTempo in the first twelve moves of a game from the usual start: a knight, bishop or queen moves again without a capture or threat,
/// attacks no piece, was not attacked, meets no threat, opens no line for a bishop, and is not a knight in the middle of the opponent's
/// half, while two knights or bishops are on their initial squares. Otherwise nothing. It does not evaluate the move. REQUIRES:
/// board.isLegal(move)
std::optional<Fact> lostTempo(const chess::Board& board, chess::Move move);

} // namespace evenmatch::lesson
