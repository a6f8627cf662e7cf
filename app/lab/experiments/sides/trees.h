// Common parts of the lines on MULTI: trees fitted on candidates as published, and sides of players with many games.
#pragma once

#include "app/lab/experiments/sides/sides.h"
#include "nn/ranks/estimators/meta_model.h"

#include <string>
#include <vector>

namespace evenmatch::experiments {

/// The differences of all trees of these lines from the paper's.
inline constexpr const char* kTreesDiffer
    = "Differences from the paper: losses by the network's own value instead of a strong engine (--stockfish, --katago; --value-after: "
      "difference in log odds before and after the move); as many levels as ranks, from one network; XGBoost trees with LightGBM's "
      "defaults, fitted on candidates.";

/// As many samples as the paper, including those of one game.
nn::MetaOptions metaOptions(const Experiment& experiment, std::vector<int> games);

/// Trees fitted on the candidates: two estimators, as in nn::metaEstimators().
core::Result<strength::Estimators> metaFrom(const KnownSides& known, const nn::MetaOptions& options);

/// Sides of players with as many games as the paper requires, if half of the ranks have them; otherwise of all players with a few
/// (KnownSides::ofPlayer has the number).
core::Result<KnownSides> readPlayers(const Experiment& experiment, jobs::JobContext& job);

/// "5 games: 61 players of 7 ranks; …"
std::string playersWith(const std::vector<strength::ScoredSide>& sides, const std::vector<int>& games);

} // namespace evenmatch::experiments
