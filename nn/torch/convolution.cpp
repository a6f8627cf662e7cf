#include "nn/torch/detail/convolution.h"

#ifdef EVENMATCH_ONEDNN
#include "nn/torch/detail/onednn_convolution.h"

#include <optional>
#endif

namespace evenmatch::nn::detail {

namespace {

constexpr auto kLayout = at::MemoryFormat::ChannelsLast;

} // namespace

at::Tensor convolveByLibTorch(const at::Tensor& input, const at::Tensor& weight, const at::Tensor& bias)
{
    const std::int64_t padding = weight.size(2) / 2;
    if (input.is_cpu() && at::hasMKLDNN())
        return at::mkldnn_convolution(input, weight, bias, {padding, padding}, {1, 1}, {1, 1}, 1);
    return at::conv2d(input, weight, bias, 1, padding);
}

struct Convolution::State {
    at::Tensor weight;
    at::Tensor bias;
    Then then;
    at::ScalarType answerType;
#ifdef EVENMATCH_ONEDNN
    std::optional<OnednnConvolution> onProcessor;
#endif
};

Convolution::Convolution(const at::Tensor& weight, const at::Tensor& bias, Arithmetic arithmetic, Then then, bool answersInFloat)
    : m_state(std::make_shared<State>())
{
    m_state->weight = weight.to(arithmetic.device, arithmetic.type).contiguous(kLayout);
    m_state->bias = bias.to(arithmetic.device, arithmetic.type).contiguous();
    m_state->then = then;
    m_state->answerType = answersInFloat ? at::kFloat : arithmetic.type;
#ifdef EVENMATCH_ONEDNN
    if (arithmetic.device.is_cpu())
        m_state->onProcessor.emplace(m_state->weight, bias.to(at::kFloat).contiguous(), then);
#endif
}

at::Tensor Convolution::operator()(const at::Tensor& input) const
{
#ifdef EVENMATCH_ONEDNN
    if (m_state->onProcessor) {
        const at::Tensor output = at::empty({input.size(0), m_state->weight.size(0), input.size(2), input.size(3)},
                                            input.options().dtype(m_state->answerType), kLayout);
        m_state->onProcessor->run(input.contiguous(kLayout), output);
        return output;
    }
#endif
    at::Tensor output = convolveByLibTorch(input, m_state->weight, m_state->bias);
    return (m_state->then == Then::Relu ? output.relu_() : output).to(m_state->answerType);
}

void Convolution::addTo(at::Tensor& sum, const at::Tensor& input) const
{
#ifdef EVENMATCH_ONEDNN
    if (m_state->onProcessor)
        return m_state->onProcessor->run(input.contiguous(kLayout), sum);
#endif
    sum.add_(convolveByLibTorch(input, m_state->weight, m_state->bias)).relu_();
}

} // namespace evenmatch::nn::detail
