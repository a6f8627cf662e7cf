// The two 16-bit floating-point formats of stored networks.
#pragma once

#include "nn/model/each_processor.h"

#include <cstdint>

// Loops compiled for each processor call these functions. std::bit_cast and functions that are not always inlined would cost a call per
// number (each_processor.h).

namespace evenmatch::nn {

/// bfloat16 is the upper half of a float.
EVENMATCH_INLINED constexpr float bfloat16ToFloat(std::uint16_t bits)
{
    return __builtin_bit_cast(float, static_cast<std::uint32_t>(bits) << 16);
}

/// Rounds to the nearest, ties to even; NaN stays NaN.
EVENMATCH_INLINED constexpr std::uint16_t floatToBfloat16(float number)
{
    const auto bits = __builtin_bit_cast(std::uint32_t, number);
    if ((bits & 0x7fffffffu) > 0x7f800000u)
        return static_cast<std::uint16_t>((bits >> 16) | 0x40u);
    return static_cast<std::uint16_t>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
}

/// IEEE 754 binary16: 1 sign, 5 exponent (bias 15), 10 fraction bits.
EVENMATCH_INLINED constexpr float halfToFloat(std::uint16_t bits)
{
    const std::uint32_t sign = static_cast<std::uint32_t>(bits & 0x8000u) << 16;
    const std::uint32_t exponent = (bits >> 10) & 0x1fu;
    const std::uint32_t fraction = bits & 0x3ffu;
    if (exponent == 31)
        return __builtin_bit_cast(float, sign | 0x7f800000u | (fraction << 13));
    if (exponent == 0) { // zero and the numbers below 2^-14, in steps of 2^-24
        const float magnitude = static_cast<float>(fraction) * 0x1p-24f;
        return sign ? -magnitude : magnitude;
    }
    return __builtin_bit_cast(float, sign | ((exponent + 112) << 23) | (fraction << 13));
}

/// Rounds to the nearest, ties to even; numbers that are too large become infinite.
EVENMATCH_INLINED constexpr std::uint16_t floatToHalf(float number)
{
    const auto bits = __builtin_bit_cast(std::uint32_t, number);
    const std::uint32_t sign = (bits >> 16) & 0x8000u;
    const std::uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u)
        return static_cast<std::uint16_t>(sign | 0x7e00u);
    if (magnitude >= 0x477ff000u) // 65520, halfway past the largest
        return static_cast<std::uint16_t>(sign | 0x7c00u);
    if (magnitude < 0x38800000u) { // below 2^-14: adding 0.5 leaves the steps of 2^-24 in the lowest bits, rounded by the processor
        const float shifted = __builtin_bit_cast(float, magnitude) + 0.5f;
        return static_cast<std::uint16_t>(sign | (__builtin_bit_cast(std::uint32_t, shifted) - 0x3f000000u));
    }
    const std::uint32_t rounded = magnitude + 0xfffu + ((magnitude >> 13) & 1u);
    return static_cast<std::uint16_t>(sign | ((rounded - 0x38000000u) >> 13));
}

} // namespace evenmatch::nn
