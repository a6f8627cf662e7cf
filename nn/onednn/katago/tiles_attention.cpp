// Compiled for processors with AMX (tiles_code.h).
#ifdef __AMX_BF16__

#include "nn/onednn/katago/tiles_code.h"

namespace evenmatch::nn::onednn::tiles {

namespace {

constexpr Index kKeyTiles = 4; ///< the most that stay in registers
constexpr Index kValueTiles = 4;

/// A tile of the second factor holds pairs along the depth: row r has the channels 2r and 2r + 1 of every column. Columns are keys, 32 at
/// a time in the order that weigh() undoes: the first tile has the points 0-3, 8-11, 16-19 and 24-27, the second one those between.
void packKeys(const Half* keys, Index rows, Index width, Half* packed)
{
    constexpr int kQuarter = 4;
    const __m512i columns = _mm512_set_epi32(27, 26, 25, 24, 19, 18, 17, 16, 11, 10, 9, 8, 3, 2, 1, 0);
    const __m512i places = _mm512_mullo_epi32(columns, _mm512_set1_epi32(static_cast<int>(width / 2)));
    for (Index row = 0; row < rows; row += kDepth) {
        for (Index first = row; first <= row + kQuarter; first += kQuarter) {
            for (Index depth = 0; depth < width; depth += kDepth, packed += kTileHalves) {
                const auto* const pairs = reinterpret_cast<const std::int32_t*>(keys + first * width + depth);
                for (Index pair = 0; pair < kDepth / 2; ++pair)
                    _mm512_storeu_si512(packed + pair * kDepth, _mm512_i32gather_epi32(places, pairs + pair, 4));
            }
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

constexpr int kFraction = 128; ///< of a power's exponent: what a 16-bit number can hold

/// The mantissas of 2^(i / 128), in the 7 bits of 16-bit numbers.
struct alignas(64) Mantissas {
    std::uint8_t bytes[kFraction];

    constexpr Mantissas() : bytes()
    {
        double root = 2; // 2^(1 / 128)
        for (int halving = 0; halving < 7; ++halving) {
            double next = 1;
            for (int step = 0; step < 40; ++step)
                next = (next + root / next) / 2;
            root = next;
        }
        double power = 1;
        for (int i = 0; i < kFraction; ++i, power *= root)
            bytes[i] = static_cast<std::uint8_t>(static_cast<int>(power * kFraction + 0.5) - kFraction);
    }
};
constexpr Mantissas kMantissas;

constexpr Index kBlockScores = kRows * kDepth; ///< of 16 queries and 32 keys

/// scores = start + queries · keys for 16 rows of queries and 32 keys. `start` is a tile; null: 0.
template <Index depths>
inline __attribute__((always_inline)) void score(const Half* queries, const Half* keys, const float* start, float* scores)
{
    if (start) {
        _tile_loadd(0, start, kRowBytes);
        _tile_loadd(1, start, kRowBytes);
    } else {
        _tile_zero(0);
        _tile_zero(1);
    }
    for (Index depth = 0; depth < depths; ++depth, keys += kTileHalves) {
        _tile_loadd(6, queries + depth * kDepth, depths * kRowBytes);
        _tile_loadd(7, keys, kRowBytes);
        _tile_dpbf16ps(0, 6, 7);
        _tile_loadd(7, keys + depths * kTileHalves, kRowBytes);
        _tile_dpbf16ps(1, 6, 7);
    }
    _tile_stored(0, scores, 2 * kRowBytes);
    _tile_stored(1, scores + kColumns, 2 * kRowBytes);
}

/// results += weights · values for 16 rows and 32 points; the results are in the tiles from 2 on.
template <Index tiles>
inline __attribute__((always_inline)) void mix(const Half* weights, const Half* values, Index toNext)
{
    _tile_loadd(6, weights, kRowBytes);
    _tile_loadd(7, values, kRowBytes);
    _tile_dpbf16ps(2, 6, 7);
    if constexpr (tiles > 1) {
        _tile_loadd(7, values + toNext, kRowBytes);
        _tile_dpbf16ps(3, 6, 7);
    }
    if constexpr (tiles > 2) {
        _tile_loadd(7, values + 2 * toNext, kRowBytes);
        _tile_dpbf16ps(4, 6, 7);
    }
    if constexpr (tiles > 3) {
        _tile_loadd(7, values + 3 * toNext, kRowBytes);
        _tile_dpbf16ps(5, 6, 7);
    }
}

template <Index tiles>
void zeroResults()
{
    _tile_zero(2);
    if constexpr (tiles > 1)
        _tile_zero(3);
    if constexpr (tiles > 2)
        _tile_zero(4);
    if constexpr (tiles > 3)
        _tile_zero(5);
}

template <Index tiles>
void storeResults(float* results)
{
    constexpr Index kStride = tiles * kRowBytes;
    _tile_stored(2, results, kStride);
    if constexpr (tiles > 1)
        _tile_stored(3, results + kColumns, kStride);
    if constexpr (tiles > 2)
        _tile_stored(4, results + 2 * kColumns, kStride);
    if constexpr (tiles > 3)
        _tile_stored(5, results + 3 * kColumns, kStride);
}

/// Powers of two of scores, as 16-bit numbers. Scores count in 1/128 from the bits of 1, so the exponent and the index of the mantissa are
/// the two parts of a rounded score.
struct Powers {
    __m512i mantissas = _mm512_load_si512(kMantissas.bytes);
    __m512i further = _mm512_load_si512(kMantissas.bytes + kFraction / 2);
    __m512i exponent = _mm512_set1_epi16(-128); // its bits
    __m512i ones = _mm512_set1_epi16(kOne);

    static constexpr short kOne = 0x3f80;

    inline __attribute__((always_inline)) __m512i of(const float* scores) const
    {
        constexpr __mmask64 kLowBytes = 0x5555555555555555;
        const __m512i number
            = _mm512_packus_epi32(_mm512_cvtps_epi32(_mm512_load_ps(scores)), _mm512_cvtps_epi32(_mm512_load_ps(scores + kColumns)));
        const __m512i mantissa = _mm512_maskz_permutex2var_epi8(kLowBytes, mantissas, number, further);
        return _mm512_ternarylogic_epi32(number, exponent, mantissa, 0xea);
    }
    inline __attribute__((always_inline)) __m512 add(__m512 sum, __m512i powers) const
    {
        return _mm512_dpbf16_ps(sum, reinterpret_cast<__m512bh>(powers), reinterpret_cast<__m512bh>(ones));
    }
};

/// What 16 queries are compared with.
struct Attended {
    const Half* keys;
    const Half* values;
    float keysSquared; ///< as of largestSquare()
    Index points;
    Index paddedPoints;
    Half* weights; ///< room for two blocks
    float* scores; ///< room for two blocks
    float* starts; ///< a tile
};

/// At least the sum of squares of each row.
float largestSquare(const Half* rows, Index count, Index width)
{
    __m512 largest = _mm512_setzero_ps();
    for (Index row = 0; row < count; ++row, rows += width) {
        __m512 sum = _mm512_setzero_ps();
        for (Index c = 0; c < width; c += kDepth) {
            const auto numbers = reinterpret_cast<__m512bh>(_mm512_loadu_si512(rows + c));
            sum = _mm512_dpbf16_ps(sum, numbers, numbers);
        }
        largest = _mm512_max_ps(largest, sum);
    }
    return _mm512_reduce_add_ps(largest);
}

/// The points of the last block: those of its first and of its second tile, in the order of packKeys().
struct Ends {
    __mmask32 points;
    __mmask16 first;
    __mmask16 second;

    explicit Ends(const Attended& attended)
        : points(static_cast<__mmask32>((1ULL << (attended.points - (attended.paddedPoints - kDepth))) - 1)),
          first(static_cast<__mmask16>(_pext_u32(points, 0x0f0f0f0f))), second(static_cast<__mmask16>(_pext_u32(points, 0xf0f0f0f0)))
    {
    }
};

/// The starts of scores with which the largest one of each query gives 1.
template <Index depths>
void findStarts(const Half* queries, const Attended& attended)
{
    const Ends ends(attended);
    const Index last = attended.paddedPoints - kDepth;
    const Half* keys = attended.keys;
    __m512 most[kRows];
    for (Index point = 0; point <= last; point += kDepth, keys += 2 * depths * kTileHalves) {
        score<depths>(queries, keys, nullptr, attended.scores);
        const __mmask16 first = point < last ? 0xffff : ends.first;
        const __mmask16 second = point < last ? 0xffff : ends.second;
        for (Index row = 0; row < kRows; ++row) {
            const float* const scores = attended.scores + row * kDepth;
            const __m512 before = point > 0 ? most[row] : _mm512_set1_ps(scores[0]);
            most[row] = _mm512_mask_max_ps(before, first, before, _mm512_load_ps(scores));
            most[row] = _mm512_mask_max_ps(most[row], second, most[row], _mm512_load_ps(scores + kColumns));
        }
    }
    for (Index row = 0; row < kRows; ++row)
        _mm512_store_ps(attended.starts + row * kColumns, _mm512_set1_ps(Powers::kOne - _mm512_reduce_max_ps(most[row])));
}

/// The mixed values of 16 queries, and the sums of their weights. Each step scores a block of points, weighs the previous one and mixes the
/// one before that, so that the unit and the vectors work at the same time.
template <Index depths, Index tiles>
void mixRows(const Half* queries, const Attended& attended, float* results, float* sumsOfRows)
{
    const Ends ends(attended);
    const Powers powers;
    const Index blocks = attended.paddedPoints / kDepth;
    const Index toNext = attended.paddedPoints * kColumns;
    const auto scoresOf = [&](Index block) { return attended.scores + block % 2 * kBlockScores; };
    const auto weightsOf = [&](Index block) { return attended.weights + block % 2 * kBlockScores; };
    __m512 sums[kRows];
    _Pragma("GCC unroll 16") for (Index row = 0; row < kRows; ++row) sums[row] = _mm512_setzero_ps();
    zeroResults<tiles>();
    const Half* keys = attended.keys;
    score<depths>(queries, keys, attended.starts, scoresOf(0));
    for (Index block = 0; block + 1 < blocks; ++block) {
        keys += 2 * depths * kTileHalves;
        score<depths>(queries, keys, attended.starts, scoresOf(block + 1));
        const float* const scores = scoresOf(block);
        Half* const weights = weightsOf(block);
        _Pragma("GCC unroll 16") for (Index row = 0; row < kRows; ++row)
        {
            const __m512i weight = powers.of(scores + row * kDepth);
            sums[row] = powers.add(sums[row], weight);
            _mm512_store_si512(weights + row * kDepth, weight);
        }
        if (block > 0)
            mix<tiles>(weightsOf(block - 1), attended.values + (block - 1) * kTileHalves, toNext);
    }
    const float* const scores = scoresOf(blocks - 1);
    Half* const weights = weightsOf(blocks - 1);
    _Pragma("GCC unroll 16") for (Index row = 0; row < kRows; ++row)
    {
        const __m512i weight = _mm512_maskz_mov_epi16(ends.points, powers.of(scores + row * kDepth));
        sumsOfRows[row] = _mm512_reduce_add_ps(powers.add(sums[row], weight));
        _mm512_store_si512(weights + row * kDepth, weight);
    }
    if (blocks > 1)
        mix<tiles>(weightsOf(blocks - 2), attended.values + (blocks - 2) * kTileHalves, toNext);
    mix<tiles>(weightsOf(blocks - 1), attended.values + (blocks - 1) * kTileHalves, toNext);
    storeResults<tiles>(results);
}

/// Scores need no exact maximum: powers of two of up to 2^100 have sums, and less than 2^-100 of the largest one does not matter.
template <Index depths, Index tiles>
void attendRows(const Half* queries, const Attended& attended, float* results, float* sums)
{
    constexpr float kLargest = 100;
    const float bound = __builtin_sqrtf(attended.keysSquared * largestSquare(queries, kRows, depths * kDepth));
    const float above = bound > kLargest * kFraction ? bound - kLargest * kFraction : 0;
    for (Index row = 0; row < kRows; ++row)
        _mm512_store_ps(attended.starts + row * kColumns, _mm512_set1_ps(Powers::kOne - above));
    mixRows<depths, tiles>(queries, attended, results, sums);
    float smallest = sums[0];
    for (Index row = 1; row < kRows; ++row)
        smallest = smallest < sums[row] ? smallest : sums[row];
    if (smallest < 0x1p-100f) {
        findStarts<depths>(queries, attended);
        mixRows<depths, tiles>(queries, attended, results, sums);
    }
}

using AttendRows = void (*)(const Half*, const Attended&, float*, float*);
constexpr AttendRows kAttendRows[kKeyTiles][kValueTiles] = {
    {attendRows<1, 1>, attendRows<1, 2>, attendRows<1, 3>, attendRows<1, 4>},
    {attendRows<2, 1>, attendRows<2, 2>, attendRows<2, 3>, attendRows<2, 4>},
    {attendRows<3, 1>, attendRows<3, 2>, attendRows<3, 3>, attendRows<3, 4>},
    {attendRows<4, 1>, attendRows<4, 2>, attendRows<4, 3>, attendRows<4, 4>},
};

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
    float* starts;
    float* results;
    Index floats;

    Parts(Index givenPoints, Index givenKeyWidth, Index givenValueWidth, float* workspace)
        : points(roundUp(givenPoints, kDepth)), keyWidth(roundUp(givenKeyWidth, kDepth)), valueWidth(roundUp(givenValueWidth, kColumns)),
          floats(0)
    {
        const auto take = [&](Index halves) {
            float* const place = workspace + floats;
            floats += roundUp(halves / 2, kColumns);
            return place;
        };
        const Index widest = keyWidth > valueWidth ? keyWidth : valueWidth;
        rounded = reinterpret_cast<Half*>(take(points * widest));
        keys = reinterpret_cast<Half*>(take(points * keyWidth));
        values = reinterpret_cast<Half*>(take(points * valueWidth));
        weights = reinterpret_cast<Half*>(take(2 * kBlockScores));
        scores = take(2 * 2 * kBlockScores);
        starts = take(2 * kRows * kColumns);
        results = take(2 * kRows * valueWidth);
    }
};

/// Mixed values divided by the sums of their weights.
void storeMixed(const float* results, Index width, const float* sums, Index rows, Index channels, Half* to, Index toWidth)
{
    for (Index row = 0; row < rows; ++row) {
        const __m512 factor = _mm512_set1_ps(1.0f / sums[row]);
        for (Index c = 0; c < channels; c += kColumns) {
            const __m256i numbers = rounded(_mm512_mul_ps(_mm512_loadu_ps(results + row * width + c), factor));
            _mm256_mask_storeu_epi16(to + row * toWidth + c, firstOf(channels - c), numbers);
        }
    }
}

} // namespace

bool fits(Index keyWidth, Index valueWidth) { return keyWidth <= kKeyTiles * kDepth && valueWidth <= kValueTiles * kColumns; }

Index attentionFloats(Index points, Index keyWidth, Index valueWidth) { return Parts(points, keyWidth, valueWidth, nullptr).floats; }

void attend(const SharedHeads& heads, float* workspace)
{
    const Parts parts(heads.points, heads.keyWidth, heads.valueWidth, workspace);
    const float factor = kFraction * kLog2E / __builtin_sqrtf(static_cast<float>(heads.keyWidth));
    const AttendRows attendRows = kAttendRows[parts.keyWidth / kDepth - 1][parts.valueWidth / kColumns - 1];
    roundRows(heads.key, heads.keyStride, heads.points, heads.keyWidth, 1, parts.rounded, parts.points, parts.keyWidth);
    packKeys(parts.rounded, parts.points, parts.keyWidth, parts.keys);
    const Attended attended{parts.keys, parts.values, largestSquare(parts.rounded, heads.points, parts.keyWidth), heads.points,
        parts.points, parts.weights, parts.scores, parts.starts};
    roundRows(heads.value, heads.valueStride, heads.points, heads.valueWidth, 1, parts.rounded, parts.points, parts.valueWidth);
    packValues(parts.rounded, parts.points, parts.valueWidth, parts.values);
    const TileConfiguration configuration;
    _tile_loadconfig(&configuration);
    for (Index head = 0; head < heads.heads; ++head) {
        const float* const query = heads.query + head * heads.keyWidth;
        Half* const to = heads.to + head * heads.valueWidth;
        for (Index row = 0; row < heads.points; row += kRows) {
            const Index rows = heads.points - row < kRows ? heads.points - row : kRows;
            float sums[kRows];
            roundRows(
                query + row * heads.queryStride, heads.queryStride, rows, heads.keyWidth, factor, parts.rounded, kRows, parts.keyWidth);
            attendRows(parts.rounded, attended, parts.results, sums);
            storeMixed(parts.results, parts.valueWidth, sums, rows, heads.valueWidth, to + row * heads.toWidth, heads.toWidth);
        }
    }
    _tile_release();
}

} // namespace evenmatch::nn::onednn::tiles

#else

#include "nn/onednn/katago/tiles.h"

namespace evenmatch::nn::onednn::tiles {

bool fits(Index, Index) { return false; }
Index attentionFloats(Index, Index, Index) { return 0; }
void attend(const SharedHeads&, float*) { }

} // namespace evenmatch::nn::onednn::tiles

#endif
