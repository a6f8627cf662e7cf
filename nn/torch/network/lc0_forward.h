// The pass of one lc0 network in ATen's tensors. For nn/torch only.
#pragma once

#include "nn/lc0/network.h"
#include "nn/torch/network/residual_block.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <vector>

namespace evenmatch::nn {

/// The outputs of a pass for a batch, on the CPU in Float32.
struct Lc0Outputs {
    at::Tensor policy; ///< [batch, 1858]; for a convolutional head its last but one layer, [batch, channels, 8, 8], channels last
    at::Tensor value; ///< [batch, 1] or [batch, 3], before tanh or softmax
};

/// Immutable: any thread may run it.
class Lc0Forward {
public:
    Lc0Forward(const lc0::Network& network, bool bfloat16);

    /// `input`: [batch, 112, 8, 8], Float32, channels last. `tower`, if given, gets the tower's contents after the first convolution and
    /// each block.
    Lc0Outputs run(const at::Tensor& input, std::vector<at::Tensor>* tower = nullptr) const;
    /// The logit of one move. A convolutional head has 5120 numbers and a position some 35 moves, so its last layer is computed only for
    /// these.
    float logit(const Lc0Outputs& outputs, std::size_t row, int policyIndex) const;
    /// The logits of several moves: [batch, n] of int64 as policyIndex.
    at::Tensor logits(const Lc0Outputs& outputs, const at::Tensor& policyIndices) const;

    /// Whether run() returns the output of the policy head's first layer.
    bool twoLayerPolicy() const { return !m_policyOutput.has_value(); }

private:
    struct Linear {
        at::Tensor weights;
        at::Tensor bias;
    };

    at::ScalarType m_type;
    detail::Convolution m_input;
    std::vector<detail::ResidualBlock> m_blocks;
    // A policy head has two convolutions, or one and a dense layer.
    detail::Convolution m_policyHead;
    at::Tensor m_policyWeights; ///< of the second convolution, channels last: [plane][3][3][channels]
    at::Tensor m_policyBias;
    std::optional<Linear> m_policyOutput;
    detail::Convolution m_value;
    Linear m_valueHidden;
    Linear m_valueOutput;
};

} // namespace evenmatch::nn
