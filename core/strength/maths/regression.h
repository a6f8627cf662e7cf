// What a number of a side depends on: its player's rating, or the opponent's. Least squares, with intervals by bootstrap over players.
#pragma once

#include "core/strength/maths/intervals.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::strength {

/// One observation: y, what it is explained by, and whose it is ("" stands alone).
struct Observation {
    double y = 0;
    std::vector<double> x;
    std::string player;
};

struct Coefficient {
    double value = 0;
    Interval interval; ///< 95 %
};

/// y = a + Σ b_k x_k; the b_k. Empty with too few observations, those of one player alone or x that depend on one another.
std::vector<Coefficient> regress(std::span<const Observation> observations, int replicates = 200, std::uint64_t seed = 1);

/// The correlation of y with x[0], given all further x: of what is left of both when those are regressed out.
/// Value 0 and interval −1 … 1 when it is not defined.
Coefficient partialCorrelation(std::span<const Observation> observations, int replicates = 200, std::uint64_t seed = 1);

} // namespace evenmatch::strength
