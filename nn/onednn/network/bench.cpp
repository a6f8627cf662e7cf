#include "nn/onednn/network/bench.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace evenmatch::nn::onednn {

bool Memory::reserve(std::size_t bytes)
{
    if (bytes <= m_size)
        return false;
    m_bytes.reset(static_cast<std::byte*>(::operator new(bytes, kAlignment)));
    m_size = bytes;
    return true;
}

/// The layout of a bench's memory.
struct Network::Bench::Places {
    std::byte* input = nullptr;
    std::byte* tower = nullptr;
    std::byte* inner = nullptr;
    std::byte* outer = nullptr;
    std::byte* head = nullptr;
    std::byte* further = nullptr;
    std::byte* scratch = nullptr;
    float* hidden = nullptr;
    float* pooled = nullptr;
    float* maps = nullptr;
    float* pass = nullptr;
    float* value = nullptr;
    float* strength = nullptr;
};

Network::Bench::Places Network::Bench::placesFor(const Boards& shape)
{
    const NetworkConfig& config = m_network.m_config;
    const std::int64_t number = sizeOf(m_network.m_number);
    const std::int64_t points = shape.count * shape.points();
    constexpr std::int64_t kFloat = sizeof(float);
    std::size_t scratch = 0;
    for (const Convolution& convolution : m_network.m_convolutions) {
        const bool ofBoard = &convolution == m_network.m_value.ofBoard || &convolution == m_network.m_strength.ofBoard;
        scratch = std::max(scratch, convolution.scratchBytes(ofBoard ? Boards{shape.count, 1, 1} : shape));
    }
    const std::array<std::int64_t, 13> bytes
        = {points * m_network.m_planes * number, points * config.channels * number, points * config.channels * number,
            points * config.channels * number, points * std::max(config.headChannels, policyHeadChannels(config)) * number,
            points * config.policyFurther * number, static_cast<std::int64_t>(scratch), shape.count * config.hidden * kFloat,
            2 * std::max(config.headChannels, policyLastChannels(config)) * kFloat,
            points * m_network.m_maps * m_network.m_movePlanes * kFloat, shape.count * m_network.m_maps * kFloat,
            shape.count * valueOutputs(config) * kFloat, shape.count * strengthOutputs(config) * kFloat};
    constexpr std::size_t kLine = 64;
    std::array<std::size_t, 14> begin{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        begin[i + 1] = begin[i] + (static_cast<std::size_t>(bytes[i]) + kLine - 1) / kLine * kLine;
    if (m_memory.reserve(begin.back()))
        m_steps.clear();
    const auto at = [&](std::size_t i) { return m_memory.data() + begin[i]; };
    const auto floatsAt = [&](std::size_t i) { return reinterpret_cast<float*>(at(i)); };
    return {
        at(0), at(1), at(2), at(3), at(4), at(5), at(6), floatsAt(7), floatsAt(8), floatsAt(9), floatsAt(10), floatsAt(11), floatsAt(12)};
}

Network::Bench::Steps Network::Bench::stepsFor(const Boards& shape, const Places& places) const
{
    const auto step
        = [&](const Convolution& convolution, const void* from, void* to) { return convolution.step(from, to, places.scratch, shape); };
    const auto denseSteps = [&](const Dense& dense) {
        DenseSteps steps{step(*dense.head, places.tower, places.head), {}};
        if (dense.ofBoard)
            steps.ofBoard = dense.ofBoard->step(places.head, places.hidden, places.scratch, {shape.count, 1, 1});
        return steps;
    };
    using Format = dnnl::memory::format_tag;
    const dnnl::memory::dims dims{shape.count, m_network.m_planes, shape.height, shape.width};
    Steps steps;
    steps.asEncoded = dnnl::memory({dims, typeOf(Number::Float32), Format::nchw}, processor(), nullptr);
    dnnl::memory input({dims, typeOf(m_network.m_number), Format::nhwc}, processor(), places.input);
    steps.input = {dnnl::reorder(steps.asEncoded, input), {{DNNL_ARG_FROM, steps.asEncoded}, {DNNL_ARG_TO, input}}};
    steps.tower = step(*m_network.m_input, places.input, places.tower);
    const auto blockSteps = [&](const Block& block) {
        return BlockSteps{
            step(*block.first, places.tower, places.inner), step(*block.second, places.inner, block.excite ? places.outer : places.tower)};
    };
    std::ranges::transform(m_network.m_blocks, std::back_inserter(steps.blocks), blockSteps);
    std::ranges::transform(m_network.m_valueBlocks, std::back_inserter(steps.valueBlocks), blockSteps);
    steps.policyHead = step(*m_network.m_policyHead, places.tower, places.head);
    if (m_network.m_policyFurther)
        steps.policyFurther = step(*m_network.m_policyFurther, places.head, places.further);
    steps.policyMaps = step(*m_network.m_policyMaps, m_network.m_policyFurther ? places.further : places.head, places.maps);
    steps.value = denseSteps(m_network.m_value);
    steps.strength = denseSteps(m_network.m_strength);
    return steps;
}

RawAnswers Network::Bench::run(std::span<const float> boards, const Boards& shape)
{
    const Places places = placesFor(shape);
    auto found = m_steps.find(shape);
    if (found == m_steps.end())
        found = m_steps.emplace(shape, stepsFor(shape, places)).first;
    Steps& steps = found->second;

    steps.asEncoded.set_data_handle(const_cast<float*>(boards.data())); // read only
    steps.input.run();
    steps.tower.run();
    for (std::size_t i = 0; i < steps.blocks.size(); ++i)
        compute(m_network.m_blocks[i], steps.blocks[i], shape, places);
    steps.policyHead.run();
    if (steps.policyFurther)
        steps.policyFurther->run();
    steps.policyMaps.run();
    RawAnswers answers{.maps = places.maps, .value = places.value, .strength = places.strength};
    if (const auto& pass = m_network.m_policyPass) {
        const Board head{m_network.m_number, shape.points(), policyLastChannels(m_network.m_config)};
        const void* const there = steps.policyFurther ? places.further : places.head;
        for (std::int64_t n = 0; n < shape.count; ++n) {
            pool(head, head.of(there, n), places.pooled);
            (*pass)(places.pooled, places.pass + n * m_network.m_maps);
        }
        answers.pass = places.pass;
    }
    answer(m_network.m_strength, steps.strength, shape, places, places.strength);
    for (std::size_t i = 0; i < steps.valueBlocks.size(); ++i) // in place of the tower, which is no longer needed
        compute(m_network.m_valueBlocks[i], steps.valueBlocks[i], shape, places);
    answer(m_network.m_value, steps.value, shape, places, places.value);
    return answers;
}

void Network::Bench::compute(const Block& block, BlockSteps& steps, const Boards& shape, const Places& places) const
{
    steps.first.run();
    steps.second.run();
    if (!block.excite)
        return;
    const Board tower{m_network.m_number, shape.points(), m_network.m_config.channels};
    for (std::int64_t n = 0; n < shape.count; ++n)
        exciteInto(
            tower, tower.of(static_cast<void*>(places.tower), n), tower.of(static_cast<const void*>(places.outer), n), *block.excite);
}

void Network::Bench::answer(const Dense& dense, const DenseSteps& steps, const Boards& shape, const Places& places, float* out) const
{
    steps.head.run();
    if (steps.ofBoard)
        steps.ofBoard->run();
    const Board head{m_network.m_number, shape.points(), m_network.m_config.headChannels};
    for (std::int64_t n = 0; n < shape.count; ++n) {
        float* const hidden = places.hidden + n * m_network.m_config.hidden;
        if (!steps.ofBoard) {
            pool(head, head.of(static_cast<const void*>(places.head), n), places.pooled);
            dense.ofPooled.withRelu(places.pooled, hidden);
        }
        dense.out(hidden, out + n * static_cast<std::int64_t>(dense.out.outputs()));
    }
}

} // namespace evenmatch::nn::onednn
