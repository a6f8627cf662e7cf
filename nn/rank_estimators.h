// The estimators that a model file brings along.
#pragma once

#include "core/strength/game_phase.h"
#include "core/strength/rank_estimate.h"
#include "nn/model_file.h"

#include <map>

namespace evenmatch::nn {

/// Every estimator of the model, baselines last. NotFound when nobody has profiled it, NetworkDamaged when what it brings is broken.
core::Result<strength::Estimators> estimatorsOf(const ModelDescription& model);

/// Those that answer "what rank do I play at?": for whole games and for the phases of a game.
struct PlayerEstimators {
    std::shared_ptr<const strength::RankEstimator> whole;
    /// By phase; one that is missing gives no estimate of that phase.
    std::map<strength::GamePhase, std::shared_ptr<const strength::RankEstimator>> phases;
    strength::RankScale scale;
    std::string verified; ///< how far the ranks can be trusted, in the profile's words; empty: nothing is known

    bool isValid() const { return whole != nullptr; }
};

/// `name`: an estimator of estimatorsOf(); empty: the one that `profile` found best for players.
core::Result<PlayerEstimators> playerEstimatorsOf(const ModelDescription& model, std::string_view name = {});

/// For a network without a model file (Maia's, a fake): by the likelihood of its ranks' policies, and not calibrated.
core::Result<PlayerEstimators> uncalibratedEstimators(const NetworkInfo& network);

} // namespace evenmatch::nn
