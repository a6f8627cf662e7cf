// Interprets the raw outputs of a KataGo network for a position.
#pragma once

#include "nn/evaluate/evaluation.h"
#include "nn/input/game_state.h"
#include "nn/katago/network.h"
#include "nn/katago/pass.h"

#include <span>

namespace evenmatch::nn::katago {

/// The share of the optimistic policy that KataGo mixes into the policy of an analysed position: its default for the root of a search, and
/// for kata-raw-nn. Human-like networks have none.
inline constexpr float kOptimism = 0.2f;

/// One position of a batch.
struct OutputRow {
    const KatagoInfo& info;
    const KatagoOutput& output;
    std::size_t row = 0;
    int area = 0; ///< points of the board

    std::span<const float> policy() const; ///< [channels][points]
    std::span<const float> pass() const; ///< [channels]
    std::span<const float> value() const;
    std::span<const float> scoreValue() const;
    std::span<const float> ownership() const; ///< empty if not requested
};

/// Probabilities of the moves, from the policy mixed with that share of the optimistic one. REQUIRES: priors.size() == moves.size()
void fillPrior(const OutputRow& row, const GameState& state, std::span<const game::Move> moves, float optimism, std::span<float> priors);

/// Fills value, score lead and, if the pass computed it, ownership. A game without a result counts as a draw of no points.
void fillValue(const OutputRow& row, const GameState& state, Evaluation& evaluation);

} // namespace evenmatch::nn::katago
