// The dependence of a side's numbers on its player's strength (as intended), on the opponent's, on the value and on the result.
#pragma once

#include "core/strength/estimate/estimator.h"
#include "core/strength/scale/rank_scale.h"

#include <nlohmann/json.hpp>
#include <span>

namespace evenmatch::experiments {

/// {unit, coefficients: [{measure, sides, own: {value, low, high}, opponent: …}], given: [{measure, sides, correlation: …, withinSetting:
/// …}]}
///
/// Coefficients: how many of its standard deviations (over sides) a measure rises per unit of the player's own and of the opponent's
/// rating, both in one regression. Given: correlation with the player's rank given the side's mean value and result, over all sides and
/// within settings. Measures: level, quality, log-ratio (of the strongest and the weakest rank's policy), and every method's estimate.
nlohmann::ordered_json dependenceJson(
    std::span<const strength::ScoredSide> sides, std::span<const strength::Estimator* const> methods, const strength::RankScale& scale);

/// [{measure, over: [{value, low, high, rank, sides}], withinSetting: …}]: the measures' means rank by rank given value and result, in
/// standard deviations above the weakest rank that has enough sides. They show whether the ranks are in order. Empty with fewer than two
/// such ranks.
nlohmann::ordered_json rankMeansJson(
    std::span<const strength::ScoredSide> sides, std::span<const strength::Estimator* const> methods, const strength::RankScale& scale);

/// Both as tables, the means under "rankMeans".
void printDependence(const nlohmann::ordered_json& dependence);

} // namespace evenmatch::experiments
