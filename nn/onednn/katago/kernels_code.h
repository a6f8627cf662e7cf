// The code of the kernels, included once for each kind of processor by a file that defines EVENMATCH_KERNELS (a namespace), kVector (floats
// in a register) and kTileRows. It must not use the standard library: an inline function compiled for a newer processor could replace the
// one that the rest of the program calls.

#include "nn/onednn/katago/kernels.h"

namespace evenmatch::nn::onednn::EVENMATCH_KERNELS {

namespace {

#define EVENMATCH_INLINE __attribute__((always_inline)) inline
#ifdef __clang__
#define EVENMATCH_UNROLL _Pragma("unroll")
#else
#define EVENMATCH_UNROLL _Pragma("GCC unroll 16")
#endif

constexpr Index kPanelVectors = 2;
constexpr Index kPanel = kPanelVectors * kVector;
constexpr Index kDepthBlock = 512; ///< a panel of this depth fits into the cache with the rows

using V = float __attribute__((vector_size(kVector * sizeof(float)), aligned(4), may_alias));
using I = std::int32_t __attribute__((vector_size(kVector * sizeof(float)), aligned(4), may_alias));

EVENMATCH_INLINE V load(const float* place) { return *reinterpret_cast<const V*>(place); }
EVENMATCH_INLINE void store(float* place, V value) { *reinterpret_cast<V*>(place) = value; }
/// -0 is neutral; +0 is not, because -0 + 0 is 0.
EVENMATCH_INLINE V all(float value) { return value - V{}; }
EVENMATCH_INLINE V larger(V a, V b) { return a > b ? a : b; }
EVENMATCH_INLINE V smaller(V a, V b) { return a < b ? a : b; }
constexpr float kLog2E = 1.44269504f;
constexpr float kSmallestPower = -125.0f;
constexpr float kLargestPower = 127.0f;

/// 2^z = 2^n · 2^f with |f| <= 1/2: a polynomial for 2^f (relative error 8e-8), whose exponent then grows by n.
/// REQUIRES: kSmallestPower <= z <= kLargestPower
EVENMATCH_INLINE V powerOfTwo(V z)
{
    constexpr float kRound = 12582912.0f; // 1.5 · 2^23: added to a small number, it leaves the nearest whole number in the lowest bits
    constexpr int kMantissaBits = 23;
    const V shifted = z + kRound;
    const V f = z - (shifted - kRound);
    V y = f * 1.3276471420850973e-3f + 9.675541333370688e-3f;
    y = y * f + 5.550713275313794e-2f;
    y = y * f + 0.24022119723868504f;
    y = y * f + 0.693146967063586f;
    y = y * f + 1.0000000716546733f;
    return reinterpret_cast<V>(reinterpret_cast<I>(y) + (reinterpret_cast<I>(shifted) << kMantissaBits));
}

EVENMATCH_INLINE V exponential(V x) { return powerOfTwo(larger(smaller(x * kLog2E, all(kLargestPower)), all(kSmallestPower))); }

template <Curve curve>
EVENMATCH_INLINE V curved(V x)
{
    if constexpr (curve == Curve::Relu)
        return larger(x, V{});
    if constexpr (curve == Curve::Mish) {
        // tanh(ln(1 + e)) = (e² + 2e) / (e² + 2e + 2)
        constexpr float kStraight = 20.0f;
        const V e = exponential(smaller(x, all(kStraight)));
        const V n = e * (e + 2.0f);
        return x * (n / (n + 2.0f));
    }
    if constexpr (curve == Curve::Silu)
        return x / (exponential(-x) + 1.0f);
    return x;
}

/// A product of up to kTileRows rows and one panel, all in registers.
template <int rows, int vectors, bool add>
void tile(const float* a, Index aStride, Index depth, const float* b, float* c, Index cStride)
{
    V sum[rows][vectors];
    EVENMATCH_UNROLL
    for (int r = 0; r < rows; ++r)
        EVENMATCH_UNROLL
    for (int v = 0; v < vectors; ++v)
        sum[r][v] = V{};
    for (Index k = 0; k < depth; ++k, b += vectors * kVector) {
        V column[vectors];
        EVENMATCH_UNROLL
        for (int v = 0; v < vectors; ++v)
            column[v] = load(b + v * kVector);
        EVENMATCH_UNROLL
        for (int r = 0; r < rows; ++r) {
            const V factor = all(a[r * aStride + k]);
            EVENMATCH_UNROLL
            for (int v = 0; v < vectors; ++v)
                sum[r][v] += factor * column[v];
        }
    }
    EVENMATCH_UNROLL
    for (int r = 0; r < rows; ++r) {
        EVENMATCH_UNROLL
        for (int v = 0; v < vectors; ++v) {
            float* const place = c + r * cStride + v * kVector;
            if constexpr (add)
                store(place, load(place) + sum[r][v]);
            else
                store(place, sum[r][v]);
        }
    }
}

using Tile = void (*)(const float*, Index, Index, const float*, float*, Index);

template <int vectors, bool add, int... rows>
struct TilesOf {
    static constexpr Tile kTiles[] = {tile<rows, vectors, add>...};
};
#if EVENMATCH_TILE_ROWS == 12
#define EVENMATCH_TILES 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
#elif EVENMATCH_TILE_ROWS == 6
#define EVENMATCH_TILES 1, 2, 3, 4, 5, 6
#else
#define EVENMATCH_TILES 1, 2, 3, 4
#endif

void multiply(const float* a, Index aStride, Index rows, Index depth, const float* b, Index columns, float* c, Index cStride, bool add)
{
    const Index blocks = (rows + EVENMATCH_TILE_ROWS - 1) / EVENMATCH_TILE_ROWS;
    for (Index column = 0; column < columns; column += kPanel) {
        const Index width = columns - column < kPanel ? kVector : kPanel;
        const Tile* const storing
            = width == kPanel ? TilesOf<kPanelVectors, false, EVENMATCH_TILES>::kTiles : TilesOf<1, false, EVENMATCH_TILES>::kTiles;
        const Tile* const adding
            = width == kPanel ? TilesOf<kPanelVectors, true, EVENMATCH_TILES>::kTiles : TilesOf<1, true, EVENMATCH_TILES>::kTiles;
        for (Index k = 0; k < depth; k += kDepthBlock) {
            const Index part = depth - k < kDepthBlock ? depth - k : kDepthBlock;
            for (Index block = 0, row = 0; block < blocks; ++block) {
                const Index count = (rows - row + blocks - block - 1) / (blocks - block);
                (add || k > 0 ? adding : storing)[count - 1](
                    a + row * aStride + k, aStride, part, b + k * width, c + row * cStride + column, cStride);
                row += count;
            }
        }
        b += depth * width;
    }
}

template <Curve curve>
void finishAs(
    const float* from, Index fromStride, float* to, Index toStride, Index rows, Index channels, const float* scale, const float* bias)
{
    for (Index row = 0; row < rows; ++row, from += fromStride, to += toStride)
        for (Index c = 0; c < channels; c += kVector)
            store(to + c, curved<curve>(load(from + c) * load(scale + c) + load(bias + c)));
}

void finish(const float* from, Index fromStride, float* to, Index toStride, Index rows, Index channels, const Finish& how)
{
    switch (how.curve) {
    case Curve::Identity: return finishAs<Curve::Identity>(from, fromStride, to, toStride, rows, channels, how.scale, how.bias);
    case Curve::Relu: return finishAs<Curve::Relu>(from, fromStride, to, toStride, rows, channels, how.scale, how.bias);
    case Curve::Mish: return finishAs<Curve::Mish>(from, fromStride, to, toStride, rows, channels, how.scale, how.bias);
    case Curve::Silu: return finishAs<Curve::Silu>(from, fromStride, to, toStride, rows, channels, how.scale, how.bias);
    }
}

constexpr Index kTileSide = 7;
constexpr float kSixthPoint = 0.5f;

/// Winograd's transformation of seven numbers with the points 0, 1, -1, 2, -2, 1/2 and infinity. The row of a point p contains the
/// coefficients of M(x) / (x - p), where M is the product of all x - p, and the last row those of M.
EVENMATCH_INLINE void transformIn(const V* d, float* to, Index step)
{
    V e[kTileSide - 1]; // multiplied by x - 1/2
    for (Index i = 0; i + 1 < kTileSide; ++i)
        e[i] = d[i + 1] - kSixthPoint * d[i];
    const V even = e[4] - 4.0f * e[2];
    const V odd = e[3] - 4.0f * e[1];
    const V evenTwo = e[4] - e[2];
    const V oddTwo = 2.0f * (e[3] - e[1]);
    store(to, 4.0f * e[0] - 5.0f * e[2] + e[4]);
    store(to + step, even + odd);
    store(to + 2 * step, even - odd);
    store(to + 3 * step, evenTwo + oddTwo);
    store(to + 4 * step, evenTwo - oddTwo);
    store(to + 5 * step, 4.0f * d[1] - 5.0f * d[3] + d[5]);
    store(to + 6 * step, 4.0f * e[1] - 5.0f * e[3] + e[5]);
}

/// The place of a tile.
struct TilePlace {
    Index board;
    Index top;
    Index left;
};

EVENMATCH_INLINE TilePlace placeOf(const Tiling& tiling, Index tile)
{
    const Index across = tiling.across();
    const Index inBoard = tile % tiling.perBoard();
    return {tile / tiling.perBoard(), inBoard / across * tiling.output, inBoard % across * tiling.output};
}

void tilesIn(const Tiling& tiling, Index first, Index tiles, const float* boards, Index boardStride, const TransformedTiles& transformed)
{
    const Index height = tiling.grid.height;
    const Index width = tiling.grid.width;
    for (Index t = 0; t < tiles; ++t) {
        const TilePlace place = placeOf(tiling, first + t);
        const Index top = place.top - tiling.padding;
        const Index left = place.left - tiling.padding;
        const Index corner = (place.board * height + top) * width + left; // may be outside
        for (Index c = 0; c < transformed.stride; c += kVector) {
            float half[kTilePoints * kVector];
            for (Index x = 0; x < kTileSide; ++x) {
                V d[kTileSide];
                const bool inside = left + x >= 0 && left + x < width;
                EVENMATCH_UNROLL
                for (Index y = 0; y < kTileSide; ++y)
                    d[y] = inside && top + y >= 0 && top + y < height ? load(boards + (corner + y * width + x) * boardStride + c) : V{};
                transformIn(d, half + x * kVector, kTileSide * kVector);
            }
            float* to = transformed.data + t * transformed.stride + c;
            for (Index y = 0; y < kTileSide; ++y, to += kTileSide * transformed.pointStride) {
                V d[kTileSide];
                EVENMATCH_UNROLL
                for (Index x = 0; x < kTileSide; ++x)
                    d[x] = load(half + (y * kTileSide + x) * kVector);
                transformIn(d, to, transformed.pointStride);
            }
        }
    }
}

/// Transforms the polynomial's values back to `outputs` numbers.
template <Index outputs>
EVENMATCH_INLINE void transformOut(const float* from, Index step, V* to, Index toStep)
{
    const V m0 = load(from);
    const V m1 = load(from + step);
    const V m2 = load(from + 2 * step);
    const V m3 = load(from + 3 * step);
    const V m4 = load(from + 4 * step);
    const V m5 = load(from + 5 * step);
    const V m6 = load(from + 6 * step);
    const V sum = m1 + m2;
    const V difference = m1 - m2;
    const V sumTwo = m3 + m4;
    const V differenceTwo = m3 - m4;
    to[0] = m0 + m5 + (sum + sumTwo);
    to[toStep] = difference + 2.0f * differenceTwo + 0.5f * m5;
    if constexpr (outputs == 3) {
        to[2 * toStep] = sum + 4.0f * sumTwo + (0.25f * m5 + m6);
    } else {
        to[2 * toStep] = sum + 4.0f * sumTwo + 0.25f * m5;
        to[3 * toStep] = difference + 8.0f * differenceTwo + 0.125f * m5;
        to[4 * toStep] = sum + 16.0f * sumTwo + (0.0625f * m5 + m6);
    }
}

enum class Then { Store, Add, Finish };

template <Index outputs, Then then, Curve curve>
void tilesOutAs(const Tiling& tiling, Index first, Index tiles, const TransformedTiles& transformed, float* boards, Index boardStride,
    const Finish& how)
{
    const Index height = tiling.grid.height;
    const Index width = tiling.grid.width;
    for (Index t = 0; t < tiles; ++t) {
        const TilePlace place = placeOf(tiling, first + t);
        float* const corner = boards + ((place.board * height + place.top) * width + place.left) * boardStride;
        const Index down = height - place.top < outputs ? height - place.top : outputs;
        const Index right = width - place.left < outputs ? width - place.left : outputs;
        const float* const bias = how.bias + place.board * how.biasStride;
        for (Index c = 0; c < transformed.stride; c += kVector) {
            V half[outputs * kTileSide];
            const float* from = transformed.data + t * transformed.stride + c;
            for (Index x = 0; x < kTileSide; ++x, from += transformed.pointStride)
                transformOut<outputs>(from, kTileSide * transformed.pointStride, half + x, kTileSide);
            for (Index y = 0; y < down; ++y) {
                V result[outputs];
                transformOut<outputs>(reinterpret_cast<const float*>(half + y * kTileSide), kVector, result, 1);
                EVENMATCH_UNROLL
                for (Index x = 0; x < outputs; ++x) {
                    if (x >= right)
                        break;
                    float* const to = corner + (y * width + x) * boardStride + c;
                    V value = result[x];
                    if constexpr (then == Then::Add)
                        value += load(to);
                    if constexpr (then == Then::Finish)
                        value = curved<curve>(value * load(how.scale + c) + load(bias + c));
                    store(to, value);
                }
            }
        }
    }
}

template <Index outputs>
void tilesOutOf(const Tiling& tiling, Index first, Index tiles, const TransformedTiles& transformed, float* boards, Index boardStride,
    bool add, const Finish& how)
{
    const auto as = [&](auto function) { function(tiling, first, tiles, transformed, boards, boardStride, how); };
    if (add)
        return as(tilesOutAs<outputs, Then::Add, Curve::Identity>);
    if (!how.scale)
        return as(tilesOutAs<outputs, Then::Store, Curve::Identity>);
    switch (how.curve) {
    case Curve::Identity: return as(tilesOutAs<outputs, Then::Finish, Curve::Identity>);
    case Curve::Relu: return as(tilesOutAs<outputs, Then::Finish, Curve::Relu>);
    case Curve::Mish: return as(tilesOutAs<outputs, Then::Finish, Curve::Mish>);
    case Curve::Silu: return as(tilesOutAs<outputs, Then::Finish, Curve::Silu>);
    }
}

void tilesOut(const Tiling& tiling, Index first, Index tiles, const TransformedTiles& transformed, float* boards, Index boardStride,
    bool add, const Finish& how)
{
    if (tiling.output == 3)
        tilesOutOf<3>(tiling, first, tiles, transformed, boards, boardStride, add, how);
    else
        tilesOutOf<5>(tiling, first, tiles, transformed, boards, boardStride, add, how);
}

EVENMATCH_INLINE float sumOf(V x)
{
    float sum = 0;
    for (Index i = 0; i < kVector; ++i)
        sum += x[i];
    return sum;
}

void rmsNormalise(const float* from, Index fromStride, float* to, Index toStride, Index rows, Index channels, Index realChannels,
    const float* scale, float epsilon)
{
    for (Index row = 0; row < rows; ++row, from += fromStride, to += toStride) {
        V squares{};
        for (Index c = 0; c < channels; c += kVector)
            squares += load(from + c) * load(from + c);
        const float factor = 1.0f / __builtin_sqrtf(sumOf(squares) / static_cast<float>(realChannels) + epsilon);
        for (Index c = 0; c < channels; c += kVector)
            store(to + c, load(from + c) * factor * load(scale + c));
    }
}

void gate(float* up, Index upStride, const float* by, Index gateStride, Index rows, Index channels)
{
    for (Index row = 0; row < rows; ++row, up += upStride, by += gateStride)
        for (Index c = 0; c < channels; c += kVector)
            store(up + c, curved<Curve::Silu>(load(up + c)) * load(by + c));
}

void exponentials(float* x, Index stride, Index rows, Index columns, float factor, float* inverseSums)
{
    const Index whole = columns / kVector * kVector;
    for (Index row = 0; row < rows; ++row, x += stride) {
        float most = x[0];
        V mostOf = all(most);
        for (Index c = 0; c < whole; c += kVector)
            mostOf = larger(mostOf, load(x + c));
        for (Index i = 0; i < kVector; ++i)
            most = mostOf[i] > most ? mostOf[i] : most;
        for (Index c = whole; c < columns; ++c)
            most = x[c] > most ? x[c] : most;
        const float slope = factor * kLog2E;
        const float shift = most * slope;
        const V smallest = all(kSmallestPower);
        V sums{};
        for (Index c = 0; c < whole; c += kVector) {
            const V value = powerOfTwo(larger(load(x + c) * slope - shift, smallest));
            sums += value;
            store(x + c, value);
        }
        float sum = sumOf(sums);
        if (whole < columns) {
            const V value = powerOfTwo(larger(load(x + whole) * slope - shift, smallest));
            for (Index i = 0; i < kVector; ++i) {
                x[whole + i] = whole + i < columns ? value[i] : 0.0f;
                sum += x[whole + i];
            }
        }
        inverseSums[row] = 1.0f / sum;
    }
}

void scaleRows(float* x, Index stride, Index rows, Index channels, const float* factors)
{
    for (Index row = 0; row < rows; ++row, x += stride)
        for (Index c = 0; c < channels; c += kVector)
            store(x + c, load(x + c) * factors[row]);
}

void rotate(float* x, Index stride, Index rows, Index heads, Index pairs, const float* cosines, const float* sines, Index tableStride,
    Index headsPerTable)
{
    for (Index row = 0; row < rows; ++row, x += stride, cosines += tableStride, sines += tableStride) {
        for (Index head = 0; head < heads; ++head) {
            float* const first = x + head * 2 * pairs;
            float* const second = first + pairs;
            const float* const cosine = cosines + (headsPerTable > 0 ? head / headsPerTable * pairs : 0);
            const float* const sine = sines + (headsPerTable > 0 ? head / headsPerTable * pairs : 0);
            Index p = 0;
            for (; p + kVector <= pairs; p += kVector) {
                const V a = load(first + p);
                const V b = load(second + p);
                store(first + p, a * load(cosine + p) - b * load(sine + p));
                store(second + p, a * load(sine + p) + b * load(cosine + p));
            }
            for (; p < pairs; ++p) {
                const float a = first[p];
                const float b = second[p];
                first[p] = a * cosine[p] - b * sine[p];
                second[p] = a * sine[p] + b * cosine[p];
            }
        }
    }
}

void pool(const float* x, Index stride, Index rows, Index channels, float* mean, float* largest)
{
    for (Index c = 0; c < channels; c += kVector) {
        V sum{};
        V most = all(-1.0f); // as in KataGo: no activation before a pooling gives less
        for (Index row = 0; row < rows; ++row) {
            const V value = load(x + row * stride + c);
            sum += value;
            most = larger(most, value);
        }
        store(mean + c, sum / static_cast<float>(rows));
        if (largest)
            store(largest + c, most);
    }
}

void toBFloat16(const float* x, Index stride, Index rows, Index channels, std::uint16_t* to)
{
    constexpr std::uint32_t kHalf = 0x7fff;
    for (Index row = 0; row < rows; ++row, x += stride, to += channels) {
        for (Index c = 0; c < channels; ++c) {
            std::uint32_t bits;
            __builtin_memcpy(&bits, x + c, sizeof bits);
            to[c] = static_cast<std::uint16_t>((bits + kHalf + ((bits >> 16) & 1)) >> 16);
        }
    }
}

void packTransposed(const float* x, Index stride, Index rows, Index channels, float* packed)
{
    for (Index row = 0; row < rows; row += kPanel) {
        const Index padded = (rows + kVector - 1) / kVector * kVector - row;
        const Index width = padded < kPanel ? kVector : kPanel;
        const Index real = rows - row < width ? rows - row : width;
        for (Index i = 0; i < real; ++i)
            for (Index c = 0; c < channels; ++c)
                packed[c * width + i] = x[(row + i) * stride + c];
        for (Index i = real; i < width; ++i)
            for (Index c = 0; c < channels; ++c)
                packed[c * width + i] = 0;
        packed += channels * width;
    }
}

void packRows(const float* x, Index stride, Index rows, Index channels, float* packed)
{
    for (Index column = 0; column < channels; column += kPanel) {
        const Index padded = (channels + kVector - 1) / kVector * kVector - column;
        const Index width = padded < kPanel ? kVector : kPanel;
        const Index real = channels - column < width ? channels - column : width;
        for (Index row = 0; row < rows; ++row, packed += width) {
            for (Index i = 0; i < real; ++i)
                packed[i] = x[row * stride + column + i];
            for (Index i = real; i < width; ++i)
                packed[i] = 0;
        }
    }
}

} // namespace

const Kernels kKernels = {
    .vector = kVector,
    .panel = kPanel,
    .multiply = multiply,
    .finish = finish,
    .tilesIn = tilesIn,
    .tilesOut = tilesOut,
    .rmsNormalise = rmsNormalise,
    .gate = gate,
    .exponentials = exponentials,
    .scaleRows = scaleRows,
    .rotate = rotate,
    .pool = pool,
    .packTransposed = packTransposed,
    .packRows = packRows,
    .toBFloat16 = toBFloat16,
};

} // namespace evenmatch::nn::onednn::EVENMATCH_KERNELS
