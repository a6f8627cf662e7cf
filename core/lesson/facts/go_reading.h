// Reads ladders and nets: whether a chain in atari, or nearly, can escape.
#pragma once

#include "core/game/go/board.h"

#include <vector>

namespace evenmatch::lesson {

enum class Reading : std::uint8_t { Caught, Escapes, Unknown /**< too much to read, or a ko decides */ };

struct ReadChain {
    Reading reading = Reading::Unknown;
    int moves = 0; ///< of the longest line read
};

/// The chain at `stone`, with its side to move. REQUIRES: it has one liberty
ReadChain readEscape(const go::Board& board, go::Point stone);
/// The chain at `stone`, with the opponent to move: whether successive ataris catch it. With more than two liberties: Escapes.
ReadChain readCatch(const go::Board& board, go::Point stone);

/// Whether the chain, with its side to move, is shut in: ataris catch it after any reply. Only for at most three liberties.
bool isNetted(const go::Board& board, go::Point stone);
/// Whether the opponent, to move, catches the chain by a move that is not an atari: a net. Only for at most three liberties.
bool canBeNetted(const go::Board& board, go::Point stone);

/// Whether the placed stone captured one in a ko, so that simple ko forbids recapturing at once. REQUIRES: a stone is at `p`
inline bool takesKo(go::Board::Taken taken, const go::Board& after, go::Point p) { return taken.captured == 1 && after.isLoneInAtari(p); }

/// The chain's liberties, at most `most` of them.
std::vector<go::Point> libertiesOf(const go::Board& board, go::Point stone, std::size_t most = 400);
std::vector<go::Point> stonesOf(const go::Board& board, go::Point stone);
/// One stone of each adjacent chain of a colour.
std::vector<go::Point> chainsBeside(const go::Board& board, go::Point stone, go::Color color);
/// The moves that capture adjacent opposing chains in atari; a point may occur twice.
std::vector<go::Point> capturesBeside(const go::Board& board, go::Point stone);

} // namespace evenmatch::lesson
