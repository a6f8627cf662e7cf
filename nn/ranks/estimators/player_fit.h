// What makes estimators answer for one player: fitted and calibrated by cross-validation over players. `profile` puts it into a model.
#pragma once

#include "core/strength/estimate/estimators.h"
#include "core/strength/estimate/player_calibration.h"
#include "core/strength/scale/rank_scale.h"
#include "nn/model/model_file.h"
#include "nn/ranks/estimators/meta_model.h"

#include <map>
#include <optional>

namespace evenmatch::nn {

/// An outside source (nn/ranks/sources/outside.h) that was asked about the games of the fit. An estimate may rest on what it says of other
/// games as long as it is the same, with the same settings.
struct FittedSource {
    std::string name;
    std::string identity;
    strength::OutsideKinds told; ///< none in a profile of an older version
    bool operator==(const FittedSource&) const = default;
};

/// The estimator of a phase of the game.
struct PhaseFit {
    std::string estimator;
    strength::PlayerCalibration calibration;
    strength::EstimatorFit fit;
    bool operator==(const PhaseFit&) const = default;
};

/// A regular value. Travels with the model, as JSON under ModelDescription::other[kPlayersKey].
struct PlayerFit {
    std::string chosen; ///< the estimator under which the players' ranks were likeliest
    std::map<std::string, double> losses; ///< of each: mean −ln P(rank) of held-out players
    std::map<std::string, std::string> chosenWith; ///< where outside sources tell so much (nameOf(OutsideKinds))
    std::map<std::string, double> lossesWith; ///< of each on the sides of which they told it
    std::map<std::string, strength::PlayerCalibration> calibrations; ///< of each, whatever it needs
    std::map<strength::GamePhase, PhaseFit> phases; ///< none of a phase that no game reached
    std::vector<FittedSource> sources;

    /// The estimator for players of whom so much is known; "likelihood" where nothing was chosen.
    std::string chosenFor(strength::OutsideKinds known) const;
    /// Not calibrated where there is none of that name.
    strength::PlayerCalibration calibrationOf(std::string_view estimator) const;
    bool operator==(const PlayerFit&) const = default;
};

inline constexpr const char* kPlayersKey = "players";
nlohmann::json toJson(const PlayerFit& fit);
/// NetworkDamaged when something in it is not what it should be; what is missing is missing.
core::Result<PlayerFit> playerFitFromJson(const nlohmann::json& json);
/// The model's own; empty where nobody has profiled it.
core::Result<PlayerFit> playerFitOf(const ModelDescription& model);

struct PlayerFitOptions {
    std::vector<int> games{1, 2, 3, 5, 8, 10, 15, 20}; ///< numbers of games to calibrate for
    int draws = 20; ///< of each player
    MetaOptions meta; ///< its feature set is not looked at
};

/// Fits every estimator of estimatorsOf() on one half of the players, asks it about the other, and the other way round; calibrates each on
/// the answers, and chooses, among those that do not react to the opponent's strength, the one under which the players' ranks are
/// likeliest. The same for every combination of what outside sources say, on the sides in `heard` that have all of it: a feature set that
/// does not help there is not chosen. For the phases of a game the same with the estimators of strength::fittedEstimators().
/// PlayerFit::sources stays empty.
core::Result<PlayerFit> fitPlayers(const strength::RankScale& scale, std::span<const strength::ScoredSide> sides,
    std::span<const strength::ScoredSide> heard = {}, const PlayerFitOptions& options = {});

/// Sides of which outside sources said all of that.
std::vector<strength::ScoredSide> sidesWith(strength::OutsideKinds kinds, std::span<const strength::ScoredSide> sides);
/// What outside sources said of any of the sides; clocks are not looked for.
strength::OutsideKinds outsideKindsIn(std::span<const strength::ScoredSide> sides);

/// The same for learning from, with clocks where sides of every rank have them, or their lack would tell the rank.
strength::OutsideKinds fittableKinds(std::span<const strength::ScoredSide> sides);

} // namespace evenmatch::nn
