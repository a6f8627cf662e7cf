// The parameters of a model file as tensors.
#pragma once

#include "nn/model_file.h"
#include "nn/torch/detail/network.h"

namespace evenmatch::nn::detail {

/// All parameters of the file's network as fp32, copied. NetworkDamaged when one is missing, too many, or has another shape.
core::Result<Tensors> readParameters(const ModelFile& model);

} // namespace evenmatch::nn::detail
