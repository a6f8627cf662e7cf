// Centipawns, as chess programs count, and what a side expects by them.
#pragma once

#include <cmath>

namespace evenmatch::search {

/// -1 … 1: 2 / (1 + exp(−0.00368208 · cp)) − 1, as on Lichess.
inline float valueOfCentipawns(double centipawns)
{
    constexpr double kSteepness = 0.00368208;
    return static_cast<float>(2 / (1 + std::exp(-kSteepness * centipawns)) - 1);
}

} // namespace evenmatch::search
