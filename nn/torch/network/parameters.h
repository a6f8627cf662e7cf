// The parameters of a network as tensors.
#pragma once

#include "nn/torch/network/network.h"

namespace evenmatch::nn::detail {

/// Copies the parameters.
Tensors toTensors(const Parameters& parameters);

} // namespace evenmatch::nn::detail
