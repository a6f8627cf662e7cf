// Random playouts, for UCT and for measuring how fast the rules are.
#pragma once

#include "core/game/game.h"

namespace evenmatch::game {

/// How a playout ended, and how long it was.
struct Playout {
    Outcome outcome = Outcome::None;
    int moves = 0;
};

/// Plays random moves until the game is over or `maxMoves` were played (the outcome is None then).
template <GamePosition P>
Playout playOut(P& position, core::Random& random, int maxMoves)
{
    Playout result;
    while (result.moves < maxMoves) {
        const Move move = position.randomMove(random);
        if (move == kNoMove)
            break;
        position.play(move);
        ++result.moves;
    }
    result.outcome = position.outcome();
    return result;
}

} // namespace evenmatch::game
