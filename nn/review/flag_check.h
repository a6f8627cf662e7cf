// Checks the marks of a review against a deeper judge's evaluation of the same games.
#pragma once

#include "nn/review/move_costs.h"

#include <cstddef>
#include <span>

namespace evenmatch::nn {

/// Counts over games; they add up.
struct FlagCheck {
    std::size_t games = 0;
    std::size_t moves = 0; ///< known to both judges
    std::size_t others = 0; ///< moves without a mark
    std::size_t sampled = 0; ///< of these, known to the deeper judge
    std::size_t flags = 0; ///< marked ? or ??
    std::size_t right = 0; ///< of these, also marked by the deeper judge
    std::size_t nearly = 0; ///< of these, with at least half of a mark's loss by the deeper judge
    std::size_t blunders = 0; ///< marked ?? by the deeper judge
    std::size_t found = 0; ///< of these, marked ? or ??
    double missed = 0; ///< blunders without a mark: each game's sample stands for all its moves without a mark

    double precision() const { return flags > 0 ? static_cast<double>(right) / static_cast<double>(flags) : 0; }
    double recall() const { return found > 0 ? static_cast<double>(found) / (static_cast<double>(found) + missed) : 0; }
    bool isSampled() const { return sampled < others; }
    FlagCheck& operator+=(const FlagCheck& other);
};

/// Compares one game's losses by two judges; the deeper one may know only some moves. REQUIRES: both are of the same game
FlagCheck checkFlags(std::span<const MoveCost> costs, std::span<const MoveCost> deeper);

} // namespace evenmatch::nn
