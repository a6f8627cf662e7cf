#include "nn/torch/network/parameters.h"

namespace evenmatch::nn::detail {

Tensors toTensors(const Parameters& parameters)
{
    Tensors tensors;
    for (const auto& [name, parameter] : parameters)
        tensors[name]
            = at::from_blob(const_cast<float*>(parameter.numbers.data()), parameter.shape, at::kFloat).clone(); // the blob is only read
    return tensors;
}

} // namespace evenmatch::nn::detail
