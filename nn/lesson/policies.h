// The policies of all ranks in a position: the connection from networks to core/lesson.
#pragma once

#include "core/lesson/rank_posterior.h"
#include "nn/evaluate/evaluator.h"

#include <span>
#include <vector>

namespace evenmatch::nn {

/// A position with the policies of all ranks. Moves by their index in `evaluation.moves`.
struct SeenPosition {
    Evaluation evaluation; ///< with the priors of every rank
    lesson::RankPolicies policies() const;
};

/// In the evaluator's batches. NoRanks if the network has none.
core::Result<std::vector<SeenPosition>> seeAll(Evaluator& evaluator, std::span<const GameState> states);

/// The same of one position.
core::Result<SeenPosition> seeOne(Evaluator& evaluator, const GameState& state);

/// Indices of moves by decreasing probability at a rank.
std::vector<std::size_t> likeliest(const Evaluation& evaluation, std::size_t rank, std::size_t most);

} // namespace evenmatch::nn
