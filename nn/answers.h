// What all evaluators do to an answer, whatever network is behind them.
#pragma once

#include "nn/evaluator.h"

#include <span>

namespace evenmatch::nn {

/// Ranks [first, first + count) of the scale.
struct RankRange {
    std::size_t first = 0;
    std::size_t count = 0;
};

/// The ranks that a wish asks for. REQUIRES: a single rank is of the scale
RankRange ranksWished(const RankWish& wish, const strength::RankScale& scale);

/// BadArgument when a wish names a rank that the scale does not have.
core::Result<void> checkWish(const RankWish& wish, const strength::RankScale& scale);

/// The answer for a position that is over: no moves, the value of its outcome. REQUIRES: position.isOver()
void answerGameOver(const game::AnyPosition& position, Evaluation& answer);

/// Logits become probabilities: p_i = exp(x_i) / Σ exp(x_j). Logits that are not numbers count as the least, so that the sum is 1 whatever
/// comes in; so do infinite ones as the largest.
void softmax(std::span<float> logits);

} // namespace evenmatch::nn
