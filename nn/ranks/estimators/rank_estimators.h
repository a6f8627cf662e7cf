// The estimators in a model file.
#pragma once

#include "core/strength/estimate/game_phase.h"
#include "core/strength/estimate/rank_estimate.h"
#include "core/strength/estimators/estimators.h"
#include "nn/model/model_file.h"

#include <map>

namespace evenmatch::nn {

/// The fit of the model's estimators. NoRankProfile without a profile.
core::Result<strength::EstimatorFit> estimatorFitOf(const ModelDescription& model);

/// Every estimator of the model that needs at most the `available` results of other programs, baselines last. NoRankProfile without a
/// profile, NetworkDamaged for broken contents. For games on a board with its own part: onBoard(model, game).
core::Result<strength::Estimators> estimatorsOf(const ModelDescription& model, strength::OutsideKinds available = {});

/// The server's ranks for results. Empty: the network's own. NoServerRanks for a server outside the profile.
core::Result<strength::ServerRanks> ranksSaid(const std::optional<strength::RankProfile>& profile, const std::string& server);

/// The estimators of a player's rank: for whole games and for the phases of a game.
struct PlayerEstimators {
    std::shared_ptr<const strength::RankEstimator> whole;
    /// By phase; without one there is no estimate of that phase.
    std::map<strength::GamePhase, std::shared_ptr<const strength::RankEstimator>> phases;
    /// For whole games by the network alone, like the phases; null if `whole` needs no other program either.
    std::shared_ptr<const strength::RankEstimator> alone;
    /// For whole games, the one with the smallest loss on held-out players, even if it reacts to the opponent: the basis of the estimate
    /// from everything in the files. Null only if `whole` is.
    std::shared_ptr<const strength::RankEstimator> reacting;
    strength::RankScale scale;
    std::string verified; ///< the accuracy of the ranks, in the profile's words; empty: unknown
    /// For a server's ranks: the place of each of its ranks on the network's scale. Empty: the scale is the network's.
    std::vector<double> places;
    std::string board = {}; ///< the only board of the measurement ("go9"); empty: no part of the model is for one board
    std::string server = {}; ///< the server of the scale's ranks; empty: the network's own ranks

    /// The network's rank whose policy represents a rank of the scale.
    std::size_t policyRank(std::size_t rank) const;

    bool isValid() const { return whole != nullptr; }
};

/// The selection of estimators.
struct EstimatorWish {
    std::string name = {}; ///< one of estimatorsOf(); empty: the best one by `profile` for players with these data
    strength::OutsideKinds available = {}; ///< results of other programs
    std::string server = {}; ///< the server of the results' ranks (RankProfile::servers); empty: the network's
    std::string game = {}; ///< of the games, an id of games.h: selects the board's part of the model, if there is one (nn/model/boards.h)
};

/// NoServerRanks for a server outside the profile.
core::Result<PlayerEstimators> playerEstimatorsOf(const ModelDescription& model, const EstimatorWish& wish = {});

/// For a network without a model file (Maia's, a fake): by one of strength::policyEstimators(), by default the likelihood of its ranks'
/// policies, not calibrated. `server` and `name` as in EstimatorWish.
core::Result<PlayerEstimators> uncalibratedEstimators(
    const NetworkInfo& network, const std::string& server = {}, const std::string& name = {});

/// The estimators of a network: its model's if it has a profile, otherwise uncalibratedEstimators(). `model` is null for a network without
/// a model file.
core::Result<PlayerEstimators> estimatorsFor(const NetworkInfo& network, const ModelDescription* model, const EstimatorWish& wish = {});
/// The same for the network in a file of any kind.
core::Result<PlayerEstimators> estimatorsFor(const NetworkInfo& network, const std::string& modelFile, const EstimatorWish& wish = {});

} // namespace evenmatch::nn
