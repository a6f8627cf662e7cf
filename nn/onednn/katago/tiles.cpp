// Compiled for processors with AMX, and without the standard library (kernels_code.h says why).
#include "nn/onednn/katago/tiles.h"

#ifdef __AMX_BF16__

#include <immintrin.h>

namespace evenmatch::nn::onednn::tiles {

namespace {

constexpr Index kRows = 16; ///< of a tile
constexpr Index kColumns = 16; ///< of a tile of sums
constexpr Index kDepth = 32; ///< of a product of two tiles
constexpr Index kTileHalves = kRows * kDepth;
constexpr Index kRowBytes = 64;
constexpr Index kKeyTiles = 4; ///< the most that stay in registers
constexpr Index kValueTiles = 4;

Index padded(Index number, Index multiple) { return (number + multiple - 1) / multiple * multiple; }

struct alignas(64) TileConfiguration {
    std::uint8_t palette = 1;
    std::uint8_t start = 0;
    std::uint8_t reserved[14] = {};
    std::uint16_t rowBytes[16] = {64, 64, 64, 64, 64, 64, 64, 64};
    std::uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};

/// So many of the first channels of a vector.
__mmask16 firstOf(Index channels) { return static_cast<__mmask16>(channels >= kColumns ? 0xffff : (1 << channels) - 1); }

/// Rows times a factor as rows of `width` 16-bit numbers, zeros beyond the last row and channel.
void round(const float* from, Index stride, Index rows, Index channels, float factor, Half* to, Index toRows, Index width)
{
    for (Index row = 0; row < toRows; ++row, from += stride, to += width) {
        for (Index c = 0; c < width; c += kColumns) {
            const __mmask16 there = firstOf(row < rows && channels > c ? channels - c : 0);
            const __m512 numbers = _mm512_mul_ps(_mm512_maskz_loadu_ps(there, from + c), _mm512_set1_ps(factor));
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + c), reinterpret_cast<__m256i>(_mm512_cvtneps_pbh(numbers)));
        }
    }
}

/// A tile of the second factor holds pairs along the depth: row r has the channels 2r and 2r + 1 of every column. Columns are keys.
void packKeys(const Half* keys, Index rows, Index width, Half* packed)
{
    for (Index row = 0; row < rows; row += kColumns) {
        for (Index depth = 0; depth < width; depth += kDepth, packed += kTileHalves) {
            const auto* const pairs = reinterpret_cast<const std::int32_t*>(keys + row * width + depth);
            const __m512i places = _mm512_mullo_epi32(
                _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0), _mm512_set1_epi32(static_cast<int>(width / 2)));
            for (Index pair = 0; pair < kDepth / 2; ++pair)
                _mm512_storeu_si512(packed + pair * kDepth, _mm512_i32gather_epi32(places, pairs + pair, 4));
        }
    }
}

/// The same where the depth consists of points and columns are channels.
void packValues(const Half* values, Index rows, Index width, Half* packed)
{
    for (Index column = 0; column < width; column += kColumns) {
        for (Index row = 0; row < rows; row += 2, packed += kDepth) {
            const auto load = [&](Index r) {
                return _mm512_cvtepu16_epi32(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(values + r * width + column)));
            };
            _mm512_storeu_si512(packed, _mm512_or_si512(load(row), _mm512_slli_epi32(load(row + 1), 16)));
        }
    }
}

/// 2^z for -125 <= z <= 0, to 16 bits.
inline __attribute__((always_inline)) __m512 powerOfTwo(__m512 z)
{
    constexpr int kMantissaBits = 23;
    const __m512 round = _mm512_set1_ps(12582912.0f); // as in kernels_code.h
    const __m512 shifted = _mm512_add_ps(z, round);
    const __m512 f = _mm512_sub_ps(z, _mm512_sub_ps(shifted, round));
    __m512 y = _mm512_fmadd_ps(f, _mm512_set1_ps(0.0551716666f), _mm512_set1_ps(0.242611122f));
    y = _mm512_fmadd_ps(y, f, _mm512_set1_ps(0.693260986f));
    y = _mm512_fmadd_ps(y, f, _mm512_set1_ps(0.999928074f));
    return _mm512_castsi512_ps(_mm512_add_epi32(_mm512_castps_si512(y), _mm512_slli_epi32(_mm512_castps_si512(shifted), kMantissaBits)));
}

