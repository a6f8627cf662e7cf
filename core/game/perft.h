// Counts move sequences: the classic test of a move generator.
#pragma once

#include "core/game/game.h"

namespace evenmatch::game {

/// The number of sequences of `depth` legal moves from a position, without shorter sequences. The position changes and is restored.
template <GamePosition P>
std::uint64_t perft(P& position, int depth)
{
    if (depth == 0)
        return 1;
    MoveList moves;
    position.legalMoves(moves);
    if (depth == 1)
        return moves.size();
    std::uint64_t count = 0;
    typename P::Undo undo;
    for (const Move move : moves) {
        position.play(move, undo);
        count += perft(position, depth - 1);
        position.undo(undo);
    }
    return count;
}

} // namespace evenmatch::game
