// What rank a single move looks like: boosted trees that see what the network says of it. Means over a side's moves lose what only few of them
// show; what such trees answer about every move, summed up, is what a meta-model looks at beside the means.
#pragma once

#include "core/strength/side_features.h"
#include "nn/forest.h"

#include <array>
#include <cstddef>
#include <span>

namespace evenmatch::nn {

/// Mean, standard deviation, lower and upper quartile of the answers about a side's moves, as ranks counted from the strongest.
inline constexpr std::size_t kMoveAnswers = 4;

/// How many numbers of a move the trees of a set look at.
std::size_t moveFeatureCount(const strength::FeatureSet& set, std::size_t ranks);

/// Grown on every move of the sides; ranks weigh the same. Of a move they see what the set may: its Level, Quality, Priors and Values.
/// NotFound when there are no moves. REQUIRES: ranks of the sides below `ranks`
core::Result<Forest> growMoveForest(
    std::span<const strength::ScoredSide* const> sides, std::size_t ranks, const strength::FeatureSet& set, const ForestOptions& options);

/// REQUIRES: the side has a move, forest.features() == moveFeatureCount(set, side.ranks)
std::array<double, kMoveAnswers> moveAnswers(const Forest& forest, const strength::SideNumbers& side, const strength::FeatureSet& set);

} // namespace evenmatch::nn
