// The estimators, and the result of fitting them on candidates (ALGORITHMS.md 1 and 4).
#pragma once

#include "core/strength/estimate/estimator.h"
#include "core/strength/estimators/discriminant.h"
#include "core/strength/estimators/score_calibration.h"
#include "core/strength/scale/rank_profile.h"

#include <map>
#include <string>
#include <vector>

namespace evenmatch::strength {

/// Counts of each value of a label at each rank.
struct CategoryTable {
    std::map<std::string, std::vector<double>> counts; ///< one per rank
    bool operator==(const CategoryTable&) const = default;
};

/// A number per side: its mean at each rank and the common standard deviation within a rank.
struct ScalarTable {
    std::vector<double> means;
    double deviation = 1;
    bool operator==(const ScalarTable&) const = default;
};

/// The fitted data of the estimators in addition to the rank profile. Stored in the model. A regular value.
struct EstimatorFit {
    std::size_t ranks = 0;
    std::map<std::string, ScoreCalibration> calibrations; ///< by the estimator's name
    Discriminant discriminant;
    std::map<std::string, CategoryTable> categories;
    std::map<std::string, ScalarTable> scalars;
    bool operator==(const EstimatorFit&) const = default;
};

/// Fits on sides of known rank; all ranks have the same weight. Reproducible.
EstimatorFit fitEstimators(std::span<const ScoredSide> candidates, std::size_t ranks);

nlohmann::json toJson(const EstimatorFit& fit);
core::Result<EstimatorFit> estimatorFitFromJson(const nlohmann::json& json);

/// Nearest β̄i and variants, without fitting: P(r) ∝ exp(−(β̄u − β̄r)² · sides / 2s²), s the ranks' mean spread.
///   "beta"             |β̄u − β̄i| over all moves           "quality"           the same for the quality alone
///   "beta-by-move"     against β̄i^d at each move's number  "quality-by-move"
Estimators profileEstimators(const RankProfile& profile);

/// Estimators from the ranks' policies, uncalibrated as published: q_r = prior_r / Σ prior_j of each move played,
///   "sl-sum" Σ q_r     "sl-vote" moves with r = argmax q     "likelihood-raw" Σ log q_r
Estimators policyEstimators(std::size_t ranks);

/// Fitted estimators: "likelihood", "sl-sum-calibrated", "discriminant".
Estimators fittedEstimators(const EstimatorFit& fit);

} // namespace evenmatch::strength
