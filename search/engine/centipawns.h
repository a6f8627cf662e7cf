// Conversion between the centipawns of chess programs and expected results.
#pragma once

#include <algorithm>
#include <cmath>

namespace evenmatch::search {

inline constexpr double kSteepnessOfCentipawns = 0.00368208; ///< as on Lichess

/// -1 … 1: 2 / (1 + exp(−0.00368208 · cp)) − 1, as on Lichess.
inline float valueOfCentipawns(double centipawns)
{
    return static_cast<float>(2 / (1 + std::exp(-kSteepnessOfCentipawns * centipawns)) - 1);
}

/// The reverse. At most 9999, which stands for a forced mate.
inline double centipawnsOf(double value)
{
    constexpr double kMost = 9999;
    return std::clamp(std::log((1 + value) / (1 - value)) / kSteepnessOfCentipawns, -kMost, kMost);
}

} // namespace evenmatch::search
