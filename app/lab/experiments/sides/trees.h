// What the lines on MULTI share: trees grown on candidates as published, and sides of players with many games.
#pragma once

#include "app/lab/experiments/sides/sides.h"
#include "nn/ranks/estimators/meta_model.h"

#include <string>
#include <vector>

namespace evenmatch::experiments {

/// Where all trees of these lines differ from the paper's.
inline constexpr const char* kTreesDiffer
    = "Differences from the paper: losses by the network's own value instead of a strong engine (--stockfish, --katago; --value-after: "
      "difference in log odds before and after the move); as many levels as ranks, from one network; XGBoost trees with LightGBM's "
      "defaults, fitted on candidates.";

/// As many draws as the paper, those of one game among them.
nn::MetaOptions metaOptions(const Experiment& experiment, std::vector<int> games);

/// Trees grown on the candidates: two estimators, as nn::metaEstimators() has them.
core::Result<strength::Estimators> metaFrom(const KnownSides& known, const nn::MetaOptions& options);

/// Sides of players with as many games as the paper asks for, where they are of half of the ranks; else of all who have a few
/// (KnownSides::ofPlayer says how many).
core::Result<KnownSides> readPlayers(const Experiment& experiment, jobs::JobContext& job);

/// "5 games: 61 players of 7 ranks; …"
std::string playersWith(const std::vector<strength::ScoredSide>& sides, const std::vector<int>& games);

} // namespace evenmatch::experiments
