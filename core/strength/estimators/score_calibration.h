// Converts scores of ranks, which add up over moves, into calibrated probabilities.
#pragma once

#include "core/error.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <vector>

namespace evenmatch::strength {

/// P(r) ∝ exp( (S_r + m · bias_r) / temperature ), S_r the sum of a rank's scores over m moves (or sides). The bias corrects a network's
/// constant error per move; the temperature corrects for the dependence between moves of one game.
struct ScoreCalibration {
    double temperature = 1;
    std::vector<double> bias; ///< one a rank; empty: none

    void apply(std::span<const double> sums, double count, std::span<double> probabilities) const;
    bool operator==(const ScoreCalibration&) const = default;
};

/// The score of an impossible rank, without any data.
inline constexpr double kImpossible = -1e9;

struct ScoreSample {
    std::vector<double> sums;
    double count = 0; ///< m
    std::size_t rank = 0;
};

/// The calibration with the maximum likelihood of the samples' own ranks; samples with kImpossible for their own rank are ignored.
/// REQUIRES: all samples have as many sums; ranks below that
ScoreCalibration fitCalibration(std::span<const ScoreSample> samples);

/// Mean −ln P(own rank) over the samples whose own rank is not kImpossible; NaN without any.
double lossOf(const ScoreCalibration& calibration, std::span<const ScoreSample> samples);

/// fitCalibration(), or no calibration (temperature 1, no bias) if its loss is smaller, because a fit may diverge. Nothing if neither has a
/// finite loss below that of equal probabilities.
std::optional<ScoreCalibration> soundCalibration(std::span<const ScoreSample> samples);

nlohmann::json toJson(const ScoreCalibration& calibration);
core::Result<ScoreCalibration> scoreCalibrationFromJson(const nlohmann::json& json, std::size_t ranks);

} // namespace evenmatch::strength
