// The number format of a network's computations on this processor.
#pragma once

#include <cstdint>

namespace evenmatch::nn {

enum class Precision : std::uint8_t {
    Fastest, ///< BFloat16 if it is faster here, else Float32
    Float32,
    BFloat16, ///< the tower, on a processor that supports it; critical parts of the heads stay Float32
};

/// Whether this processor computes in 16-bit numbers at all.
bool hasBFloat16();

/// Whether this processor multiplies 16-bit numbers faster than 32-bit ones. The instructions alone are not enough: AMD's (Zen 4) and
/// Intel's matrix unit double the rate, but Intel's AVX-512 alone has the same rate as for Float32 and loses time in conversions (measured:
/// 100 against 185 GFLOP/s for a 64-channel convolution).
bool hasFastBFloat16();

inline bool usesBFloat16(Precision precision)
{
    return (precision == Precision::BFloat16 && hasBFloat16()) || (precision == Precision::Fastest && hasFastBFloat16());
}

} // namespace evenmatch::nn
