#include "nn/torch/network/folded_network.h"

#include "nn/input/encoding.h"

namespace evenmatch::nn::detail {

namespace {

/// [B, points, channels], as it lies in memory.
at::Tensor pointByPoint(const at::Tensor& boards) { return boards.permute({0, 2, 3, 1}).flatten(1, 2); }

} // namespace

FoldedNetwork::FoldedNetwork(const NetworkConfig& config, const Tensors& parameters, at::Device device, at::ScalarType type)
    : m_arithmetic{device, type}
{
    const Encoding& encoding = *findEncoding(config.encoding);
    m_whole = encoding.fixedShape();
    m_hasPass = encoding.hasPass();
    m_movePlanes = encoding.movePlanes();
    m_maps = static_cast<int>(parameters.at("policy.maps.bias").size(0)) / m_movePlanes;
    m_input = folded(parameters, "tower", Then::Relu);
    for (const std::string& name : towerBlocks(config))
        m_blocks.push_back(block(parameters, name, config.squeeze > 0));
    for (const std::string& name : valueBlocks(config))
        m_valueBlocks.push_back(block(parameters, name, config.squeeze > 0));
    m_policyHead = folded(parameters, "policy.head", Then::Relu);
    if (config.policyFurther > 0)
        m_policyFurther = folded(parameters, "policy.further", Then::Relu);
    m_policyMaps = policyMaps(parameters);
    if (m_hasPass)
        m_policyPass = linear(parameters, "policy.pass");
    m_value = dense(parameters, "value");
    m_strength = dense(parameters, "strength");
    if (config.ranks > 0) {
        const at::Tensor mix = parameters.at("policy.ranks").contiguous();
        m_rankMix.assign(mix.data_ptr<float>(), mix.data_ptr<float>() + mix.numel());
    }
}

ResidualBlock FoldedNetwork::block(const Tensors& parameters, const std::string& name, bool excited) const
{
    ResidualBlock block{folded(parameters, name + ".first", Then::Relu),
        folded(parameters, name + ".second", excited ? Then::Nothing : Then::AddAndRelu), {}};
    if (excited) {
        const SqueezeExcite layers = squeezeExcite(parameters, name);
        const auto here = [&](const at::Tensor& tensor) { return tensor.to(m_arithmetic.device).contiguous(); };
        block.excite
            = SqueezeExcite{here(layers.squeezeWeight), here(layers.squeezeBias), here(layers.exciteWeight), here(layers.exciteBias)};
    }
    return block;
}

Convolution FoldedNetwork::folded(const Tensors& parameters, const std::string& name, Then then) const
{
    const Folded layer = foldNorm(parameters, name);
    return {layer.weight, layer.bias, m_arithmetic, then};
}

FoldedNetwork::Linear FoldedNetwork::linear(const Tensors& parameters, const std::string& name) const
{
    return {parameters.at(name + ".weight").to(m_arithmetic.device).contiguous(),
        parameters.at(name + ".bias").to(m_arithmetic.device).contiguous()};
}

/// The outputs from [map][plane] to [plane][map].
Convolution FoldedNetwork::policyMaps(const Tensors& parameters) const
{
    const auto turned = [&](const at::Tensor& tensor) {
        return tensor.reshape({m_maps, m_movePlanes, -1}).transpose(0, 1).reshape(tensor.sizes());
    };
    return {turned(parameters.at("policy.maps.weight")), turned(parameters.at("policy.maps.bias")), m_arithmetic, Then::Nothing, true};
}

FoldedNetwork::Dense FoldedNetwork::dense(const Tensors& parameters, const std::string& name) const
{
    Dense dense{folded(parameters, name + ".head", Then::Relu), {}, {}, linear(parameters, name + ".out")};
    if (!m_whole) {
        dense.ofPooled = linear(parameters, name + ".hidden");
        return dense;
    }
    const at::Tensor& weight = parameters.at(name + ".hidden.weight");
    const at::Tensor asItLies = pointByPoint(weight.view({weight.size(0), parameters.at(name + ".head.weight").size(0), -1, 1}));
    dense.ofBoard = {asItLies.reshape({weight.size(0), -1, 1, 1}), parameters.at(name + ".hidden.bias"), m_arithmetic, Then::Relu, true};
    return dense;
}

at::Tensor FoldedNetwork::pooled(const at::Tensor& head) const
{
    const at::Tensor points = pointByPoint(head.to(at::kFloat));
    return at::cat({points.mean(1), points.amax(1)}, 1);
}

at::Tensor FoldedNetwork::answer(const at::Tensor& tower, const Dense& dense) const
{
    const at::Tensor head = dense.head(tower);
    const at::Tensor hidden = m_whole ? dense.ofBoard(pointByPoint(head).reshape({head.size(0), -1, 1, 1})).flatten(1)
                                      : at::linear(pooled(head), dense.ofPooled.weight, dense.ofPooled.bias).relu_();
    return at::linear(hidden, dense.out.weight, dense.out.bias).contiguous();
}

RawTensors FoldedNetwork::compute(const at::Tensor& input) const
{
    at::Tensor tower = m_input(input.to(m_arithmetic.type).contiguous(kLayout));
    for (const ResidualBlock& block : m_blocks)
        block.applyTo(tower);
    const at::Tensor first = m_policyHead(tower);
    const at::Tensor head = m_policyFurther ? (*m_policyFurther)(first) : first;
    const at::Tensor maps = m_policyMaps(head).permute({0, 2, 3, 1}).contiguous();
    RawTensors answers;
    answers.maps = maps.view({maps.size(0), maps.size(1) * maps.size(2), m_movePlanes, m_maps});
    if (m_hasPass)
        answers.pass = at::linear(pooled(head), m_policyPass.weight, m_policyPass.bias).contiguous();
    answers.strength = answer(tower, m_strength);
    for (const ResidualBlock& block : m_valueBlocks)
        block.applyTo(tower);
    answers.value = answer(tower, m_value);
    return answers;
}

RawTensors FoldedNetwork::run(const at::Tensor& input) const
{
    RawTensors answers = compute(input.to(m_arithmetic.device));
    if (onGpu())
        for (at::Tensor* tensor : {&answers.maps, &answers.pass, &answers.value, &answers.strength})
            if (tensor->defined())
                *tensor = tensor->to(at::kCPU);
    return answers;
}

} // namespace evenmatch::nn::detail
