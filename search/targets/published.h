// Players of COMPLEX's Table III whose sources are public (ALGORITHMS.md 5), written anew from what those sources compute.
#pragma once

#include "search/targets/minimax.h"

namespace evenmatch::search {

/// The alpha-beta of Connect4 of its footnote 4 (github.com/ttsiodras/Score4): of every line of four, own discs minus the opponent's; lines
/// that are 1, 2 or 3 ahead count 1, 2 and 5. The rightmost of the best columns is played. A full board counts as lost for the side to
/// move, because that side finds no move.
struct Score4Values {
    static constexpr Ties kTies = Ties::Last;

    static int ofPosition(const connect4::Position& position);
    static int ofEnd(const connect4::Position& position, int left);
};

/// The alpha-beta of its footnote 5 (github.com/neelamgehlot/Mancala-Game-Playing-Agent): the difference of captured seeds, and the first
/// of the best pits. That program plays Kalah; here it plays Awari, as in the paper.
struct SeedValues {
    static constexpr Ties kTies = Ties::First;

    static int ofPosition(const awari::Position& position);
    static int ofEnd(const awari::Position& position, int left);
};

/// The greedy player of Awari of its reference 10 (Divilly, O'Riordan and Hill, 2013): the move whose position has the largest weighted sum
/// of six terms. The first of several. REQUIRES: the game is not over
game::Move greedySower(const awari::Position& position);

} // namespace evenmatch::search
