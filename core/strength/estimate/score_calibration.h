// Turns scores of ranks that add up over moves into probabilities that mean what they say.
#pragma once

#include "core/error.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <vector>

namespace evenmatch::strength {

/// P(r) ∝ exp( (S_r + m · bias_r) / temperature ), S_r the sum of a rank's scores over m moves (or sides). The bias takes away what a
/// network is wrong about at every move; the temperature, that moves of one game are not independent.
struct ScoreCalibration {
    double temperature = 1;
    std::vector<double> bias; ///< one a rank; empty: none

    void apply(std::span<const double> sums, double count, std::span<double> probabilities) const;
    bool operator==(const ScoreCalibration&) const = default;
};

/// The score of a rank that cannot be: nothing of it was ever seen.
inline constexpr double kImpossible = -1e9;

struct ScoreSample {
    std::vector<double> sums;
    double count = 0; ///< m
    std::size_t rank = 0;
};

/// The calibration under which the samples' own ranks are likeliest; samples whose own rank is kImpossible say nothing.
/// REQUIRES: all samples have as many sums; ranks below that
ScoreCalibration fitCalibration(std::span<const ScoreSample> samples);

/// Mean −ln P(own rank) over the samples whose own rank is not kImpossible; not a number where there is none.
double lossOf(const ScoreCalibration& calibration, std::span<const ScoreSample> samples);

/// fitCalibration(), or no calibration at all (temperature 1, no bias) where that has the smaller loss: a fit may diverge. Nothing where
/// neither has a finite loss below that of giving the samples' ranks all the same probability.
std::optional<ScoreCalibration> soundCalibration(std::span<const ScoreSample> samples);

nlohmann::json toJson(const ScoreCalibration& calibration);
core::Result<ScoreCalibration> scoreCalibrationFromJson(const nlohmann::json& json, std::size_t ranks);

} // namespace evenmatch::strength
