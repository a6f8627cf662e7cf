// Reading ladders and nets: whether a chain in atari, or near it, can get away.
#pragma once

#include "core/game/go/board.h"

#include <vector>

namespace evenmatch::lesson {

enum class Reading : std::uint8_t { Caught, Escapes, Unknown /**< too much to read, or a ko decides */ };

struct ReadChain {
    Reading reading = Reading::Unknown;
    int moves = 0; ///< of the longest line read
};

/// The chain at `stone`, its own side to move. REQUIRES: it has one liberty
ReadChain readEscape(const go::Board& board, go::Point stone);
/// The chain at `stone`, the other side to move: whether it can be caught by one atari after another. More than two liberties: Escapes.
ReadChain readCatch(const go::Board& board, go::Point stone);

/// Whether the chain, its own side to move, is shut in: whatever it answers, ataris catch it. Where it has three liberties or fewer.
bool isNetted(const go::Board& board, go::Point stone);
/// Whether the other side, to move, catches the chain by a move that is no atari: a net. Read where it has three liberties or fewer.
bool canBeNetted(const go::Board& board, go::Point stone);

/// The stone that was placed took another one in a ko: simple ko forbids to take it back at once. REQUIRES: a stone stands at `p`
inline bool takesKo(go::Board::Taken taken, const go::Board& after, go::Point p) { return taken.captured == 1 && after.isLoneInAtari(p); }

/// The chain's liberties, at most `most` of them.
std::vector<go::Point> libertiesOf(const go::Board& board, go::Point stone, std::size_t most = 400);
std::vector<go::Point> stonesOf(const go::Board& board, go::Point stone);
/// One stone of each chain of a colour beside the chain.
std::vector<go::Point> chainsBeside(const go::Board& board, go::Point stone, go::Color color);
/// Where the chain takes chains of the other colour beside it that are in atari; a point may come twice.
std::vector<go::Point> capturesBeside(const go::Board& board, go::Point stone);

} // namespace evenmatch::lesson
