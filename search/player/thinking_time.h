// How long a human would think about a move: for opponents who should not answer like machines. Matches between programs do not use it.
#pragma once

#include "core/random.h"
#include "search/tree/result.h"

#include <chrono>

namespace evenmatch::search {

/// The clock of the side to move. All zero: a game without clocks.
struct Clock {
    std::chrono::duration<double> left{0}; ///< main time
    std::chrono::duration<double> increment{0}; ///< added for each move
    std::chrono::duration<double> period{0}; ///< byo-yomi: for each move once the main time is gone
    int periods = 0; ///< left of these
};

/// 0: one move that anyone would play; 1: many moves of equal promise, and the search changed its mind about who is ahead.
double difficultyOf(const SearchResult& result);

/// The time to spend on a move: the clock's even share, more for hard positions and less for easy ones and in the opening, with the spread
/// of people (log-normal). Never more than a quarter of the main time beside what is given anew for each move, nor a whole period.
/// `movesLeft` is how many moves of its own the side still expects. Pure: the same arguments and random state give the same time.
std::chrono::duration<double> thinkingTime(const Clock& clock, double difficulty, int moveNumber, double movesLeft, core::Random& random);

} // namespace evenmatch::search
