// Converts between tensors in memory and in files.
#pragma once

#include "nn/model/tensor_file.h"
#include "nn/torch/network/network.h"

namespace evenmatch::nn::detail {

/// A copy in fp32.
at::Tensor toTensor(const TensorView& view);

/// Tensors for files, in one type; the numbers are valid as long as this object exists.
class StoredTensors {
public:
    StoredTensors(const Tensors& tensors, DType type);
    std::span<const NamedTensor> named() const { return m_named; }

private:
    std::vector<at::Tensor> m_tensors;
    std::vector<NamedTensor> m_named;
};

} // namespace evenmatch::nn::detail
