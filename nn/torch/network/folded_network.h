// A network prepared for inference: batch normalisation folded into the convolutions, layouts and number types chosen for speed.
#pragma once

#include "nn/torch/network/network.h"
#include "nn/torch/network/residual_block.h"

#include <ATen/ATen.h>

#include <optional>
#include <vector>

namespace evenmatch::nn::detail {

/// Outputs of one pass, fp32.
struct RawTensors {
    at::Tensor maps; ///< [B, points, move planes, maps]: the policy head's outputs for a move are adjacent: without a rank, basis, quality
    at::Tensor pass; ///< [B, maps], undefined if the game has no pass
    at::Tensor value; ///< [B, 1 or 2]: before tanh, score lead in units of kLeadScale
    at::Tensor strength; ///< [B, 1 or ranks]
};

/// Immutable once constructed; any thread that has called computeAlone() may call run().
class FoldedNetwork {
public:
    FoldedNetwork(const NetworkConfig& config, const Tensors& parameters, at::Device device, at::ScalarType type);

    /// `input` is [B, planes, H, W], fp32 on the device; so are the outputs, which are contiguous. Throws the tensor library's exceptions.
    RawTensors compute(const at::Tensor& input) const;
    /// The same from the CPU to the CPU.
    RawTensors run(const at::Tensor& input) const;

    bool onGpu() const { return m_arithmetic.device.is_cuda(); }
    /// Maps of the policy head: the one without a rank, the basis, the quality.
    int maps() const { return m_maps; }
    /// [ranks][basis], empty without rank-conditioned policies.
    const std::vector<float>& rankMix() const { return m_rankMix; }

private:
    struct Linear {
        at::Tensor weight;
        at::Tensor bias;
    };
    struct Dense {
        Convolution head;
        Convolution ofBoard; ///< the hidden layer over all squares: a convolution on one square with the whole board as channels
        Linear ofPooled; ///< the hidden layer over mean and maximum
        Linear out;
    };

    ResidualBlock block(const Tensors& parameters, const std::string& name, bool excited) const;
    Convolution folded(const Tensors& parameters, const std::string& name, Then then) const;
    Convolution policyMaps(const Tensors& parameters) const;
    Linear linear(const Tensors& parameters, const std::string& name) const;
    Dense dense(const Tensors& parameters, const std::string& name) const;

    at::Tensor pooled(const at::Tensor& head) const;
    at::Tensor answer(const at::Tensor& tower, const Dense& dense) const;

    Arithmetic m_arithmetic;
    bool m_whole; ///< dense heads use every square instead of the board's mean and maximum
    bool m_hasPass;
    int m_maps;
    int m_movePlanes;
    Convolution m_input;
    std::vector<ResidualBlock> m_blocks;
    std::vector<ResidualBlock> m_valueBlocks; ///< after them, for the value only
    Convolution m_policyHead;
    std::optional<Convolution> m_policyFurther;
    Convolution m_policyMaps;
    Linear m_policyPass;
    Dense m_value;
    Dense m_strength;
    std::vector<float> m_rankMix;
};

} // namespace evenmatch::nn::detail
