// The meta-model (ALGORITHMS.md 4): boosted trees from the mean features of n games to a rank, one model a number of games.
#pragma once

#include "core/strength/estimate/estimator.h"
#include "core/strength/estimate/side_features.h"
#include "nn/ranks/estimators/forest.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// For one number of games. Where the set has clocks, it was taught with those of a quarter of the rows hidden, and answers for games
/// without them, too. The forest answers with a rank index; what it says of games it was not grown on is spread around `means[r]`.
struct MetaModel {
    strength::FeatureSet set = strength::ownFeatures();
    int games = 1;
    Forest forest;
    std::vector<float> means;
    float deviation = 1;
    bool operator==(const MetaModel&) const = default;
};

struct MetaOptions {
    std::vector<int> games{1, 5, 10, 15, 20};
    int draws = 2000; ///< rows a rank, each the mean of n games drawn with replacement; for one game: every side once
    bool drawSingles = false; ///< rows of one game are drawn, too, as published
    ForestOptions forest;
    int fewerLeaves = 0; ///< trees of so many leaves are tried, too, and taken where they err less on held-out players; 0: as published
    strength::FeatureSet set = strength::ownFeatures();
};

/// Each model's means and deviation come from models grown on one half of the players and asked about the other.
/// NotFound when there are no sides. REQUIRES: all sides have moves, a rank below `ranks`, and what the feature set needs
core::Result<std::vector<MetaModel>> fitMetaModels(
    std::span<const strength::ScoredSide> sides, std::size_t ranks, const MetaOptions& options = {});

/// As ModelDescription::metaModels holds them: for N games "rank-N" of the network's own features, else "SET/N".
std::map<std::string, std::vector<std::byte>> toBytes(std::span<const MetaModel> models);
/// Those among them that are meta-models. NetworkDamaged when one is broken or for another number of ranks.
core::Result<std::vector<MetaModel>> metaModelsFrom(const std::map<std::string, std::vector<std::byte>>& bytes, std::size_t ranks);

/// Two estimators for every feature set, by its name: "meta": nearest of the means, by the model for the largest number of games that is
/// not above the number at hand; "meta-rounded": the forest's answer rounded, as published. Empty without models.
strength::Estimators metaEstimators(std::vector<MetaModel> models);

} // namespace evenmatch::nn
