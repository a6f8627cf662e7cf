// Between tensors in memory and tensors in files.
#pragma once

#include "nn/model/tensor_file.h"
#include "nn/torch/detail/network.h"

namespace evenmatch::nn::detail {

/// A copy in fp32.
at::Tensor toTensor(const TensorView& view);

/// Tensors as files want them, in one type; the numbers live as long as this does.
class StoredTensors {
public:
    StoredTensors(const Tensors& tensors, DType type);
    std::span<const NamedTensor> named() const { return m_named; }

private:
    std::vector<at::Tensor> m_tensors;
    std::vector<NamedTensor> m_named;
};

} // namespace evenmatch::nn::detail
