// The network as a function of named tensors: the trainer differentiates it, model files store its parameters, and the evaluator compiles
// it into something faster. Private to nn/torch; its diagram is in nn/model/network_parameters.h.
#pragma once

#include "nn/model/network_parameters.h"
#include "nn/torch/network/squeeze_excite.h"

#include <ATen/ATen.h>

#include <map>
#include <string>
#include <vector>

namespace evenmatch::nn::detail {

/// Parameters and, under names ending in ".mean" and ".var", the running statistics of batch normalisation (which get no gradient).
using Tensors = std::map<std::string, at::Tensor>;

/// He-normal weights, zero biases, the last layer of each block scaled down, E spread smoothly from the strongest to the weakest rank.
/// Reproducible from the seed.
Tensors initialParameters(const NetworkConfig& config, std::uint64_t seed);

/// The outputs of a forward pass, all fp32. M: outputs of the encoding (points and pass, or squares times planes), or the requested ones.
struct Outputs {
    at::Tensor free; ///< [B, M] logits of the rank-free policy
    at::Tensor basis; ///< [B, K, M], undefined without ranks
    at::Tensor quality; ///< [B, M], undefined unless StrengthHead::Map
    at::Tensor value; ///< [B] in -1 … 1
    at::Tensor lead; ///< [B] points, undefined if the game has none
    at::Tensor owners; ///< [B, H, W] in -1 … 1, 1 for the side to move; undefined if the network does not predict it
    at::Tensor strength; ///< [B, 1] level or β, or [B, ranks] scores of the classifier
    std::vector<at::Tensor> tower; ///< if requested: after the first convolution and each block, [B, C, H, W]
    at::Tensor policyHead; ///< if requested: after the policy head's first layer
};

struct ForwardMode {
    bool training = false; ///< uses batch statistics and updates the running ones; otherwise uses the running ones
    at::Tensor moves; ///< [B, L] of int64: the requested outputs of each position; undefined: all. A chess position has 31 of 4,672
    bool keepTower = false;
    bool valueOnly = false; ///< the tower and its running statistics are fixed; only the value's own layers are trained
    std::vector<at::Tensor> forced; ///< towers of another network of this shape: the inputs of every block and of the heads
};

/// `input` is [B, planes, H, W], fp32 or bf16: the tower and the heads' inner layers compute in its type, parameters stay fp32.
Outputs forward(const NetworkConfig& config, const Tensors& parameters, const at::Tensor& input, const ForwardMode& mode = {});

/// Logits of every position's own rank, [B, M]. `rank`: [B] of int64.
at::Tensor rankLogits(const Tensors& parameters, const Outputs& outputs, const at::Tensor& rank);

/// A convolution with the batch normalisation after it: with y = γ (w∗x - μ) / √(σ² + ε) + β, weights w γ / √(σ² + ε) and bias
/// β - μ γ / √(σ² + ε). Has gradients.
struct Folded {
    at::Tensor weight;
    at::Tensor bias;
};
Folded foldNorm(const Tensors& parameters, const std::string& name);

/// The layers of one residual block.
SqueezeExcite squeezeExcite(const Tensors& parameters, const std::string& block);

} // namespace evenmatch::nn::detail
