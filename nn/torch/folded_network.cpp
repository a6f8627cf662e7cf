#include "nn/torch/detail/folded_network.h"

namespace evenmatch::nn::detail {

namespace {

constexpr auto kLayout = at::MemoryFormat::ChannelsLast;

} // namespace

FoldedNetwork::FoldedNetwork(const NetworkConfig& config, const Tensors& parameters, at::Device device, bool bfloat16)
    : m_device(device), m_type(bfloat16 ? at::kBFloat16 : at::kFloat)
{
    const Encoding& encoding = *findEncoding(config.encoding);
    m_whole = encoding.fixedShape();
    m_hasPass = encoding.hasPass();
    m_movePlanes = encoding.movePlanes();
    m_maps = static_cast<int>(parameters.at("policy.maps.bias").size(0)) / m_movePlanes;
    m_input = convolution(parameters, "tower");
    for (int i = 0; i < config.blocks; ++i) {
        const std::string name = blockName(i);
        Block& block = m_blocks.emplace_back(Block{convolution(parameters, name + ".first"), convolution(parameters, name + ".second"), {}});
        if (config.squeeze > 0) {
            const SqueezeExcite layers = squeezeExcite(parameters, i);
            const auto here = [&](const at::Tensor& tensor) { return tensor.to(m_device).contiguous(); };
            block.excite = {here(layers.squeezeWeight), here(layers.squeezeBias), here(layers.exciteWeight), here(layers.exciteBias)};
        }
    }
    m_policyHead = convolution(parameters, "policy.head");
    m_policyMaps = policyMaps(parameters, m_movePlanes);
    if (m_hasPass)
        m_policyPass = linear(parameters, "policy.pass");
    m_value = dense(parameters, "value");
    m_strength = dense(parameters, "strength");
    if (config.ranks > 0) {
        const at::Tensor mix = parameters.at("policy.ranks").contiguous();
        m_rankMix.assign(mix.data_ptr<float>(), mix.data_ptr<float>() + mix.numel());
    }
}

FoldedNetwork::Layer FoldedNetwork::convolution(const Tensors& parameters, const std::string& name) const
{
    const Folded folded = foldNorm(parameters, name);
    return {folded.weight.to(m_device, m_type).contiguous(kLayout), folded.bias.to(m_device, m_type).contiguous()};
}

FoldedNetwork::Layer FoldedNetwork::linear(const Tensors& parameters, const std::string& name) const
{
    return {parameters.at(name + ".weight").to(m_device).contiguous(), parameters.at(name + ".bias").to(m_device).contiguous()};
}

/// fp32, and the outputs from [map][plane] to [plane][map].
FoldedNetwork::Layer FoldedNetwork::policyMaps(const Tensors& parameters, int movePlanes) const
{
    const auto turned = [&](const at::Tensor& tensor) {
        return tensor.reshape({m_maps, movePlanes, -1}).transpose(0, 1).reshape(tensor.sizes()).to(m_device).contiguous();
    };
    return {turned(parameters.at("policy.maps.weight")).contiguous(kLayout), turned(parameters.at("policy.maps.bias"))};
}

/// Where the head sees every square, its hidden layer is a convolution as large as the board.
FoldedNetwork::Dense FoldedNetwork::dense(const Tensors& parameters, const std::string& name) const
{
    Dense dense{convolution(parameters, name + ".head"), linear(parameters, name + ".hidden"), linear(parameters, name + ".out")};
    if (m_whole) {
        const at::Tensor& weight = dense.hidden.weight;
        const std::int64_t channels = dense.head.bias.size(0);
        constexpr std::int64_t kSide = 8; // of the one game with a fixed shape, chess
        dense.hidden.weight = weight.view({weight.size(0), channels, kSide, kSide}).contiguous(kLayout);
    }
    return dense;
}

/// oneDNN by its name where there is one: conv2d() leaves it aside for single small boards, which makes them four times slower.
at::Tensor FoldedNetwork::convolve(const at::Tensor& input, const Layer& layer) const
{
    const std::int64_t size = layer.weight.size(2);
    const std::int64_t padding = size == 3 ? 1 : 0;
    if (m_device.is_cpu() && at::hasMKLDNN())
        return at::mkldnn_convolution(input, layer.weight, layer.bias, {padding, padding}, {1, 1}, {1, 1}, 1);
    return at::conv2d(input, layer.weight, layer.bias, 1, padding);
}

void FoldedNetwork::residual(at::Tensor& tower, const Block& block) const
{
    at::Tensor next = convolve(convolve(tower, block.first).relu_(), block.second);
    tower = block.excite.squeezeWeight.defined() ? excitedResidual(tower, next, block.excite) : next.add_(tower).relu_();
}

at::Tensor FoldedNetwork::pooled(const at::Tensor& head) const
{
    const at::Tensor points = head.permute({0, 2, 3, 1}).flatten(1, 2); // [B, points, channels], as it lies in memory
    return at::cat({points.mean(1), points.amax(1)}, 1);
}

at::Tensor FoldedNetwork::answer(const at::Tensor& tower, const Dense& dense) const
{
    const at::Tensor head = convolve(tower, dense.head).relu_().to(at::kFloat);
    at::Tensor hidden;
    if (m_whole)
        hidden = convolve(head, dense.hidden).flatten(1);
    else
        hidden = at::linear(pooled(head), dense.hidden.weight, dense.hidden.bias);
    return at::linear(hidden.relu_(), dense.out.weight, dense.out.bias).to(at::kCPU).contiguous();
}

RawAnswers FoldedNetwork::run(const at::Tensor& input) const
{
    at::Tensor tower = convolve(input.to(m_device, m_type).contiguous(kLayout), m_input).relu_();
    for (const Block& block : m_blocks)
        residual(tower, block);

    const at::Tensor head = convolve(tower, m_policyHead).relu_().to(at::kFloat);
    const at::Tensor maps = convolve(head, m_policyMaps).permute({0, 2, 3, 1}).to(at::kCPU).contiguous();
    RawAnswers answers;
    answers.maps = maps.view({maps.size(0), maps.size(1) * maps.size(2), m_movePlanes, m_maps});
    if (m_hasPass)
        answers.pass = at::linear(pooled(head), m_policyPass.weight, m_policyPass.bias).to(at::kCPU).contiguous();
    answers.value = answer(tower, m_value);
    answers.strength = answer(tower, m_strength);
    return answers;
}

} // namespace evenmatch::nn::detail
