// A human's thinking time for a move, for opponents that should not reply like machines. Matches between programs do not use it.
#pragma once

#include "core/random.h"
#include "search/tree/result.h"

#include <chrono>

namespace evenmatch::search {

/// The clock of the side to move. All zero: a game without clocks.
struct Clock {
    std::chrono::duration<double> left{0}; ///< main time
    std::chrono::duration<double> increment{0}; ///< added for each move
    std::chrono::duration<double> period{0}; ///< byo-yomi: for each move after the main time
    int periods = 0; ///< periods left
};

/// 0: one obvious move; 1: many equally promising moves, and the search changed its evaluation.
double difficultyOf(const SearchResult& result);

/// The time for a move: an even share of the clock, more for difficult positions and less for easy ones and in the opening, with human
/// variation (log-normal). At most a quarter of the main time plus the time renewed for each move, and never all of the time left or a
/// whole period. `movesLeft` is the expected number of own moves. Pure: the same arguments and random state give the same time.
std::chrono::duration<double> thinkingTime(const Clock& clock, double difficulty, int moveNumber, double movesLeft, core::Random& random);

} // namespace evenmatch::search
