// What makes estimators answer for one player: fitted and calibrated by cross-validation over players. `profile` puts it into a model.
#pragma once

#include "core/strength/player_calibration.h"
#include "core/strength/rank_scale.h"
#include "nn/meta_model.h"
#include "nn/model_file.h"

namespace evenmatch::nn {

struct PlayerFitOptions {
    std::vector<int> games{1, 2, 3, 5, 8, 10, 15, 20}; ///< numbers of games to calibrate for
    int draws = 20;                                    ///< of each player
    MetaOptions meta;                                  ///< its feature set is not looked at
};

/// Fits every estimator of estimatorsOf() on one half of the players, asks it about the other, and the other way round; calibrates each on
/// the answers, and chooses, among those that do not react to the opponent's strength, the one under which the players' ranks are likeliest.
/// The same for every combination of what other programs say, on the sides in `heard` that have all of it: a feature set that does not help
/// there is not chosen. For the phases of a game the same with the estimators of strength::fittedEstimators().
/// The result belongs into ModelDescription::other[kPlayersKey].
inline constexpr const char* kPlayersKey = "players";
core::Result<nlohmann::json> fitPlayers(const strength::RankScale& scale, std::span<const strength::ScoredSide> sides,
                                        std::span<const strength::ScoredSide> heard = {}, const PlayerFitOptions& options = {});

/// Sides of which other programs said all of that.
std::vector<strength::ScoredSide> sidesWith(strength::OutsideKinds kinds, std::span<const strength::ScoredSide> sides);
/// What other programs said of any of the sides.
strength::OutsideKinds outsideKindsIn(std::span<const strength::ScoredSide> sides);

/// The calibration that fitPlayers() made for an estimator; not calibrated when there is none.
core::Result<strength::PlayerCalibration> playerCalibration(const ModelDescription& model, std::string_view estimator);

} // namespace evenmatch::nn
