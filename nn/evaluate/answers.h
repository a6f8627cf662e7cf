// What all evaluators do to an answer, whatever network is behind them.
#pragma once

#include "nn/evaluate/evaluator.h"

#include <span>

namespace evenmatch::nn {

/// Ranks [first, first + count) of the scale.
struct RankRange {
    std::size_t first = 0;
    std::size_t count = 0;
    double mix = 0; ///< the part of the second of two ranks, where a place between them is wished; outside 0 … 1 for one beyond the scale;
                    ///< 0: both are wished
};

/// The ranks that a wish asks for. REQUIRES: checkWish() has nothing against it
RankRange ranksWished(const RankWish& wish, const strength::RankScale& scale);

/// Makes one policy of the two of a place between ranks, or beyond the last two. Does nothing to other ranges. REQUIRES: rankPriors hold
/// the range's ranks, and the range is of one wish
void mixRanks(const RankRange& ranks, Evaluation& answer);

/// The priors of all ranks of a network, one rank's moves after the other's, become those of the places. REQUIRES: 0 <= place, and within
/// the ranks
std::vector<float> priorsAt(std::span<const double> places, std::size_t networkRanks, std::span<const float> priors);

/// BadArgument when a wish names a place that the scale does not have; it ends a rank beyond its last ones.
core::Result<void> checkWish(const RankWish& wish, const strength::RankScale& scale);

/// The answer for a position that is over: no moves, the value of its outcome. REQUIRES: position.isOver()
void answerGameOver(const game::AnyPosition& position, Evaluation& answer);

/// Logits become probabilities: p_i = exp(x_i) / Σ exp(x_j). Logits that are not numbers count as the least, so that the sum is 1 whatever
/// comes in; so do infinite ones as the largest.
void softmax(std::span<float> logits);

} // namespace evenmatch::nn
