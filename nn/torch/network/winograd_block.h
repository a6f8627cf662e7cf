// A residual block for training with fixed batch normalisation, in 32-bit numbers on a processor with AVX-512: oneDNN's Winograd
// convolutions need a third to a half of the time of direct ones there, forward and backward. They need channels in groups of sixteen,
// which the steps between them preserve. (Processors with a 16-bit matrix unit are even faster in bf16.)
#pragma once

#include "nn/torch/network/squeeze_excite.h"

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

/// Whether winogradBlock() supports such boards, [B, C, H, W], on this machine.
bool canWinograd(const at::Tensor& boards);

/// [B, C, H, W] ↔ [B, C / 16, H, W, 16]. Have gradients.
at::Tensor groupChannels(const at::Tensor& boards);
at::Tensor ungroupChannels(const at::Tensor& grouped);

/// Equals excitedResidual(x, second(relu(first(x)))). `x` and the result are grouped. Has gradients.
at::Tensor winogradBlock(const at::Tensor& x, const BlockLayers& layers);

} // namespace evenmatch::nn::detail
