#include "nn/onednn/network/convolution.h"

#include <omp.h>

#include <mutex>
#include <utility>

namespace evenmatch::nn::onednn {

namespace {

using Dims = dnnl::memory::dims;
using Format = dnnl::memory::format_tag;

dnnl::memory memoryOf(const dnnl::memory::desc& description, const void* numbers)
{
    return {description, processor(), const_cast<void*>(numbers)};
}

} // namespace

const dnnl::engine& processor()
{
    static const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
    return engine;
}

void computeAlone()
{
    static thread_local bool told = false;
    if (!std::exchange(told, true))
        omp_set_num_threads(1);
}

void Step::run() const
{
    thread_local dnnl::stream stream(processor());
    pass.execute(stream, places);
    stream.wait();
}

Convolution::Convolution(Weights weights, Number computed, Number answered, Then then)
    : m_weights(std::move(weights)), m_computed(computed), m_answered(answered), m_then(then)
{
}

Step Convolution::step(const void* input, void* output, void* scratch, const Boards& boards) const
{
    const Prepared& prepared = preparedFor(boards);
    const dnnl::memory::desc bias(Dims{m_weights.outputs}, typeOf(Number::Float32), Format::x);
    return {prepared.pass,
        {{DNNL_ARG_SRC, memoryOf(prepared.input, input)}, {DNNL_ARG_WEIGHTS, prepared.weights},
            {DNNL_ARG_BIAS, memoryOf(bias, m_weights.bias.data())}, {DNNL_ARG_DST, memoryOf(prepared.output, output)},
            {DNNL_ARG_SCRATCHPAD, memoryOf(prepared.scratch, scratch)}}};
}

std::size_t Convolution::scratchBytes(const Boards& boards) const { return preparedFor(boards).scratch.get_size(); }

const Convolution::Prepared& Convolution::preparedFor(const Boards& boards) const
{
    {
        const std::shared_lock lock(m_mutex);
        if (const auto found = m_prepared.find(boards); found != m_prepared.end())
            return found->second;
    }
    const std::unique_lock lock(m_mutex);
    if (const auto found = m_prepared.find(boards); found != m_prepared.end())
        return found->second;
    return m_prepared.emplace(boards, prepare(boards)).first->second;
}

Convolution::Prepared Convolution::prepare(const Boards& boards) const
{
    const auto& [outputs, inputs, size, numbers, biases] = m_weights;
    const std::int64_t padding = size / 2;
    const auto computed = typeOf(m_computed);
    const dnnl::memory::desc from({boards.count, inputs, boards.height, boards.width}, computed, Format::nhwc);
    const dnnl::memory::desc to({boards.count, outputs, boards.height, boards.width}, typeOf(m_answered), Format::nhwc);
    const dnnl::memory::desc weights({outputs, inputs, size, size}, computed, Format::any);
    const dnnl::memory::desc bias(Dims{outputs}, typeOf(Number::Float32), Format::x);
    const dnnl::convolution_forward::desc wanted(dnnl::prop_kind::forward_inference, dnnl::algorithm::convolution_direct, from, weights,
        bias, to, {1, 1}, {padding, padding}, {padding, padding});
    dnnl::post_ops after;
    if (m_then == Then::Add || m_then == Then::AddAndRelu)
        after.append_sum();
    if (m_then == Then::Relu || m_then == Then::AddAndRelu)
        after.append_eltwise(1, dnnl::algorithm::eltwise_relu, 0, 0);
    dnnl::primitive_attr attributes;
    attributes.set_post_ops(after);
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user); // several threads at once
    const dnnl::convolution_forward::primitive_desc chosen(wanted, attributes, processor());
    return {from, to, chosen.scratchpad_desc(), weightsAs(chosen.weights_desc()), dnnl::convolution_forward(chosen)};
}

/// One copy for all shapes that want the same layout.
dnnl::memory Convolution::weightsAs(const dnnl::memory::desc& layout) const
{
    for (const auto& [shape, prepared] : m_prepared)
        if (prepared.weights.get_desc() == layout)
            return prepared.weights;
    const dnnl::memory::desc plain(
        {m_weights.outputs, m_weights.inputs, m_weights.size, m_weights.size}, typeOf(Number::Float32), Format::oihw);
    dnnl::memory given = memoryOf(plain, m_weights.numbers.data());
    dnnl::memory laidOut(layout, processor());
    dnnl::stream stream(processor());
    dnnl::reorder(given, laidOut).execute(stream, given, laidOut);
    stream.wait();
    return laidOut;
}

} // namespace evenmatch::nn::onednn
