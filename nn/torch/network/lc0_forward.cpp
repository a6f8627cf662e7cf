#include "nn/torch/network/lc0_forward.h"

#include "nn/lc0/encoding.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>

namespace evenmatch::nn {

namespace {

at::Tensor tensorOf(const std::vector<float>& numbers, at::IntArrayRef shape)
{
    return at::from_blob(const_cast<float*>(numbers.data()), shape, at::kFloat).clone(); // the blob is read only
}

/// Σ a_i b_i, in lanes that a compiler can vectorise.
float dot(const float* a, const float* b, std::int64_t count)
{
    constexpr std::int64_t kLanes = 16;
    std::array<float, kLanes> lanes{};
    std::int64_t i = 0;
    for (; i + kLanes <= count; i += kLanes)
        for (std::int64_t lane = 0; lane < kLanes; ++lane)
            lanes[lane] += a[i + lane] * b[i + lane];
    float sum = 0;
    for (const float lane : lanes)
        sum += lane;
    for (; i < count; ++i)
        sum += a[i] * b[i];
    return sum;
}

at::Tensor weightsOf(const lc0::Convolution& convolution)
{
    return tensorOf(convolution.weights, {convolution.outputs, convolution.inputs, convolution.size, convolution.size});
}

detail::Convolution convolutionOf(const lc0::Convolution& given, at::ScalarType type, detail::Then then, bool answersInFloat = false)
{
    return {weightsOf(given), tensorOf(given.bias, {given.outputs}), {at::kCPU, type}, then, answersInFloat};
}

detail::SqueezeExcite excitationOf(const lc0::Dense& squeeze, const lc0::Dense& excite)
{
    return {tensorOf(squeeze.weights, {squeeze.outputs, squeeze.inputs}), tensorOf(squeeze.bias, {squeeze.outputs}),
        tensorOf(excite.weights, {excite.outputs, excite.inputs}), tensorOf(excite.bias, {excite.outputs})};
}

} // namespace

Lc0Forward::Lc0Forward(const lc0::Network& network, bool bfloat16) : m_type(bfloat16 ? at::kBFloat16 : at::kFloat)
{
    using detail::Then;
    const auto linear = [](const lc0::Dense& dense) {
        return Linear{tensorOf(dense.weights, {dense.outputs, dense.inputs}), tensorOf(dense.bias, {dense.outputs})};
    };
    m_input = convolutionOf(network.input, m_type, Then::Relu);
    for (const lc0::Block& block : network.blocks) {
        m_blocks.push_back({convolutionOf(block.first, m_type, Then::Relu),
            convolutionOf(block.second, m_type, block.se ? Then::Nothing : Then::AddAndRelu), {}});
        if (block.se)
            m_blocks.back().excite = excitationOf(block.se->squeeze, block.se->excite);
    }
    m_policyHead = convolutionOf(network.policyHidden ? *network.policyHidden : network.policy, m_type, Then::Relu, true);
    if (network.policyHidden) {
        m_policyWeights = weightsOf(network.policy).contiguous(at::MemoryFormat::ChannelsLast);
        m_policyBias = tensorOf(network.policy.bias, {network.policy.outputs});
    }
    if (network.policyOutput)
        m_policyOutput = linear(*network.policyOutput);
    m_value = convolutionOf(network.value, m_type, Then::Relu, true);
    m_valueHidden = linear(network.valueHidden);
    m_valueOutput = linear(network.valueOutput);
}

Lc0Outputs Lc0Forward::run(const at::Tensor& input, std::vector<at::Tensor>* heard) const
{
    at::Tensor tower = m_input(input.to(m_type));
    const auto hear = [&] {
        if (heard)
            heard->push_back(tower.clone()); // blocks may compute in their place
    };
    hear();
    for (const detail::ResidualBlock& block : m_blocks) {
        block.applyTo(tower);
        hear();
    }
    Lc0Outputs outputs;
    outputs.policy = m_policyHead(tower);
    if (m_policyOutput)
        outputs.policy = at::linear(outputs.policy.flatten(1), m_policyOutput->weights, m_policyOutput->bias);
    const at::Tensor hidden = at::linear(m_value(tower).flatten(1), m_valueHidden.weights, m_valueHidden.bias).relu_();
    outputs.value = at::linear(hidden, m_valueOutput.weights, m_valueOutput.bias);
    return outputs;
}

float Lc0Forward::logit(const Lc0Outputs& outputs, std::size_t row, int policyIndex) const
{
    const float* numbers = outputs.policy.data_ptr<float>() + static_cast<std::int64_t>(row) * outputs.policy.stride(0);
    if (m_policyOutput)
        return numbers[policyIndex];
    const int place = lc0::policyPlaneIndex(policyIndex);
    const int plane = place / 64;
    const int file = place % 8;
    const int rank = place % 64 / 8;
    const std::int64_t channels = outputs.policy.size(1);
    const float* weights = m_policyWeights.data_ptr<float>() + 9 * channels * plane; // channels last: [plane][3][3][channels]
    float sum = m_policyBias.data_ptr<float>()[plane];
    for (int y = std::max(rank - 1, 0); y <= std::min(rank + 1, 7); ++y)
        for (int x = std::max(file - 1, 0); x <= std::min(file + 1, 7); ++x)
            sum += dot(numbers + (y * 8 + x) * channels, weights + ((y - rank + 1) * 3 + x - file + 1) * channels, channels);
    return sum;
}

at::Tensor Lc0Forward::logits(const Lc0Outputs& outputs, const at::Tensor& policyIndices) const
{
    if (m_policyOutput)
        return outputs.policy.gather(1, policyIndices);
    const at::Tensor all = at::empty(policyIndices.sizes(), at::kFloat);
    auto numbers = all.accessor<float, 2>();
    const auto indices = policyIndices.accessor<std::int64_t, 2>();
    for (std::int64_t row = 0; row < policyIndices.size(0); ++row)
        for (std::int64_t i = 0; i < policyIndices.size(1); ++i)
            numbers[row][i] = logit(outputs, static_cast<std::size_t>(row), static_cast<int>(indices[row][i]));
    return all;
}

} // namespace evenmatch::nn
