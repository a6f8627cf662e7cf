// A side of a game as one row of numbers, for the estimators that learn (discriminant, meta-model; ALGORITHMS.md 4).
#pragma once

#include "core/strength/scored_side.h"

#include <cstddef>
#include <string>
#include <vector>

namespace evenmatch::strength {

/// How many there are for a network of that many ranks, and what they are called. The order is part of every stored meta-model.
std::size_t featureCount(std::size_t ranks);
std::vector<std::string> featureNames(std::size_t ranks);

/// Means over the side's moves: β and its parts, log priors (their mean is the logarithm of the geometric mean GM_j), value and its spread,
/// what the moves cost by the network's own value (the value before the side's next move against the one before this).
/// REQUIRES: the side has a move
std::vector<double> features(const SideNumbers& side);

} // namespace evenmatch::strength
