// How far the marks of a review are right: held against what a deeper judge says of the same games.
#pragma once

#include "nn/review/move_costs.h"

#include <cstddef>
#include <span>

namespace evenmatch::nn {

/// Counts over games; they add up.
struct FlagCheck {
    std::size_t games = 0;
    std::size_t moves = 0; ///< that both judges know
    std::size_t flags = 0; ///< marked ? or ??
    std::size_t right = 0; ///< of those, that the deeper judge marks, too
    std::size_t nearly = 0; ///< of those, that cost half of what a mark takes at least by the deeper judge
    std::size_t blunders = 0; ///< marked ?? by the deeper judge
    std::size_t found = 0; ///< of those, marked ? or ??

    double precision() const { return flags > 0 ? static_cast<double>(right) / static_cast<double>(flags) : 0; }
    double recall() const { return blunders > 0 ? static_cast<double>(found) / static_cast<double>(blunders) : 0; }
    FlagCheck& operator+=(const FlagCheck& other);
};

/// One game's costs by two judges. REQUIRES: both are of the same game
FlagCheck checkFlags(std::span<const MoveCost> costs, std::span<const MoveCost> deeper);

} // namespace evenmatch::nn
