#include "nn/torch/detail/lc0_forward.h"

#include "nn/lc0/encoding.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>

namespace evenmatch::nn {

namespace {

at::Tensor tensorOf(const std::vector<float>& numbers, at::IntArrayRef shape)
{
    return at::from_blob(const_cast<float*>(numbers.data()), shape, at::kFloat).clone(); // the blob is only read
}

/// Σ a_i b_i, in lanes that a compiler may make vectors of.
float dot(const float* a, const float* b, std::int64_t count)
{
    constexpr std::int64_t kLanes = 16;
    std::array<float, kLanes> lanes {};
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

} // namespace

Lc0Forward::Layer Lc0Forward::convolutionLayer(const lc0::Convolution& convolution, at::ScalarType type)
{
    const at::Tensor weights = tensorOf(convolution.weights, {convolution.outputs, convolution.inputs, convolution.size, convolution.size});
    return {weights.to(type).contiguous(at::MemoryFormat::ChannelsLast), tensorOf(convolution.bias, {convolution.outputs}).to(type)};
}

Lc0Forward::Layer Lc0Forward::denseLayer(const lc0::Dense& dense)
{
    return {tensorOf(dense.weights, {dense.outputs, dense.inputs}), tensorOf(dense.bias, {dense.outputs})};
}

Lc0Forward::Lc0Forward(const lc0::Network& network, bool bfloat16) : m_type(bfloat16 ? at::kBFloat16 : at::kFloat)
{
    m_input = convolutionLayer(network.input, m_type);
    for (const lc0::Block& block : network.blocks) {
        m_blocks.push_back({convolutionLayer(block.first, m_type), convolutionLayer(block.second, m_type), {}});
        if (block.se)
            m_blocks.back().se = {denseLayer(block.se->squeeze), denseLayer(block.se->excite)};
    }
    if (network.policyHidden)
        m_policyHidden = convolutionLayer(*network.policyHidden, m_type);
    m_policy = convolutionLayer(network.policy, at::kFloat);
    if (network.policyOutput)
        m_policyOutput = denseLayer(*network.policyOutput);
    m_value = convolutionLayer(network.value, at::kFloat);
    m_valueHidden = denseLayer(network.valueHidden);
    m_valueOutput = denseLayer(network.valueOutput);
}

/// oneDNN's convolution by name where there is one: conv2d() leaves it aside for single small boards, which makes them three times slower.
at::Tensor Lc0Forward::convolve(const at::Tensor& input, const Layer& layer)
{
    const std::int64_t padding = layer.weights.size(2) / 2;
    static const bool named = at::hasMKLDNN();
    return named ? at::mkldnn_convolution(input, layer.weights, layer.bias, {padding, padding}, {1, 1}, {1, 1}, 1)
                 : at::conv2d(input, layer.weights, layer.bias, 1, padding);
}

void Lc0Forward::applyBlock(at::Tensor& tower, const Block& block)
{
    at::Tensor next = convolve(convolve(tower, block.first).relu_(), block.second);
    if (!block.se) {
        tower = next.add_(tower).relu_();
        return;
    }
    const std::int64_t batch = next.size(0);
    const std::int64_t channels = next.size(1);
    const at::Tensor means = next.mean({2, 3}, false, at::kFloat);
    const at::Tensor squeezed = at::linear(means, block.se->squeeze.weights, block.se->squeeze.bias).relu_();
    const at::Tensor excited = at::linear(squeezed, block.se->excite.weights, block.se->excite.bias);
    const at::Tensor scale = excited.narrow(1, 0, channels).sigmoid().to(next.scalar_type()).view({batch, channels, 1, 1});
    const at::Tensor shift = excited.narrow(1, channels, channels).to(next.scalar_type()).reshape({batch, channels, 1, 1});
    tower = tower.add_(shift).addcmul_(next, scale).relu_();
}

Lc0Outputs Lc0Forward::run(const at::Tensor& input) const
{
    at::Tensor tower = convolve(input.to(m_type), m_input).relu_();
    for (const Block& block : m_blocks)
        applyBlock(tower, block);
    const at::Tensor last = tower.to(at::kFloat);

    Lc0Outputs outputs;
    if (m_policyHidden)
        outputs.policy = convolve(tower, *m_policyHidden).relu_().to(at::kFloat).contiguous(at::MemoryFormat::ChannelsLast);
    else
        outputs.policy = at::linear(convolve(last, m_policy).relu_().flatten(1), m_policyOutput->weights, m_policyOutput->bias);
    const at::Tensor hidden = at::linear(convolve(last, m_value).relu_().flatten(1), m_valueHidden.weights, m_valueHidden.bias).relu_();
    outputs.value = at::linear(hidden, m_valueOutput.weights, m_valueOutput.bias);
    return outputs;
}

float Lc0Forward::logit(const Lc0Outputs& outputs, std::size_t row, int policyIndex) const
{
    const float* numbers = outputs.policy.data_ptr<float>() + static_cast<std::int64_t>(row) * outputs.policy.stride(0);
    if (!m_policyHidden)
        return numbers[policyIndex];
    const int place = lc0::policyPlaneIndex(policyIndex);
    const int plane = place / 64;
    const int file = place % 8;
    const int rank = place % 64 / 8;
    const std::int64_t channels = outputs.policy.size(1);
    const float* weights = m_policy.weights.data_ptr<float>() + 9 * channels * plane; // channels last: [plane][3][3][channels]
    float sum = m_policy.bias.data_ptr<float>()[plane];
    for (int y = std::max(rank - 1, 0); y <= std::min(rank + 1, 7); ++y)
        for (int x = std::max(file - 1, 0); x <= std::min(file + 1, 7); ++x)
            sum += dot(numbers + (y * 8 + x) * channels, weights + ((y - rank + 1) * 3 + x - file + 1) * channels, channels);
    return sum;
}

} // namespace evenmatch::nn