/// Powers of two of a row of scores, relative to the largest one, as 16-bit numbers. Returns their inverse sum.
float weigh(const float* scores, Index points, Index paddedPoints, Half* weights)
{
    const Index whole = points / kColumns * kColumns;
    const __mmask16 rest = firstOf(points - whole);
    const __m512 least = _mm512_set1_ps(-125.0f);
    __m512 most = _mm512_mask_loadu_ps(_mm512_set1_ps(scores[0]), rest, scores + whole);
    for (Index c = 0; c < whole; c += kColumns)
        most = _mm512_max_ps(most, _mm512_load_ps(scores + c));
    const __m512 largest = _mm512_set1_ps(_mm512_reduce_max_ps(most));
    const auto power = [&](Index c) { return powerOfTwo(_mm512_max_ps(_mm512_sub_ps(_mm512_load_ps(scores + c), largest), least)); };
    const auto keep = [&](Index c, __m512 numbers) {
        _mm256_store_si256(reinterpret_cast<__m256i*>(weights + c), reinterpret_cast<__m256i>(_mm512_cvtneps_pbh(numbers)));
    };
    __m512 sum = _mm512_setzero_ps();
    for (Index c = 0; c < whole; c += kColumns) {
        const __m512 numbers = power(c);
        sum = _mm512_add_ps(sum, numbers);
        keep(c, numbers);
    }
    for (Index c = whole; c < paddedPoints; c += kColumns) {
        const __m512 numbers = _mm512_maskz_mov_ps(c == whole ? rest : 0, power(c));
        sum = _mm512_add_ps(sum, numbers);
        keep(c, numbers);
    }
    return 1.0f / _mm512_reduce_add_ps(sum);
}

/// scores = queries · keys for 16 rows of queries. `depths` tiles of queries stay in registers.
template <Index depths>
void score(const Half* queries, const Half* keys, Index columns, float* scores)
{
    const Index stride = depths * kRowBytes;
    _tile_loadd(4, queries, stride);
    if constexpr (depths > 1)
        _tile_loadd(5, queries + kDepth, stride);
    if constexpr (depths > 2)
        _tile_loadd(6, queries + 2 * kDepth, stride);
    if constexpr (depths > 3)
        _tile_loadd(7, queries + 3 * kDepth, stride);
    for (Index column = 0; column < columns; column += 2 * kColumns, keys += 2 * depths * kTileHalves) {
        const Half* const next = keys + depths * kTileHalves;
        _tile_zero(0);
        _tile_zero(1);
        _tile_loadd(2, keys, kRowBytes);
        _tile_loadd(3, next, kRowBytes);
        _tile_dpbf16ps(0, 4, 2);
        _tile_dpbf16ps(1, 4, 3);
        if constexpr (depths > 1) {
            _tile_loadd(2, keys + kTileHalves, kRowBytes);
            _tile_loadd(3, next + kTileHalves, kRowBytes);
            _tile_dpbf16ps(0, 5, 2);
            _tile_dpbf16ps(1, 5, 3);
        }
        if constexpr (depths > 2) {
            _tile_loadd(2, keys + 2 * kTileHalves, kRowBytes);
            _tile_loadd(3, next + 2 * kTileHalves, kRowBytes);
            _tile_dpbf16ps(0, 6, 2);
            _tile_dpbf16ps(1, 6, 3);
        }
        if constexpr (depths > 3) {
            _tile_loadd(2, keys + 3 * kTileHalves, kRowBytes);
            _tile_loadd(3, next + 3 * kTileHalves, kRowBytes);
            _tile_dpbf16ps(0, 7, 2);
            _tile_dpbf16ps(1, 7, 3);
        }
        _tile_stored(0, scores + column, columns * static_cast<Index>(sizeof(float)));
        _tile_stored(1, scores + column + kColumns, columns * static_cast<Index>(sizeof(float)));
    }
}

