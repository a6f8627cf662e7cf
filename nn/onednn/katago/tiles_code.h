// What all code for the matrix unit needs. Only for files that are compiled for processors with AMX, and without the standard library
// (katago_kernels_code.h says why).
#pragma once

#include "nn/onednn/katago/tiles.h"

#include <immintrin.h>

namespace evenmatch::nn::onednn::tiles {

namespace {

constexpr Index kRows = 16; ///< of a tile
constexpr Index kColumns = 16; ///< of a tile of sums
constexpr Index kDepth = 32; ///< of a product of two tiles
constexpr Index kTileHalves = kRows * kDepth;
constexpr Index kRowBytes = 64;
constexpr float kLog2E = 1.44269504f;

struct alignas(64) TileConfiguration {
    std::uint8_t palette = 1;
    std::uint8_t start = 0;
    std::uint8_t reserved[14] = {};
    std::uint16_t rowBytes[16] = {64, 64, 64, 64, 64, 64, 64, 64};
    std::uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};

/// So many of the first channels of a vector.
inline __mmask16 firstOf(Index channels)
{
    return static_cast<__mmask16>(channels >= kColumns ? 0xffff : channels <= 0 ? 0 : (1 << channels) - 1);
}

inline __m256i rounded(__m512 numbers) { return reinterpret_cast<__m256i>(_mm512_cvtneps_pbh(numbers)); }

/// Stores 16 rounded numbers.
inline void storeRounded(Half* to, __m512 numbers) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), rounded(numbers)); }

/// Rows times a factor as rows of `width` 16-bit numbers, zeros beyond the last row and channel.
inline void roundRows(const float* from, Index stride, Index rows, Index channels, float factor, Half* to, Index toRows, Index width)
{
    const __m512 factors = _mm512_set1_ps(factor);
    const Index whole = channels / kColumns * kColumns;
    for (Index row = 0; row < rows; ++row, from += stride, to += width) {
        for (Index c = 0; c < whole; c += kColumns)
            storeRounded(to + c, _mm512_mul_ps(_mm512_loadu_ps(from + c), factors));
        for (Index c = whole; c < width; c += kColumns)
            storeRounded(to + c, _mm512_mul_ps(_mm512_maskz_loadu_ps(firstOf(channels - c), from + c), factors));
    }
    for (Index c = 0; c < (toRows - rows) * width; c += kColumns)
        storeRounded(to + c, _mm512_setzero_ps());
}

} // namespace

} // namespace evenmatch::nn::onednn::tiles
