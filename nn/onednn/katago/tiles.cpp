// Compiled for processors with AMX (tiles_code.h).
#ifdef __AMX_BF16__

#include "nn/onednn/katago/tiles_code.h"

namespace evenmatch::nn::onednn::tiles {

namespace {

constexpr Index kBlock = 2 * kRows; ///< rows and columns of a block of sums
constexpr Index kBlockSums = kBlock * kBlock;
constexpr Index kCachedHalves = 12 * 1024; ///< of rows that stay in the nearest cache while weights pass by

/// 2 by 2 tiles of sums, and what they are sums of.
struct Block {
    const Half* from;
    Index fromStride; ///< in bytes
    const Half* packed; ///< pairs of tiles of the depth
    Index depths;
    float* to;
    Index toStride; ///< in bytes
};

template <bool add>
void multiplyBlock(const Block& block)
{
    const Half* const below = block.from + kRows * block.fromStride / static_cast<Index>(sizeof(Half));
    float* const toBelow = block.to + kRows * block.toStride / static_cast<Index>(sizeof(float));
    if constexpr (add) {
        _tile_loadd(0, block.to, block.toStride);
        _tile_loadd(1, block.to + kColumns, block.toStride);
        _tile_loadd(2, toBelow, block.toStride);
        _tile_loadd(3, toBelow + kColumns, block.toStride);
    } else {
        _tile_zero(0);
        _tile_zero(1);
        _tile_zero(2);
        _tile_zero(3);
    }
    const Half* packed = block.packed;
    for (Index depth = 0; depth < block.depths; ++depth, packed += 2 * kTileHalves) {
        _tile_loadd(4, block.from + depth * kDepth, block.fromStride);
        _tile_loadd(6, packed, kRowBytes);
        _tile_dpbf16ps(0, 4, 6);
        _tile_loadd(7, packed + kTileHalves, kRowBytes);
        _tile_dpbf16ps(1, 4, 7);
        _tile_loadd(5, below + depth * kDepth, block.fromStride);
        _tile_dpbf16ps(2, 5, 6);
        _tile_dpbf16ps(3, 5, 7);
    }
    _tile_stored(0, block.to, block.toStride);
    _tile_stored(1, block.to + kColumns, block.toStride);
    _tile_stored(2, toBelow, block.toStride);
    _tile_stored(3, toBelow + kColumns, block.toStride);
}

/// A block at the edge, of which only some rows and one or both tiles of columns are wanted.
void multiplyEdge(Block block, Index rows, Index columns, bool add)
{
    alignas(64) float sums[kBlock * kBlock];
    float* const to = block.to;
    const Index stride = block.toStride / static_cast<Index>(sizeof(float));
    block.to = sums;
    block.toStride = kBlock * static_cast<Index>(sizeof(float));
    multiplyBlock<false>(block);
    for (Index row = 0; row < rows; ++row) {
        for (Index c = 0; c < columns; c += kColumns) {
            float* const place = to + row * stride + c;
            const __m512 numbers = _mm512_load_ps(sums + row * kBlock + c);
            _mm512_storeu_ps(place, add ? _mm512_add_ps(numbers, _mm512_loadu_ps(place)) : numbers);
        }
    }
}

/// So many rows are multiplied by all weights before the next ones.
Index rowsAtATime(Index width) { return width >= kCachedHalves / kBlock ? kBlock : kCachedHalves / width / kBlock * kBlock; }

/// 2^z, to 16 bits.
inline __attribute__((always_inline)) __m512 powerOfTwo(__m512 z)
{
    const __m512 round = _mm512_set1_ps(12582912.0f); // as in katago_kernels_code.h
    const __m512 whole = _mm512_sub_ps(_mm512_add_ps(z, round), round);
    const __m512 f = _mm512_sub_ps(z, whole);
    __m512 y = _mm512_fmadd_ps(f, _mm512_set1_ps(0.0551716666f), _mm512_set1_ps(0.242611122f));
    y = _mm512_fmadd_ps(y, f, _mm512_set1_ps(0.693260986f));
    y = _mm512_fmadd_ps(y, f, _mm512_set1_ps(0.999928074f));
    return _mm512_scalef_ps(y, whole);
}

/// The sums of 16 outputs and of their gates, side by side, as 16 numbers in each of 32 rows.
void gate(const float* sums, Half* to, Index toWidth)
{
    const __m512 one = _mm512_set1_ps(1);
    const __m512 slope = _mm512_set1_ps(-kLog2E);
    for (Index row = 0; row < kBlock; ++row, sums += kBlock, to += toWidth) {
        const __m512 x = _mm512_load_ps(sums);
        const __m512 inverse = _mm512_rcp14_ps(_mm512_add_ps(powerOfTwo(_mm512_mul_ps(x, slope)), one));
        storeRounded(to, _mm512_mul_ps(_mm512_mul_ps(x, inverse), _mm512_load_ps(sums + kColumns)));
    }
}

} // namespace

void round(const float* from, Index fromStride, Index rows, Index channels, Half* to)
{
    roundRows(from, fromStride, rows, channels, 1, to, roundUp(rows, kBlock), rowWidth(channels));
}

void rmsNormalise(const float* from, Index fromStride, Index rows, Index channels, const float* scale, float epsilon, Half* to)
{
    const Index width = rowWidth(channels);
    const auto load = [&](const float* numbers, Index c) { return _mm512_maskz_loadu_ps(firstOf(channels - c), numbers + c); };
    for (Index row = 0; row < rows; ++row, from += fromStride, to += width) {
        __m512 squares = _mm512_setzero_ps();
        for (Index c = 0; c < channels; c += kColumns)
            squares = _mm512_fmadd_ps(load(from, c), load(from, c), squares);
        const float mean = _mm512_reduce_add_ps(squares) / static_cast<float>(channels);
        const __m512 factor = _mm512_set1_ps(1.0f / __builtin_sqrtf(mean + epsilon));
        for (Index c = 0; c < width; c += kColumns)
            storeRounded(to + c, _mm512_mul_ps(_mm512_mul_ps(load(from, c), factor), load(scale, c)));
    }
    for (Index i = 0; i < (roundUp(rows, kBlock) - rows) * width; i += kColumns)
        storeRounded(to + i, _mm512_setzero_ps());
}

Index packedHalves(Index inputs, Index outputs) { return roundUp(inputs, kDepth) * roundUp(outputs, kBlock); }

void pack(const float* weights, Index inputs, Index outputs, Half* packed)
{
    for (Index column = 0; column < outputs; column += kBlock) {
        for (Index depth = 0; depth < inputs; depth += kDepth) {
            for (Index first = column; first < column + kBlock; first += kColumns) {
                for (Index place = 0; place < kTileHalves; ++place) {
                    const Index input = depth + place / kDepth * 2 + place % 2;
                    const Index output = first + place % kDepth / 2;
                    const float weight = input < inputs && output < outputs ? weights[input * outputs + output] : 0.0f;
                    std::uint32_t bits;
                    __builtin_memcpy(&bits, &weight, sizeof bits);
                    *packed++ = static_cast<Half>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
                }
            }
        }
    }
}

void multiply(const Half* from, Index rows, Index inputs, const Half* packed, Index outputs, float* to, Index toStride, bool add)
{
    const Index width = rowWidth(inputs);
    const Index atATime = rowsAtATime(width);
    outputs = roundUp(outputs, kColumns);
    const TileConfiguration configuration;
    _tile_loadconfig(&configuration);
    for (Index first = 0; first < rows; first += atATime) {
        const Index end = first + atATime < rows ? first + atATime : rows;
        const Half* weights = packed;
        for (Index column = 0; column < outputs; column += kBlock, weights += width * kBlock) {
            for (Index row = first; row < end; row += kBlock) {
                const Block block{from + row * width, width * static_cast<Index>(sizeof(Half)), weights, width / kDepth,
                    to + row * toStride + column, toStride * static_cast<Index>(sizeof(float))};
                if (row + kBlock > rows || column + kBlock > outputs)
                    multiplyEdge(
                        block, rows - row < kBlock ? rows - row : kBlock, outputs - column < kBlock ? outputs - column : kBlock, add);
                else if (add)
                    multiplyBlock<true>(block);
                else
                    multiplyBlock<false>(block);
            }
        }
    }
    _tile_release();
}

void multiplyGated(const Half* from, Index rows, Index inputs, const Half* packed, Index outputs, Half* to)
{
    const Index width = rowWidth(inputs);
    const Index toWidth = rowWidth(outputs);
    const Index atATime = rowsAtATime(width);
    const Index columns = roundUp(outputs, kColumns);
    rows = roundUp(rows, kBlock);
    alignas(64) float sums[2 * kBlockSums];
    const float* waiting = nullptr; // the previous block's sums, gated while the unit computes the next ones
    Half* place = nullptr;
    Index turn = 0;
    const TileConfiguration configuration;
    _tile_loadconfig(&configuration);
    for (Index first = 0; first < rows; first += atATime) {
        const Index end = first + atATime < rows ? first + atATime : rows;
        const Half* weights = packed;
        for (Index column = 0; column < columns; column += kColumns, weights += width * kBlock) {
            for (Index row = first; row < end; row += kBlock, turn ^= kBlockSums) {
                multiplyBlock<false>({from + row * width, width * static_cast<Index>(sizeof(Half)), weights, width / kDepth, sums + turn,
                    kBlock * static_cast<Index>(sizeof(float))});
                if (waiting)
                    gate(waiting, place, toWidth);
                waiting = sums + turn;
                place = to + row * toWidth + column;
            }
        }
    }
    gate(waiting, place, toWidth);
    _tile_release();
    if (columns < toWidth)
        for (Index row = 0; row < rows; ++row)
            storeRounded(to + row * toWidth + columns, _mm512_setzero_ps());
}

} // namespace evenmatch::nn::onednn::tiles

#else

#include "nn/onednn/katago/tiles.h"

namespace evenmatch::nn::onednn::tiles {

void round(const float*, Index, Index, Index, Half*) { }
void rmsNormalise(const float*, Index, Index, Index, const float*, float, Half*) { }
Index packedHalves(Index, Index) { return 0; }
void pack(const float*, Index, Index, Half*) { }
void multiply(const Half*, Index, Index, const Half*, Index, float*, Index, bool) { }
void multiplyGated(const Half*, Index, Index, const Half*, Index, Half*) { }

} // namespace evenmatch::nn::onednn::tiles

#endif