/// results = weights · values for 16 rows of weights; `tiles` columns of values, each with the whole depth.
template <Index tiles>
void mix(const Half* weights, const Half* values, Index depth, float* results)
{
    const Index toNext = depth * kColumns;
    _tile_zero(0);
    if constexpr (tiles > 1)
        _tile_zero(1);
    if constexpr (tiles > 2)
        _tile_zero(2);
    if constexpr (tiles > 3)
        _tile_zero(3);
    for (Index d = 0; d < depth; d += kDepth, values += kTileHalves) {
        _tile_loadd(4, weights + d, depth * static_cast<Index>(sizeof(Half)));
        _tile_loadd(5, values, kRowBytes);
        _tile_dpbf16ps(0, 4, 5);
        if constexpr (tiles > 1) {
            _tile_loadd(6, values + toNext, kRowBytes);
            _tile_dpbf16ps(1, 4, 6);
        }
        if constexpr (tiles > 2) {
            _tile_loadd(5, values + 2 * toNext, kRowBytes);
            _tile_dpbf16ps(2, 4, 5);
        }
        if constexpr (tiles > 3) {
            _tile_loadd(6, values + 3 * toNext, kRowBytes);
            _tile_dpbf16ps(3, 4, 6);
        }
    }
    constexpr Index kStride = tiles * kRowBytes;
    _tile_stored(0, results, kStride);
    if constexpr (tiles > 1)
        _tile_stored(1, results + kColumns, kStride);
    if constexpr (tiles > 2)
        _tile_stored(2, results + 2 * kColumns, kStride);
    if constexpr (tiles > 3)
        _tile_stored(3, results + 3 * kColumns, kStride);
}

using Score = void (*)(const Half*, const Half*, Index, float*);
using Mix = void (*)(const Half*, const Half*, Index, float*);
constexpr Score kScores[kKeyTiles] = {score<1>, score<2>, score<3>, score<4>};
constexpr Mix kMixes[kValueTiles] = {mix<1>, mix<2>, mix<3>, mix<4>};

/// The workspace, in parts.
struct Parts {
    Index points; ///< padded, as the widths
    Index keyWidth;
    Index valueWidth;
    Half* rounded;
    Half* keys;
    Half* values;
    Half* weights;
    float* scores;
    float* results;
    Index floats;

    Parts(Index givenPoints, Index givenKeyWidth, Index givenValueWidth, float* workspace)
        : points(padded(givenPoints, kDepth)), keyWidth(padded(givenKeyWidth, kDepth)), valueWidth(padded(givenValueWidth, kColumns)),
          floats(0)
    {
        const auto take = [&](Index halves) {
            float* const place = workspace + floats;
            floats += padded(halves / 2, kColumns);
            return place;
        };
        const Index widest = keyWidth > valueWidth ? keyWidth : valueWidth;
        rounded = reinterpret_cast<Half*>(take(points * widest));
        keys = reinterpret_cast<Half*>(take(points * keyWidth));
        values = reinterpret_cast<Half*>(take(points * valueWidth));
        weights = reinterpret_cast<Half*>(take(kRows * points));
        scores = take(2 * kRows * points);
        results = take(2 * kRows * valueWidth);
    }
};

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

constexpr Index kBlock = 2 * kRows; ///< rows and columns of a block

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

void store(const float* results, Index width, const float* inverseSums, Index rows, Index channels, float* to, Index stride)
{
    for (Index row = 0; row < rows; ++row) {
        for (Index c = 0; c < channels; c += kColumns) {
            const __m512 numbers = _mm512_mul_ps(_mm512_loadu_ps(results + row * width + c), _mm512_set1_ps(inverseSums[row]));
            _mm512_mask_storeu_ps(to + row * stride + c, firstOf(channels - c), numbers);
        }
    }
}

} // namespace

Index packedHalves(Index inputs, Index outputs) { return padded(inputs, kDepth) * padded(outputs, kBlock); }

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

Index productFloats(Index rows, Index inputs) { return padded(rows, kBlock) * padded(inputs, kDepth) / 2; }

