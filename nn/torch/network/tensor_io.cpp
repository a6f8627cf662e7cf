#include "nn/torch/network/tensor_io.h"

namespace evenmatch::nn::detail {

at::Tensor toTensor(const TensorView& view)
{
    const std::vector<float> numbers = toFloats(view);
    return at::from_blob(const_cast<float*>(numbers.data()), view.shape, at::kFloat).clone();
}

StoredTensors::StoredTensors(const Tensors& tensors, DType type)
{
    const at::ScalarType scalar = type == DType::F16 ? at::kHalf : type == DType::BF16 ? at::kBFloat16 : at::kFloat;
    for (const auto& [name, tensor] : tensors) {
        const at::Tensor& stored = m_tensors.emplace_back(tensor.detach().to(at::kCPU).contiguous(at::MemoryFormat::Contiguous).to(scalar));
        const std::span bytes(static_cast<const std::byte*>(stored.data_ptr()), stored.nbytes());
        m_named.push_back({name, {type, stored.sizes().vec(), bytes}});
    }
}

} // namespace evenmatch::nn::detail
