// The network as a function of named tensors: what the trainer differentiates, what model files store, what the evaluator compiles into
// something faster. Private to nn/torch; the only way to know its parameters is parameterShapes().
//
//     input ──► 3×3 ──► B residual blocks ──┬─► policy: 1×1, ReLU ──► 1×1 ──► maps: rank-free, K of the basis, quality
//     (planes)  (tower)   [SE optional]     │                    └─► (Go) mean and maximum ──► the same for the pass
//                                           ├─► value:  1×1, ReLU ──► board or its mean and maximum ──► hidden ──► value, score lead
//                                           └─► strength: the same ──► level | scalar β | rank scores
//
// The policy of rank r has the logits  free + Σ_k E[r, k] · basis_k : ranks with few games share what all ranks teach the maps.
#pragma once

#include "nn/encoding.h"
#include "nn/network_config.h"
#include "nn/torch/detail/squeeze_excite.h"

#include <ATen/ATen.h>

#include <map>
#include <string>

namespace evenmatch::nn::detail {

/// Parameters and, under names ending in ".mean" and ".var", the running statistics of batch normalisation (which get no gradient).
using Tensors = std::map<std::string, at::Tensor>;

struct ParameterShape {
    std::vector<std::int64_t> shape;
    bool trained = true; ///< false: running statistics
};

/// What the names of a residual block's parameters begin with: "block3".
std::string blockName(int index);

/// Every parameter of a network, by name.
std::map<std::string, ParameterShape> parameterShapes(const NetworkConfig& config);

/// He-normal weights, zero biases, the last layer of each block scaled down, E spread smoothly from the strongest to the weakest rank.
/// Reproducible from the seed.
Tensors initialParameters(const NetworkConfig& config, std::uint64_t seed);

/// What a forward pass gives, all fp32. M: outputs of the encoding (points and pass, or squares times planes), or those that were asked for.
struct Outputs {
    at::Tensor free;     ///< [B, M] logits of the rank-free policy
    at::Tensor basis;    ///< [B, K, M], undefined without ranks
    at::Tensor quality;  ///< [B, M], undefined unless StrengthHead::Map
    at::Tensor value;    ///< [B] in -1 … 1
    at::Tensor lead;     ///< [B] points, undefined where the game has none
    at::Tensor strength; ///< [B, 1] level or β, or [B, ranks] scores of the classifier
};

struct ForwardMode {
    bool training = false; ///< batch statistics, and the running ones are updated; else the running ones
    at::Tensor moves;      ///< [B, L] of int64: the outputs wanted of each position; undefined: all. A chess position has 31 of 4,672
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

/// Of one residual block.
SqueezeExcite squeezeExcite(const Tensors& parameters, int index);

/// Whether the game's networks predict a score lead.
bool predictsLead(const NetworkConfig& config);

inline constexpr double kLeadScale = 20; ///< the score head's unit in points
inline constexpr double kBatchNormEpsilon = 1e-5;

} // namespace evenmatch::nn::detail
