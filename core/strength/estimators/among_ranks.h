// An estimator restricted to some of its ranks.
#pragma once

#include "core/strength/estimate/estimator.h"

#include <vector>

namespace evenmatch::strength {

/// The ranks of at least one side, as a flag per rank of the scale.
std::vector<bool> ranksWithSides(std::span<const ScoredSide> sides, std::size_t ranks);

/// Gives every other rank probability 0 and scales the rest to a sum of 1. If the estimator gives the allowed ranks no probability, they
/// are equally probable. A rank without candidates has no mean of its own: ordering the means gives it a neighbour's, and the tie makes
/// both ranks impossible to hit.
/// REQUIRES: allowed.size() == estimator->ranks(), at least one is allowed
std::unique_ptr<const Estimator> amongRanks(std::vector<bool> allowed, std::unique_ptr<const Estimator> estimator);

} // namespace evenmatch::strength