void multiply(const float* from, Index fromStride, Index rows, Index inputs, const Half* packed, Index outputs, float* to, Index toStride,
    bool add, float* workspace)
{
    auto* const rounded = reinterpret_cast<Half*>(workspace);
    const Index width = padded(inputs, kDepth);
    round(from, fromStride, rows, inputs, 1, rounded, padded(rows, kBlock), width);
    outputs = padded(outputs, kColumns);
    const TileConfiguration configuration;
    _tile_loadconfig(&configuration);
    for (Index column = 0; column < outputs; column += kBlock, packed += width * kBlock) {
        for (Index row = 0; row < rows; row += kBlock) {
            const Block block{rounded + row * width, width * static_cast<Index>(sizeof(Half)), packed, width / kDepth,
                to + row * toStride + column, toStride * static_cast<Index>(sizeof(float))};
            if (row + kBlock > rows || column + kBlock > outputs)
                multiplyEdge(block, rows - row < kBlock ? rows - row : kBlock, outputs - column < kBlock ? outputs - column : kBlock, add);
            else if (add)
                multiplyBlock<true>(block);
            else
                multiplyBlock<false>(block);
        }
    }
    _tile_release();
}

bool fits(Index keyWidth, Index valueWidth) { return keyWidth <= kKeyTiles * kDepth && valueWidth <= kValueTiles * kColumns; }

Index attentionFloats(Index points, Index keyWidth, Index valueWidth) { return Parts(points, keyWidth, valueWidth, nullptr).floats; }

void attend(const SharedHeads& heads, float* workspace)
{
    constexpr float kLog2E = 1.44269504f;
    const Parts parts(heads.points, heads.keyWidth, heads.valueWidth, workspace);
    const float factor = kLog2E / __builtin_sqrtf(static_cast<float>(heads.keyWidth));
    const Score scoreRows = kScores[parts.keyWidth / kDepth - 1];
    const Mix mixRows = kMixes[parts.valueWidth / kColumns - 1];
    round(heads.key, heads.keyStride, heads.points, heads.keyWidth, 1, parts.rounded, parts.points, parts.keyWidth);
    packKeys(parts.rounded, parts.points, parts.keyWidth, parts.keys);
    round(heads.value, heads.valueStride, heads.points, heads.valueWidth, 1, parts.rounded, parts.points, parts.valueWidth);
    packValues(parts.rounded, parts.points, parts.valueWidth, parts.values);
    const TileConfiguration configuration;
    _tile_loadconfig(&configuration);
    for (Index head = 0; head < heads.heads; ++head) {
        const float* const query = heads.query + head * heads.keyWidth;
        float* const to = heads.to + head * heads.valueWidth;
        for (Index row = 0; row < heads.points; row += kRows) {
            const Index rows = heads.points - row < kRows ? heads.points - row : kRows;
            float inverseSums[kRows];
            round(query + row * heads.queryStride, heads.queryStride, rows, heads.keyWidth, factor, parts.rounded, kRows, parts.keyWidth);
            scoreRows(parts.rounded, parts.keys, parts.points, parts.scores);
            for (Index r = 0; r < kRows; ++r)
                inverseSums[r] = weigh(parts.scores + r * parts.points, heads.points, parts.points, parts.weights + r * parts.points);
            mixRows(parts.weights, parts.values, parts.points, parts.results);
            store(parts.results, parts.valueWidth, inverseSums, rows, heads.valueWidth, to + row * heads.toStride, heads.toStride);
        }
    }
    _tile_release();
}

} // namespace evenmatch::nn::onednn::tiles

#else

namespace evenmatch::nn::onednn::tiles {

Index packedHalves(Index, Index) { return 0; }
void pack(const float*, Index, Index, Half*) { }
Index productFloats(Index, Index) { return 0; }
void multiply(const float*, Index, Index, Index, const Half*, Index, float*, Index, bool, float*) { }
bool fits(Index, Index) { return false; }
Index attentionFloats(Index, Index, Index) { return 0; }
void attend(const SharedHeads&, float*) { }

} // namespace evenmatch::nn::onednn::tiles

#endif
