#include "nn/torch/detail/onednn_convolution.h"

namespace evenmatch::nn::detail {

namespace {

using Dims = dnnl::memory::dims;
using Format = dnnl::memory::format_tag;

const dnnl::engine& processor()
{
    static const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
    return engine;
}

dnnl::memory::data_type typeOf(const at::Tensor& tensor)
{
    return tensor.scalar_type() == at::kBFloat16 ? dnnl::memory::data_type::bf16 : dnnl::memory::data_type::f32;
}

dnnl::memory::desc describe(const at::Tensor& tensor, Format format)
{
    return {Dims(tensor.sizes().begin(), tensor.sizes().end()), typeOf(tensor), format};
}

dnnl::memory memoryOf(const dnnl::memory::desc& description, const at::Tensor& tensor) { return {description, processor(), tensor.data_ptr()}; }

} // namespace

/// oneDNN's way through boards of one shape.
struct OnednnConvolution::Prepared {
    dnnl::memory::desc input;
    dnnl::memory::desc output;
    dnnl::memory::desc bias;
    dnnl::memory::desc scratch;
    dnnl::memory weights;
    dnnl::convolution_forward pass;
};

OnednnConvolution::OnednnConvolution(at::Tensor weight, at::Tensor bias, Then then) : m_weight(std::move(weight)), m_bias(std::move(bias)), m_then(then) {}

void OnednnConvolution::run(const at::Tensor& input, const at::Tensor& output)
{
    const Prepared& prepared = preparedFor(input, output);
    const at::Tensor scratch = at::empty({static_cast<std::int64_t>(prepared.scratch.get_size())}, at::kByte);
    thread_local dnnl::stream stream(processor());
    prepared.pass.execute(stream, {{DNNL_ARG_SRC, memoryOf(prepared.input, input)},
                                    {DNNL_ARG_WEIGHTS, prepared.weights},
                                    {DNNL_ARG_BIAS, memoryOf(prepared.bias, m_bias)},
                                    {DNNL_ARG_DST, memoryOf(prepared.output, output)},
                                    {DNNL_ARG_SCRATCHPAD, memoryOf(prepared.scratch, scratch)}});
    stream.wait();
}

/// What was prepared once stays.
const OnednnConvolution::Prepared& OnednnConvolution::preparedFor(const at::Tensor& input, const at::Tensor& output)
{
    const std::vector<std::int64_t> shape = input.sizes().vec();
    {
        const std::shared_lock lock(m_mutex);
        if (const auto found = m_prepared.find(shape); found != m_prepared.end())
            return *found->second;
    }
    const std::unique_lock lock(m_mutex);
    if (const auto found = m_prepared.find(shape); found != m_prepared.end())
        return *found->second;
    return *m_prepared.emplace(shape, prepare(input, output)).first->second;
}

std::shared_ptr<const OnednnConvolution::Prepared> OnednnConvolution::prepare(const at::Tensor& input, const at::Tensor& output)
{
    const std::int64_t padding = m_weight.size(2) / 2;
    const dnnl::memory::desc from = describe(input, Format::nhwc);
    const dnnl::memory::desc to = describe(output, Format::nhwc);
    const dnnl::memory::desc bias = describe(m_bias, Format::x);
    const dnnl::convolution_forward::desc wanted(dnnl::prop_kind::forward_inference, dnnl::algorithm::convolution_direct, from,
                                                 describe(m_weight, Format::any), bias, to, {1, 1}, {padding, padding}, {padding, padding});
    dnnl::post_ops after;
    if (m_then == Then::AddAndRelu)
        after.append_sum();
    if (m_then != Then::Nothing)
        after.append_eltwise(1, dnnl::algorithm::eltwise_relu, 0, 0);
    dnnl::primitive_attr attributes;
    attributes.set_post_ops(after);
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user); // several threads at once
    const dnnl::convolution_forward::primitive_desc chosen(wanted, attributes, processor());
    return std::make_shared<Prepared>(
        Prepared{from, to, bias, chosen.scratchpad_desc(), weightsAs(chosen.weights_desc()), dnnl::convolution_forward(chosen)});
}

/// One copy for all shapes that want the same layout.
dnnl::memory OnednnConvolution::weightsAs(const dnnl::memory::desc& layout)
{
    for (const auto& [shape, prepared] : m_prepared)
        if (prepared->weights.get_desc() == layout)
            return prepared->weights;
    dnnl::memory given = memoryOf(describe(m_weight, Format::ohwi), m_weight);
    dnnl::memory laidOut(layout, processor());
    dnnl::stream stream(processor());
    dnnl::reorder(given, laidOut).execute(stream, given, laidOut);
    stream.wait();
    return laidOut;
}

} // namespace evenmatch::nn::detail
