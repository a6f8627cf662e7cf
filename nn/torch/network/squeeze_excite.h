// The end of a residual block with squeeze-and-excitation. Written out by hand for bf16 on the CPU, where the tensor library's own steps
// take longer than the convolutions between them; composed of those steps everywhere else.
#pragma once

#include <ATen/ATen.h>

namespace evenmatch::nn::detail {

/// fp32: the layers that compute the two numbers of each channel from a board's means.
struct SqueezeExcite {
    at::Tensor squeezeWeight; ///< [S, C]
    at::Tensor squeezeBias; ///< [S]
    at::Tensor exciteWeight; ///< [2C, S]
    at::Tensor exciteBias; ///< [2C]
};

/// relu(x + y · σ(a) + b) with (a, b) = excite(relu(squeeze(mean of y over the board))). `x` and `y` are [B, C, H, W]. Has gradients.
at::Tensor excitedResidual(const at::Tensor& x, const at::Tensor& y, const SqueezeExcite& layers);

} // namespace evenmatch::nn::detail
