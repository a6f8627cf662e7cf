// The pass of one lc0 network in ATen's tensors. For nn/torch only.
#pragma once

#include "nn/lc0/network.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <vector>

namespace evenmatch::nn {

/// What a pass says of a batch, on the CPU in Float32.
struct Lc0Outputs {
    at::Tensor policy; ///< [batch, 1858]; of a convolutional head its last but one layer, [batch, channels, 8, 8], channels last
    at::Tensor value;  ///< [batch, 1] or [batch, 3], before tanh or softmax
};

/// Never changes once made: any thread may run it.
class Lc0Forward {
public:
    Lc0Forward(const lc0::Network& network, bool bfloat16);

    /// `input`: [batch, 112, 8, 8], Float32, channels last.
    Lc0Outputs run(const at::Tensor& input) const;
    /// The logit of one move. A convolutional head has 5120 numbers and a position some 35 moves, so its last layer is done for them alone.
    float logit(const Lc0Outputs& outputs, std::size_t row, int policyIndex) const;

private:
    struct Layer {
        at::Tensor weights;
        at::Tensor bias;
    };
    struct SqueezeExcite {
        Layer squeeze;
        Layer excite;
    };
    struct Block {
        Layer first;
        Layer second;
        std::optional<SqueezeExcite> se;
    };

    static Layer convolutionLayer(const lc0::Convolution& convolution, at::ScalarType type);
    static Layer denseLayer(const lc0::Dense& dense);
    static at::Tensor convolve(const at::Tensor& input, const Layer& layer);
    static void applyBlock(at::Tensor& tower, const Block& block);

    at::ScalarType m_type;
    Layer m_input;
    std::vector<Block> m_blocks;
    std::optional<Layer> m_policyHidden;
    Layer m_policy;
    std::optional<Layer> m_policyOutput;
    Layer m_value;
    Layer m_valueHidden;
    Layer m_valueOutput;
};

} // namespace evenmatch::nn
