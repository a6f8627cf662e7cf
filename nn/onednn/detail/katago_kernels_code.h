// The code of the kernels, included once for each kind of processor by a file that defines EVENMATCH_KERNELS (a namespace), kVector (floats
// in a register) and kTileRows. Nothing from the standard library may be used here: an inline function compiled for a newer processor could
// replace the one that the rest of the program calls.

#include "nn/onednn/detail/katago_kernels.h"

namespace evenmatch::nn::onednn::EVENMATCH_KERNELS {

namespace {

#define EVENMATCH_INLINE __attribute__((always_inline)) inline

constexpr Index kPanelVectors = 2;
constexpr Index kPanel = kPanelVectors * kVector;
constexpr Index kDepthBlock = 512; ///< a panel of this depth stays in the cache beside the rows

using V = float __attribute__((vector_size(kVector * sizeof(float)), aligned(4), may_alias));
using I = std::int32_t __attribute__((vector_size(kVector * sizeof(float)), aligned(4), may_alias));

EVENMATCH_INLINE V load(const float* place)
{
    return *reinterpret_cast<const V*>(place);
}
EVENMATCH_INLINE void store(float* place, V value)
{
    *reinterpret_cast<V*>(place) = value;
}
EVENMATCH_INLINE V all(float value)
{
    return V{} + value;
}
EVENMATCH_INLINE V larger(V a, V b)
{
    return a > b ? a : b;
}
EVENMATCH_INLINE V smaller(V a, V b)
{
    return a < b ? a : b;
}
EVENMATCH_INLINE V squareRoot(V x)
{
    for (Index i = 0; i < kVector; ++i)
        x[i] = __builtin_sqrtf(x[i]);
    return x;
}

/// e^x = 2^n · e^r with |r| <= ln 2 / 2; a polynomial for e^r. The relative error is below 2e-7.
EVENMATCH_INLINE V exponential(V x)
{
    constexpr float kLowest = -87.0f;
    constexpr float kHighest = 88.0f;
    constexpr float kRound = 12582912.0f; // 1.5 · 2^23: added to a small number, it leaves the nearest whole number in the lowest bits
    constexpr std::int32_t kOneBits = 0x3f800000;
    constexpr int kMantissaBits = 23;
    x = larger(smaller(x, all(kHighest)), all(kLowest));
    const V shifted = x * 1.44269504f + kRound;
    const V whole = shifted - kRound;
    V rest = x - whole * 0.693359375f;
    rest = rest - whole * -2.12194440e-4f;
    V y = rest * 1.9875691500e-4f + 1.3981999507e-3f;
    y = y * rest + 8.3334519073e-3f;
    y = y * rest + 4.1665795894e-2f;
    y = y * rest + 1.6666665459e-1f;
    y = y * rest + 5.0000001201e-1f;
    y = y * (rest * rest) + rest + 1.0f;
    const I power = (reinterpret_cast<I>(shifted) << kMantissaBits) + kOneBits;
    return y * reinterpret_cast<V>(power);
}

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
template <int rows, int vectors>
void tile(const float* a, Index aStride, Index depth, const float* b, float* c, Index cStride, bool add)
{
    V sum[rows][vectors];
    for (int r = 0; r < rows; ++r)
        for (int v = 0; v < vectors; ++v)
            sum[r][v] = V{};
    for (Index k = 0; k < depth; ++k, b += vectors * kVector) {
        V column[vectors];
        for (int v = 0; v < vectors; ++v)
            column[v] = load(b + v * kVector);
#pragma GCC unroll 16
        for (int r = 0; r < rows; ++r) {
            const V factor = all(a[r * aStride + k]);
            for (int v = 0; v < vectors; ++v)
                sum[r][v] += factor * column[v];
        }
    }
    for (int r = 0; r < rows; ++r) {
        for (int v = 0; v < vectors; ++v) {
            float* const place = c + r * cStride + v * kVector;
            store(place, add ? load(place) + sum[r][v] : sum[r][v]);
        }
    }
}

using Tile = void (*)(const float*, Index, Index, const float*, float*, Index, bool);

template <int vectors, int... rows>
struct TilesOf {
    static constexpr Tile kTiles[] = {tile<rows, vectors>...};
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
        const Tile* const tiles = width == kPanel ? TilesOf<kPanelVectors, EVENMATCH_TILES>::kTiles : TilesOf<1, EVENMATCH_TILES>::kTiles;
        for (Index k = 0; k < depth; k += kDepthBlock) {
            const Index part = depth - k < kDepthBlock ? depth - k : kDepthBlock;
            for (Index block = 0, row = 0; block < blocks; ++block) {
                const Index count = (rows - row + blocks - block - 1) / (blocks - block);
                tiles[count - 1](a + row * aStride + k, aStride, part, b + k * width, c + row * cStride + column, cStride, add || k > 0);
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

/// Winograd's transformation of six numbers with the points 0, 1, -1, 2, -2 and infinity.
EVENMATCH_INLINE void transformIn(const V* from, Index step, V* to, Index toStep)
{
    const V d0 = from[0];
    const V d1 = from[step];
    const V d2 = from[2 * step];
    const V d3 = from[3 * step];
    const V d4 = from[4 * step];
    const V d5 = from[5 * step];
    const V even = d4 - 4.0f * d2;
    const V odd = d3 - 4.0f * d1;
    const V evenTwo = d4 - d2;
    const V oddTwo = 2.0f * (d3 - d1);
    to[0] = 4.0f * d0 - 5.0f * d2 + d4;
    to[toStep] = even + odd;
    to[2 * toStep] = even - odd;
    to[3 * toStep] = evenTwo + oddTwo;
    to[4 * toStep] = evenTwo - oddTwo;
    to[5 * toStep] = 4.0f * d1 - 5.0f * d3 + d5;
}

constexpr Index kTileSide = 6;

void tilesIn(const Tiling& tiling, Index first, Index tiles, const float* boards, Index boardStride, float* transformed, Index stride)
{
    const Index across = tiling.across();
    const Index perBoard = tiling.perBoard();
    const Index height = tiling.grid.height;
    const Index width = tiling.grid.width;
    for (Index t = 0; t < tiles; ++t) {
        const Index board = (first + t) / perBoard;
        const Index inBoard = (first + t) % perBoard;
        const Index top = inBoard / across * tiling.output - tiling.padding;
        const Index left = inBoard % across * tiling.output - tiling.padding;
        const float* const corner = boards + (board * height * width + top * width + left) * boardStride;
        const Index y0 = top < 0 ? -top : 0;
        const Index x0 = left < 0 ? -left : 0;
        const Index y1 = height - top < kTileSide ? height - top : kTileSide;
        const Index x1 = width - left < kTileSide ? width - left : kTileSide;
        for (Index c = 0; c < stride; c += kVector) {
            V points[kTilePoints];
            V half[kTilePoints];
            if (y0 == 0 && x0 == 0 && y1 == kTileSide && x1 == kTileSide) {
                for (Index y = 0; y < kTileSide; ++y)
                    for (Index x = 0; x < kTileSide; ++x)
                        points[y * kTileSide + x] = load(corner + (y * width + x) * boardStride + c);
            } else {
                for (Index i = 0; i < kTilePoints; ++i)
                    points[i] = V{};
                for (Index y = y0; y < y1; ++y)
                    for (Index x = x0; x < x1; ++x)
                        points[y * kTileSide + x] = load(corner + (y * width + x) * boardStride + c);
            }
            for (Index y = 0; y < kTileSide; ++y)
                transformIn(points + y * kTileSide, 1, half + y * kTileSide, 1);
            for (Index x = 0; x < kTileSide; ++x)
                transformIn(half + x, kTileSide, points + x, kTileSide);
            float* to = transformed + t * stride + c;
            for (Index i = 0; i < kTilePoints; ++i, to += tiles * stride)
                store(to, points[i]);
        }
    }
}

template <Index outputs>
EVENMATCH_INLINE void transformOut(const V* from, Index step, V* to, Index toStep)
{
    const V m0 = from[0];
    const V m1 = from[step];
    const V m2 = from[2 * step];
    const V m3 = from[3 * step];
    const V m4 = from[4 * step];
    const V m5 = from[5 * step];
    const V sum = m1 + m2;
    const V difference = m1 - m2;
    const V sumTwo = m3 + m4;
    const V differenceTwo = m3 - m4;
    to[0] = m0 + sum + sumTwo;
    if constexpr (outputs == 2) {
        to[toStep] = difference + 2.0f * differenceTwo + m5;
    } else {
        to[toStep] = difference + 2.0f * differenceTwo;
        to[2 * toStep] = sum + 4.0f * sumTwo;
        to[3 * toStep] = difference + 8.0f * differenceTwo + m5;
    }
}

enum class Then { Store, Add, Finish };

template <Index outputs, Then then, Curve curve>
void tilesOutAs(const Tiling& tiling, Index first, Index tiles, const float* transformed, Index stride, float* boards, Index boardStride,
    const Finish& how)
{
    const Index across = tiling.across();
    const Index perBoard = tiling.perBoard();
    const Index height = tiling.grid.height;
    const Index width = tiling.grid.width;
    for (Index t = 0; t < tiles; ++t) {
        const Index board = (first + t) / perBoard;
        const Index inBoard = (first + t) % perBoard;
        const Index top = inBoard / across * outputs;
        const Index left = inBoard % across * outputs;
        float* const corner = boards + (board * height * width + top * width + left) * boardStride;
        const Index down = height - top < outputs ? height - top : outputs;
        const Index right = width - left < outputs ? width - left : outputs;
        const float* const bias = how.bias + board * how.biasStride;
        for (Index c = 0; c < stride; c += kVector) {
            V points[kTilePoints];
            V half[outputs * kTileSide];
            V result[outputs * outputs];
            const float* from = transformed + t * stride + c;
            for (Index i = 0; i < kTilePoints; ++i, from += tiles * stride)
                points[i] = load(from);
            for (Index x = 0; x < kTileSide; ++x)
                transformOut<outputs>(points + x, kTileSide, half + x, kTileSide);
            for (Index y = 0; y < outputs; ++y)
                transformOut<outputs>(half + y * kTileSide, 1, result + y * outputs, 1);
            for (Index y = 0; y < down; ++y) {
                for (Index x = 0; x < right; ++x) {
                    float* const place = corner + (y * width + x) * boardStride + c;
                    V value = result[y * outputs + x];
                    if constexpr (then == Then::Add)
                        value += load(place);
                    if constexpr (then == Then::Finish)
                        value = curved<curve>(value * load(how.scale + c) + load(bias + c));
                    store(place, value);
                }
            }
        }
    }
}

template <Index outputs>
void tilesOutOf(const Tiling& tiling, Index first, Index tiles, const float* transformed, Index stride, float* boards, Index boardStride,
    bool add, const Finish& how)
{
    const auto as = [&](auto function) { function(tiling, first, tiles, transformed, stride, boards, boardStride, how); };
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

void tilesOut(const Tiling& tiling, Index first, Index tiles, const float* transformed, Index stride, float* boards, Index boardStride,
    bool add, const Finish& how)
{
    if (tiling.output == 2)
        tilesOutOf<2>(tiling, first, tiles, transformed, stride, boards, boardStride, add, how);
    else
        tilesOutOf<4>(tiling, first, tiles, transformed, stride, boards, boardStride, add, how);
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
        V sums{};
        for (Index c = 0; c < whole; c += kVector) {
            const V value = exponential((load(x + c) - most) * factor);
            sums += value;
            store(x + c, value);
        }
        float sum = sumOf(sums);
        if (whole < columns) {
            const V value = exponential((load(x + whole) - most) * factor);
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
        V most = all(-1.0f); // as KataGo has it: no activation in front of a pooling gives less
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

const Kernels kKernels = {kVector, kPanel, multiply, finish, tilesIn, tilesOut, rmsNormalise, gate, exponentials, scaleRows, rotate, pool,
    packTransposed, packRows};

} // namespace evenmatch::nn::onednn::EVENMATCH_KERNELS
