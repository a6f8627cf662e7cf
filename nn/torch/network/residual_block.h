// The residual block of the towers of our own networks and of lc0's, for inference.
#pragma once

#include "nn/torch/network/convolution.h"
#include "nn/torch/network/squeeze_excite.h"

#include <optional>

namespace evenmatch::nn::detail {

struct ResidualBlock {
    Convolution first; ///< with Then::Relu
    Convolution second; ///< with Then::Nothing if the block is excited, else with Then::AddAndRelu
    std::optional<SqueezeExcite> excite;

    void applyTo(at::Tensor& tower) const
    {
        const at::Tensor inner = first(tower);
        if (excite)
            tower = excitedResidual(tower, second(inner), *excite);
        else
            second.addTo(tower, inner);
    }
};

} // namespace evenmatch::nn::detail
