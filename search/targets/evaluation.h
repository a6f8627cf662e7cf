// Simple evaluations of positions, for the targets of COMPLEX (ALGORITHMS.md 5): the lead of the side to move, in the game's own units. For
// unfinished games.
//
// COMPLEX names the counted terms, but not their weights: those of evaluate() are ours. published.h has the players whose sources it names.
#pragma once

#include "core/game/awari/position.h"
#include "core/game/connect4/position.h"
#include "core/game/othello/position.h"

#include <concepts>

namespace evenmatch::search {

/// Open runs: each line of four without the opponent's discs counts 1 with one own disc, 4 with two, 16 with three.
int evaluate(const connect4::Position& position);

/// Lines of four in which `own` has 1, 2 or 3 discs more than `other` count 1, 2 and 5, the others' in the same way against it. Discs as in
/// connect4::Position::discs(). REQUIRES: nobody has four in a line
int leadInLines(std::uint64_t own, std::uint64_t other);

/// Captured seeds (8 each), seeds in own pits (1 each) and own pits that are not empty (1 each).
int evaluate(const awari::Position& position);

/// Squares (corners 16, the squares that give them away −8 beside and −4 on the rim while the corner is empty, the rest of the rim 2) and
/// mobility (2 for each move that the side has, or would have on its turn).
template <int N>
int evaluate(const othello::Position<N>& position);

extern template int evaluate(const othello::Position<6>& position);
extern template int evaluate(const othello::Position<8>& position);

/// A game with an evaluation.
template <class P>
concept Evaluated = game::GamePosition<P> && requires(const P& position)
{
    {
        evaluate(position)
        } -> std::same_as<int>;
};

} // namespace evenmatch::search
