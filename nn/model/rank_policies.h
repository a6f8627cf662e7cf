// From the outputs of a network with ranks to an evaluation's policies and qualities.
#pragma once

#include "nn/evaluate/answers.h"

#include <span>

namespace evenmatch::nn {

/// The policy head's outputs for the legal moves.
struct PolicyColumns {
    std::span<const float> free; ///< logits without a rank, [move]
    std::span<const float> basis; ///< [basis][move]: sums run along moves
    std::span<const float> mix; ///< [ranks][basis] of the network
};

/// Fills the policies of these ranks, not yet mixed (mixRanks()): free + Σ mix · basis.
void fillRankPriors(const PolicyColumns& columns, const RankRange& ranks, Evaluation& answer);

/// As in the trainer: the remaining quality depends on the move alone.
void centre(std::span<float> quality, std::span<const float> prior);

} // namespace evenmatch::nn
