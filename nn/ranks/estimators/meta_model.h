// The meta-model (ALGORITHMS.md 4): boosted trees from the mean features of n games to a rank, one model per number of games.
#pragma once

#include "core/strength/estimate/estimator.h"
#include "core/strength/estimate/side_features.h"
#include "nn/ranks/estimators/forest.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// For one number of games. With clocks in the set, it was trained with the clocks of a quarter of the rows hidden, and also handles games
/// without them. The forest returns a rank index; its results for held-out games are spread around `means[r]`.
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
    int draws = 2000; ///< rows per rank, each the mean of n games drawn with replacement; for one game: every side once
    bool drawSingles = false; ///< rows of one game are drawn, too, as published
    ForestOptions forest;
    int fewerLeaves
        = 0; ///< trees with this many leaves are also tried, and used if their error on held-out players is smaller; 0: as published
    int stopEvery = 0; ///< growing may stop after every so many trees, where the error on held-out players is smallest; 0: as published
    strength::FeatureSet set = strength::ownFeatures();
};

/// Each model's means and deviation come from models fitted on one half of the players and applied to the other. NotFound without sides.
/// REQUIRES: all sides have moves, a rank below `ranks`, and the needs of the feature set
core::Result<std::vector<MetaModel>> fitMetaModels(
    std::span<const strength::ScoredSide> sides, std::size_t ranks, const MetaOptions& options = {});

/// Keys in ModelDescription::metaModels: for N games "rank-N" of the network's own features, otherwise "SET/N".
std::map<std::string, std::vector<std::byte>> toBytes(std::span<const MetaModel> models);
/// The meta-models among them. NetworkDamaged if one is broken or for another number of ranks.
core::Result<std::vector<MetaModel>> metaModelsFrom(const std::map<std::string, std::vector<std::byte>>& bytes, std::size_t ranks);

/// Two estimators for every feature set, by its name: "meta": nearest of the means, by the model for the largest number of games up to the
/// present one; "meta-rounded": the forest's result rounded, as published. Empty without models.
strength::Estimators metaEstimators(std::vector<MetaModel> models);

} // namespace evenmatch::nn
