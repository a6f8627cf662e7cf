// Convolutions by oneDNN, asked directly: LibTorch, which computes with it on processors, neither keeps weights in the layout that oneDNN likes
// best nor lets it do in the same pass what follows.
#pragma once

#include "nn/torch/detail/convolution.h"

#include <dnnl.hpp>

#include <map>
#include <shared_mutex>
#include <vector>

namespace evenmatch::nn::detail {

/// Any thread may run it.
class OnednnConvolution {
public:
    /// `weight`: Float32 or bf16, channels last. `bias`: Float32.
    OnednnConvolution(at::Tensor weight, at::Tensor bias, Then then);

    /// Both are channels last, `input` of the type of the weights.
    void run(const at::Tensor& input, const at::Tensor& output);

private:
    struct Prepared;

    const Prepared& preparedFor(const at::Tensor& input, const at::Tensor& output);
    std::shared_ptr<const Prepared> prepare(const at::Tensor& input, const at::Tensor& output);
    dnnl::memory weightsAs(const dnnl::memory::desc& layout);

    at::Tensor m_weight;
    at::Tensor m_bias;
    Then m_then;
    std::shared_mutex m_mutex;
    std::map<std::vector<std::int64_t>, std::shared_ptr<const Prepared>> m_prepared; ///< by the input's shape
};

} // namespace evenmatch::nn::detail
