// Matrix products and attention by a matrix unit that multiplies tiles of 16-bit numbers (Intel's AMX).
#pragma once

#include "nn/onednn/katago/kernels.h"

#include <cstdint>

namespace evenmatch::nn::onednn::tiles {

using Half = std::uint16_t; ///< a 16-bit number

/// Whether this processor has such a unit and the system lets this process use it.
bool isAvailable();

/// The weights of a product in the unit's layout.
Index packedHalves(Index inputs, Index outputs);
/// `weights`: [inputs][outputs]
void pack(const float* weights, Index inputs, Index outputs, Half* packed);
Index productFloats(Index rows, Index inputs);
/// to (+)= from · weights; channels up to the next multiple of 16 get (or keep) 0. REQUIRES: `to` has room for them, isAvailable(),
/// `workspace` with productFloats() floats, it and `packed` aligned to 64 bytes
void multiply(const float* from, Index fromStride, Index rows, Index inputs, const Half* packed, Index outputs, float* to, Index toStride,
    bool add, float* workspace);

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
    float* to = nullptr; ///< heads * valueWidth channels
    Index toStride = 0;
};

/// Whether attend() supports these widths.
bool fits(Index keyWidth, Index valueWidth);
Index attentionFloats(Index points, Index keyWidth, Index valueWidth);
/// to = softmax(query · keyᵀ / √keyWidth) · value. REQUIRES: isAvailable(), fits(), `workspace` aligned to 64 bytes
void attend(const SharedHeads& heads, float* workspace);

} // namespace evenmatch::nn::onednn::tiles
