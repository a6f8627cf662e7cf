// Fits and calibrates estimators for single players, by cross-validation over players. `profile` stores it in a model.
#pragma once

#include "core/strength/estimate/player_calibration.h"
#include "core/strength/estimators/estimators.h"
#include "core/strength/scale/rank_scale.h"
#include "nn/model/model_file.h"
#include "nn/ranks/estimators/meta_model.h"

#include <map>

namespace evenmatch::nn {

/// An outside source (nn/ranks/sources/outside.h) used in the fit. An estimate may use its results for other games if it is the same, with
/// the same settings.
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

/// A regular value. Stored with the model, as JSON under ModelDescription::other[kPlayersKey].
struct PlayerFit {
    std::string chosen; ///< the estimator with the maximum likelihood of the players' ranks
    std::map<std::string, double> losses; ///< of each: mean −ln P(rank) of held-out players
    std::map<std::string, std::string> chosenWith; ///< with these outside sources (nameOf(OutsideKinds))
    std::map<std::string, double> lossesWith; ///< of each on the sides with those results
    std::map<std::string, strength::PlayerCalibration> calibrations; ///< of each estimator, whatever its needs
    std::map<strength::GamePhase, PhaseFit> phases; ///< none for a phase without games
    std::vector<FittedSource> sources;

    /// The estimator for players with these data; "likelihood" if none was chosen.
    std::string chosenFor(strength::OutsideKinds known) const;
    /// Not calibrated if there is none of that name.
    strength::PlayerCalibration calibrationOf(std::string_view estimator) const;
    bool operator==(const PlayerFit&) const = default;
};

inline constexpr const char* kPlayersKey = "players";
nlohmann::json toJson(const PlayerFit& fit);
/// NetworkDamaged for invalid contents; missing fields stay empty.
core::Result<PlayerFit> playerFitFromJson(const nlohmann::json& json);
/// The model's own; empty without a profile.
core::Result<PlayerFit> playerFitOf(const ModelDescription& model);

struct PlayerFitOptions {
    std::vector<int> games{1, 2, 3, 5, 8, 10, 15, 20}; ///< numbers of games to calibrate for
    int draws = 20; ///< of each player
    MetaOptions meta; ///< its feature set is ignored
};

/// Fits every estimator of estimatorsOf() on one half of the players and applies it to the other, and vice versa; calibrates each on the
/// results, and chooses, among those that do not react to the opponent's strength, the one with the maximum likelihood of the players'
/// ranks. The same for every combination of outside sources, on the sides in `heard` that have all of its results: a feature set that does
/// not help there is not chosen. The same for the phases of a game with the estimators of strength::fittedEstimators(). PlayerFit::sources
/// stays empty.
core::Result<PlayerFit> fitPlayers(const strength::RankScale& scale, std::span<const strength::ScoredSide> sides,
    std::span<const strength::ScoredSide> heard = {}, const PlayerFitOptions& options = {});

/// Sides with all of these results of outside sources.
std::vector<strength::ScoredSide> sidesWith(strength::OutsideKinds kinds, std::span<const strength::ScoredSide> sides);
/// The results of outside sources that any of the sides has; clocks are ignored.
strength::OutsideKinds outsideKindsIn(std::span<const strength::ScoredSide> sides);

/// The same for fitting, with clocks only if sides of every rank have them, because their absence would otherwise reveal the rank.
strength::OutsideKinds fittableKinds(std::span<const strength::ScoredSide> sides);

} // namespace evenmatch::nn
