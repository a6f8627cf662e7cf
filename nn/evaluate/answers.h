// Steps common to all evaluators, independent of the network.
#pragma once

#include "nn/evaluate/evaluator.h"

#include <span>

namespace evenmatch::nn {

/// Ranks [first, first + count) of the scale.
struct RankRange {
    std::size_t first = 0;
    std::size_t count = 0;
    double mix = 0; ///< the share of the second of two ranks for a place between them; outside 0 … 1 for a place beyond the scale;
                    ///< 0: both are requested
};

/// The requested ranks. REQUIRES: checkWish() accepts it
RankRange ranksWished(const RankWish& wish, const strength::RankScale& scale);

/// Mixes the two policies around a place between ranks, or beyond the last two, into one. No effect on other ranges. REQUIRES: rankPriors
/// have the range's ranks, and the range is of one wish
void mixRanks(const RankRange& ranks, Evaluation& answer);

/// Converts the priors of all ranks of a network, rank after rank, to those of the places. REQUIRES: 0 <= place, and within the ranks
std::vector<float> priorsAt(std::span<const double> places, std::size_t networkRanks, std::span<const float> priors);

/// BadArgument for a place that the scale does not have; it ends one rank beyond its last ones.
core::Result<void> checkWish(const RankWish& wish, const strength::RankScale& scale);

/// The answer for a position that is over: no moves, the value of its outcome. REQUIRES: position.isOver()
void answerGameOver(const game::AnyPosition& position, Evaluation& answer);

/// Converts logits to probabilities: p_i = exp(x_i) / Σ exp(x_j). NaN counts as the smallest logit, so that the sum is always 1, and
/// infinity as the largest.
void softmax(std::span<float> logits);

} // namespace evenmatch::nn
