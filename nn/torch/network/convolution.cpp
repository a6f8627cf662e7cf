#include "nn/torch/network/convolution.h"

#ifdef EVENMATCH_ONEDNN
#include "nn/onednn/network/convolution.h"

#include <optional>
#endif

namespace evenmatch::nn::detail {

namespace {

#ifdef EVENMATCH_ONEDNN
std::vector<float> numbersOf(const at::Tensor& given)
{
    const at::Tensor tensor = given.to(at::kCPU, at::kFloat).contiguous(at::MemoryFormat::Contiguous);
    return {tensor.data_ptr<float>(), tensor.data_ptr<float>() + tensor.numel()};
}

onednn::Number numberOf(at::ScalarType type) { return type == at::kBFloat16 ? onednn::Number::BFloat16 : onednn::Number::Float32; }

onednn::Then thenOf(Then then)
{
    return then == Then::Nothing ? onednn::Then::Nothing : then == Then::Relu ? onednn::Then::Relu : onednn::Then::AddAndRelu;
}

/// Both are channels last, `input` in the computing type.
void run(const onednn::Convolution& convolution, const at::Tensor& input, const at::Tensor& output)
{
    const onednn::Boards boards{input.size(0), input.size(2), input.size(3)};
    const at::Tensor scratch = at::empty({static_cast<std::int64_t>(convolution.scratchBytes(boards))}, at::kByte);
    convolution.step(input.data_ptr(), output.data_ptr(), scratch.data_ptr(), boards).run();
}
#endif

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
    std::optional<onednn::Convolution> onProcessor;
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
        m_state->onProcessor.emplace(onednn::Weights{weight.size(0), weight.size(1), weight.size(2), numbersOf(weight), numbersOf(bias)},
            numberOf(arithmetic.type), numberOf(m_state->answerType), thenOf(then));
#endif
}

at::Tensor Convolution::operator()(const at::Tensor& input) const
{
#ifdef EVENMATCH_ONEDNN
    if (m_state->onProcessor) {
        const at::Tensor output = at::empty(
            {input.size(0), m_state->weight.size(0), input.size(2), input.size(3)}, input.options().dtype(m_state->answerType), kLayout);
        run(*m_state->onProcessor, input.contiguous(kLayout), output);
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
        return run(*m_state->onProcessor, input.contiguous(kLayout), sum);
#endif
    sum.add_(convolveByLibTorch(input, m_state->weight, m_state->bias)).relu_();
}

} // namespace evenmatch::nn::detail
