// The loops that a KataGo network consists of, compiled once for each kind of processor.
//
// Numbers are stored in rows, one row per point of the board (or per position), with all channels of a row together. Rows begin `stride`
// floats apart; a stride is a multiple of `vector`, and the channels beyond the last one are 0.
//
// oneDNN computes convolutions directly and packs the weights of a matrix product on every call. Winograd's transformation needs a quarter
// of the multiplications of a 3×3 convolution. It consists of 49 small matrix products, for which weights must be packed only once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace evenmatch::nn::onednn {

using Index = std::ptrdiff_t;

enum class Curve : std::uint8_t { Identity, Relu, Mish, Silu };

/// y = curve(scale * x + bias), per channel.
struct Finish {
    const float* scale = nullptr; ///< null: no operation
    const float* bias = nullptr;
    Index biasStride = 0; ///< from one board's bias to the next one's; 0: the same for all
    Curve curve = Curve::Identity;
};

/// Boards of one size, their points row by row, one board after another.
struct Grid {
    Index height = 0;
    Index width = 0;
    Index points() const { return height * width; }
};

/// A convolution as 49 products: tiles of 7 × 7 points overlap and give `output` × `output` points each.
struct Tiling {
    Grid grid;
    Index output = 4; ///< 4 for a 3 × 3 convolution, 2 for 5 × 5
    Index padding = 1; ///< 1 for a 3 × 3 convolution, 2 for 5 × 5
    Index across() const { return (grid.width + output - 1) / output; }
    Index down() const { return (grid.height + output - 1) / output; }
    Index perBoard() const { return across() * down(); }
};

/// Transformed tiles: one row per tile, the rows of each of the kTilePoints points together.
struct TransformedTiles {
    float* data = nullptr;
    Index stride = 0;
    Index pointStride = 0; ///< an odd number of cache lines; otherwise all points of a tile would compete for the same places of the cache
};

inline constexpr Index kTilePoints = 49;

struct Kernels {
    Index vector; ///< floats in a register
    Index panel; ///< columns that are computed together

    /// c (+)= a · b; a: rows of `depth`; b: packed, panel by panel, [depth][columns of the panel]. `columns` is a multiple of `vector`, the
    /// last panel may be narrower.
    void (*multiply)(
        const float* a, Index aStride, Index rows, Index depth, const float* b, Index columns, float* c, Index cStride, bool add);
    /// to = finish(from) for rows of one board.
    void (*finish)(const float* from, Index fromStride, float* to, Index toStride, Index rows, Index channels, const Finish& finish);
    void (*tilesIn)(const Tiling& tiling, Index first, Index tiles, const float* boards, Index boardStride, const TransformedTiles& to);
    /// boards (+)= the transformed tiles, then finished. `add` and a finish exclude each other.
    void (*tilesOut)(const Tiling& tiling, Index first, Index tiles, const TransformedTiles& from, float* boards, Index boardStride,
        bool add, const Finish& finish);
    /// to = from / sqrt(mean(from²) + epsilon) * scale
    void (*rmsNormalise)(const float* from, Index fromStride, float* to, Index toStride, Index rows, Index channels, Index realChannels,
        const float* scale, float epsilon);
    /// up = silu(up) * gate
    void (*gate)(float* up, Index upStride, const float* gate, Index gateStride, Index rows, Index channels);
    /// x = exp(factor * (x - the largest of the row)) for `columns` columns, 0 beyond them up to the stride's vector; sums of rows
    /// inverted.
    void (*exponentials)(float* x, Index stride, Index rows, Index columns, float factor, float* inverseSums);
    void (*scaleRows)(float* x, Index stride, Index rows, Index channels, const float* factors);
    /// Rotates pairs (x[p], x[p + pairs]) of each of `heads` heads of a row by angles [heads][pairs]; `tableStride` from row to row.
    void (*rotate)(float* x, Index stride, Index rows, Index heads, Index pairs, const float* cosines, const float* sines,
        Index tableStride, Index headsPerTable);
    void (*pool)(const float* x, Index stride, Index rows, Index channels, float* mean, float* largest);
    /// packed panels of the transpose of x: depth = `channels`, one column per row of x
    void (*packTransposed)(const float* x, Index stride, Index rows, Index channels, float* packed);
    /// packed panels of x: depth = rows
    void (*packRows)(const float* x, Index stride, Index rows, Index channels, float* packed);
    /// Rounds to the nearest 16-bit numbers, rows without gaps.
    void (*toBFloat16)(const float* x, Index stride, Index rows, Index channels, std::uint16_t* to);
};

/// All kernels that this processor can run, the fastest ones first.
std::span<const Kernels* const> availableKernels();

inline const Kernels& kernels()
{
    static const Kernels& fastest = *availableKernels().front();
    return fastest;
}

namespace anyprocessor {
extern const Kernels kKernels;
}
#ifdef __x86_64__
namespace avx2 {
extern const Kernels kKernels;
}
namespace avx512 {
extern const Kernels kKernels;
}
#endif

inline Index roundUp(Index number, Index multiple) { return (number + multiple - 1) / multiple * multiple; }

} // namespace evenmatch::nn::onednn
