// What one pass of a network says about a position: the record that everything shares.
#pragma once

#include "core/game/game.h"
#include "nn/evaluate/packed_answer.h"

#include <cstddef>
#include <span>
#include <vector>

namespace evenmatch::nn {

/// β(s, a) = level of the position + quality of the move. Lists go by index of the move in `moves`.
struct Evaluation {
    float value = 0; ///< -1 … 1, expected result for the side to move
    float scoreLead = 0; ///< Go: expected points ahead for the side to move; else 0
    float level = 0; ///< β's part that speaks of the position
    std::vector<game::Move> moves; ///< every legal move; empty when the game is over
    std::vector<float> prior; ///< rank-free, sums to 1
    std::vector<float> quality; ///< β's part that speaks of the move
    std::vector<float> rankPriors; ///< of the ranks asked for, rank after rank, each sums to 1; empty when none was asked for
    PackedAnswer packed; ///< where Query::keep asked for it and the evaluator packs: the lists are empty then

    std::vector<float> ownership; ///< Go, where Query::ownership asked for it: who will own each point, 1 the side to move to -1 the other;
                                  ///< row by row from the top
    std::vector<float> rankScores; ///< of a classifier: log P of every rank for the move that led here; empty of other networks, and where
                                   ///< the game is over

    std::size_t indexOf(game::Move move) const; ///< moves.size() when it is not there
    float beta(std::size_t move) const { return level + quality[move]; }
    /// The n-th of the ranks asked for.
    std::span<const float> rankPrior(std::size_t n) const { return std::span(rankPriors).subspan(n * moves.size(), moves.size()); }
};

} // namespace evenmatch::nn
