// Regression of a number per side on its player's or the opponent's rating: least squares, with intervals by bootstrap over players.
#pragma once

#include "core/strength/maths/intervals.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::strength {

/// One observation: y, its explanatory variables, and its player ("" is independent).
struct Observation {
    double y = 0;
    std::vector<double> x;
    std::string player;
};

struct Coefficient {
    double value = 0;
    Interval interval; ///< 95 %
};

/// The b_k of y = a + Σ b_k x_k. Empty with too few observations, those of one player only, or linearly dependent x.
std::vector<Coefficient> regress(std::span<const Observation> observations);

/// The partial correlation of y with x[0], given all further x: the correlation of their residuals. Value 0 and interval −1 … 1 if it is
/// not defined.
Coefficient partialCorrelation(std::span<const Observation> observations);

} // namespace evenmatch::strength
