// Matrix products and attention by a matrix unit that multiplies tiles of 16-bit numbers (Intel's AMX).
//
// Factors are rounded to rows of 16-bit numbers once, for all products that read them. These rows have no gaps, their channels are rounded
// up to 32 and their number to 32 rows, and everything beyond the last channel and row is 0.
#pragma once

#include "nn/onednn/katago/kernels.h"

#include <cstdint>

namespace evenmatch::nn::onednn::tiles {

using Half = std::uint16_t; ///< a 16-bit number

/// Whether this processor has such a unit and the system lets this process use it. All other functions but fits() require it.
bool isAvailable();

/// Channels of a row of 16-bit numbers.
inline Index rowWidth(Index channels) { return roundUp(channels, 32); }
/// Size of rows of 16-bit numbers. They must be aligned to 64 bytes.
inline Index rowHalves(Index rows, Index channels) { return roundUp(rows, 32) * rowWidth(channels); }
void round(const float* from, Index fromStride, Index rows, Index channels, Half* to);
/// to = from / sqrt(mean(from²) + epsilon) * scale
void rmsNormalise(const float* from, Index fromStride, Index rows, Index channels, const float* scale, float epsilon, Half* to);

/// The weights of a product in the unit's layout, aligned to 64 bytes.
Index packedHalves(Index inputs, Index outputs);
/// `weights`: [inputs][outputs]
void pack(const float* weights, Index inputs, Index outputs, Half* packed);
/// to (+)= from · weights; channels up to the next multiple of 16 get (or keep) 0. REQUIRES: `to` has room for them
void multiply(const Half* from, Index rows, Index inputs, const Half* packed, Index outputs, float* to, Index toStride, bool add);
/// to = silu(from · up) * (from · gate). `packed` has 16 outputs of the first and 16 of the second in turn, of `outputs` outputs each,
/// rounded up to 16.
void multiplyGated(const Half* from, Index rows, Index inputs, const Half* packed, Index outputs, Half* to);

/// Query heads that share one head of keys and values, side by side in their rows.
struct SharedHeads {
    Index points = 0;
    Index heads = 0;
    Index keyWidth = 0;
    Index valueWidth = 0;
    const float* query = nullptr;
    Index queryStride = 0;
    const float* key = nullptr;
    Index keyStride = 0;
    const float* value = nullptr;
    Index valueStride = 0;
    Half* to = nullptr; ///< heads * valueWidth channels
    Index toWidth = 0;
};

/// Whether attend() supports these widths.
bool fits(Index keyWidth, Index valueWidth);
Index attentionFloats(Index points, Index keyWidth, Index valueWidth);
/// to = softmax(query · keyᵀ / √keyWidth) · value. Writes nothing but the heads' channels of the points. REQUIRES: fits(), `workspace`
/// with attentionFloats() floats, aligned to 64 bytes
void attend(const SharedHeads& heads, float* workspace);

} // namespace evenmatch::nn::onednn::tiles
