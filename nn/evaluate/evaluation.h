// The result of one network pass for a position, shared by all modules.
#pragma once

#include "core/game/game.h"
#include "nn/evaluate/packed_answer.h"

#include <cstddef>
#include <span>
#include <vector>

namespace evenmatch::nn {

/// β(s, a) = level of the position + quality of the move. Lists are indexed by the move's index in `moves`.
struct Evaluation {
    float value = 0; ///< -1 … 1, expected result for the side to move
    float scoreLead = 0; ///< Go: expected points ahead for the side to move; otherwise 0
    float level = 0; ///< the part of β from the position
    std::vector<game::Move> moves; ///< every legal move; empty when the game is over
    std::vector<float> prior; ///< rank-free, sums to 1
    std::vector<float> quality; ///< the part of β from the move
    std::vector<float> rankPriors; ///< of the requested ranks, rank after rank, each sums to 1; empty if none was requested
    PackedAnswer packed; ///< if Query::keep requests it and the evaluator packs: the lists are empty then

    std::vector<float> ownership; ///< Go, if Query::ownership requests it: the owner of each point, from 1 (the side to move) to -1 (the
                                  ///< other); row by row from the top
    std::vector<float> rankScores; ///< for a classifier: log P of every rank for the move that led here; empty for other networks, and if
                                   ///< the game is over

    std::size_t indexOf(game::Move move) const; ///< moves.size() if it is missing
    float beta(std::size_t move) const { return level + quality[move]; }
    /// The n-th of the requested ranks.
    std::span<const float> rankPrior(std::size_t n) const { return std::span(rankPriors).subspan(n * moves.size(), moves.size()); }
};

} // namespace evenmatch::nn
