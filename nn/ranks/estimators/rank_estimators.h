// The estimators that a model file brings along.
#pragma once

#include "core/strength/estimate/estimators.h"
#include "core/strength/estimate/game_phase.h"
#include "core/strength/estimate/rank_estimate.h"
#include "nn/model/model_file.h"

#include <map>

namespace evenmatch::nn {

/// What the model's estimators were fitted to. NotFound when nobody has profiled it.
core::Result<strength::EstimatorFit> estimatorFitOf(const ModelDescription& model);

/// Every estimator of the model that needs no more than `available` of what other programs say, baselines last. NotFound when nobody has
/// profiled it, NetworkDamaged when what it brings is broken. For games on a board that has a part of its own: onBoard(model, game).
core::Result<strength::Estimators> estimatorsOf(const ModelDescription& model, strength::OutsideKinds available = {});

/// The server's, in which ranks are to be said. Empty: the network's own. NotFound for a server that the profile does not know.
core::Result<strength::ServerRanks> ranksSaid(const std::optional<strength::RankProfile>& profile, const std::string& server);

/// Those that answer "what rank do I play at?": for whole games and for the phases of a game.
struct PlayerEstimators {
    std::shared_ptr<const strength::RankEstimator> whole;
    /// By phase; one that is missing gives no estimate of that phase.
    std::map<strength::GamePhase, std::shared_ptr<const strength::RankEstimator>> phases;
    /// For whole games by the network alone, as the phases are; null where `whole` needs no other program either.
    std::shared_ptr<const strength::RankEstimator> alone;
    /// For whole games by whatever had the least loss on held-out players, though it may react to the opponent: what an answer from
    /// everything in the files begins with. Never null where `whole` is not.
    std::shared_ptr<const strength::RankEstimator> reacting;
    strength::RankScale scale;
    std::string verified; ///< how far the ranks can be trusted, in the profile's words; empty: nothing is known
    /// Of an own scale or a server's: where each of its ranks lies on the network's. Empty: the scale is the network's.
    std::vector<double> places;
    std::string board = {}; ///< the only one that they were measured on ("go9"); empty: no part of the model is for one board

    /// The network's rank whose policy speaks for a rank of the scale.
    std::size_t policyRank(std::size_t rank) const;

    bool isValid() const { return whole != nullptr; }
};

/// Which estimators are wanted.
struct EstimatorWish {
    std::string name = {}; ///< one of estimatorsOf(); empty: the one that `profile` found best for players of whom so much is known
    strength::OutsideKinds available = {}; ///< what other programs say
    std::string server = {}; ///< answer in its ranks (RankProfile::servers); empty: in the network's
    std::string game = {}; ///< of the games, an id of games.h: the board's part of the model, where it has one (nn/model/boards.h)
};

/// NotFound where the profile does not know the server.
core::Result<PlayerEstimators> playerEstimatorsOf(const ModelDescription& model, const EstimatorWish& wish = {});

/// For a network without a model file (Maia's, a fake): by the likelihood of its ranks' policies, and not calibrated. `server` as in
/// EstimatorWish.
core::Result<PlayerEstimators> uncalibratedEstimators(const NetworkInfo& network, const std::string& server = {});

/// Those of a network: its model's where that was profiled, else uncalibratedEstimators(). Null for a network without a model file.
core::Result<PlayerEstimators> estimatorsFor(const NetworkInfo& network, const ModelDescription* model, const EstimatorWish& wish = {});
/// The same of the network in a file, which need not be a model file.
core::Result<PlayerEstimators> estimatorsFor(const NetworkInfo& network, const std::string& modelFile, const EstimatorWish& wish = {});

} // namespace evenmatch::nn
