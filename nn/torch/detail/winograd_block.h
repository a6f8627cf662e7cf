// A residual block of a network that learns while its batch normalisation stands still, in 32-bit numbers on a processor with AVX-512:
// oneDNN's Winograd convolutions need a third to a half of the time of direct ones there, forward and back, and want channels in groups of
// sixteen, which the steps between them keep. (Processors with a 16-bit matrix unit are faster still by bf16.)
#pragma once

#include "nn/torch/detail/squeeze_excite.h"

#include <ATen/ATen.h>

namespace evenmatch::nn::detail {

/// Convolutions with the batch normalisation after them folded in.
struct BlockLayers {
    at::Tensor firstWeight; ///< [C, C, 3, 3]
    at::Tensor firstBias; ///< [C]
    at::Tensor secondWeight;
    at::Tensor secondBias;
    SqueezeExcite excite;
};

/// Whether winogradBlock() can compute on such boards, [B, C, H, W], here.
bool canWinograd(const at::Tensor& boards);

/// [B, C, H, W] ↔ [B, C / 16, H, W, 16]. Have gradients.
at::Tensor groupChannels(const at::Tensor& boards);
at::Tensor ungroupChannels(const at::Tensor& grouped);

/// What excitedResidual(x, second(relu(first(x)))) gives. `x` and the answer are grouped. Has gradients.
at::Tensor winogradBlock(const at::Tensor& x, const BlockLayers& layers);

} // namespace evenmatch::nn::detail
