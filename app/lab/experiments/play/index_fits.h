// Common parts of the lines on the strength index: fits of Elo over z (ALGORITHMS.md 3), names, and the paper's Elo.
#pragma once

#include "app/shared/findings/plot.h"

#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::experiments {

struct FittedCurve {
    std::vector<double> parameters;
    double error = std::numeric_limits<double>::infinity(); ///< mean of the absolute differences, as in the paper

    double at(double z) const;
};

/// Elo = a + b · z, by least squares: parameters a, b. REQUIRES: there are points
FittedCurve fitLine(std::span<const PlotPoint> points);

/// Elo = low + (high − low) / (1 + e^(−k · (z − z0))) between the strengths at z = −∞ and +∞, by least squares over a grid of k and z0:
/// parameters low, high, k, z0. REQUIRES: there are points
FittedCurve fitLogistic(std::span<const PlotPoint> points, double low, double high);

/// The z with these Elo on the line through the finite ones of `measured`, within the bounds of z. Nothing if that line does not rise.
std::optional<std::vector<double>> indicesForElo(std::span<const double> wanted, std::span<const PlotPoint> measured);

/// The function at values of z from -2 to 2.
PlotSeries sampled(core::Phrase name, const std::function<double(double)>& f);

/// "0.5", "-2", "inf", "-inf".
std::string indexName(double z);

/// Table 1's value for z = "0.5" or "-inf", relative to z = 0 like ours.
std::optional<double> paperElo(const std::string& z);

} // namespace evenmatch::experiments
