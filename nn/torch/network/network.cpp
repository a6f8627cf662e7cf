#include "nn/torch/network/network.h"

#include "nn/input/encoding.h"
#include "nn/torch/network/winograd_block.h"

#include <ATen/CPUGeneratorImpl.h>
#include <c10/core/GradMode.h>

#include <cmath>

namespace evenmatch::nn::detail {

namespace {

constexpr double kBatchNormMomentum = 0.02; ///< batches mix strata; slow statistics represent all of them

class Pass {
public:
    Pass(const NetworkConfig& config, const Tensors& parameters, const ForwardMode& mode)
        : m_config(config), m_parameters(parameters), m_mode(mode)
    {
    }

    Outputs run(const at::Tensor& input) const
    {
        Outputs outputs;
        const at::Tensor x = blocks(at::relu(convolution("tower", input)), outputs.tower);
        policy(x, outputs);
        outputs.strength = dense("strength", x);
        const at::Tensor seen = furtherBlocks(m_mode.valueOnly ? x.detach() : x);
        const at::Tensor value = dense("value", seen);
        outputs.value = at::tanh(value.select(1, 0));
        if (predictsLead(m_config))
            outputs.lead = value.select(1, 1) * kLeadScale;
        if (m_config.owners)
            outputs.owners = at::tanh(plainConvolution("value.owners", seen).squeeze(1).to(at::kFloat));
        return outputs;
    }

private:
    const at::Tensor& get(const std::string& name) const { return m_parameters.at(name); }

    /// Convolution and batch normalisation; with running statistics these are one convolution.
    at::Tensor convolution(const std::string& name, const at::Tensor& x) const
    {
        const at::Tensor& weight = get(name + ".weight");
        const std::int64_t padding = weight.size(2) / 2;
        if (m_mode.training && (!m_mode.valueOnly || name.starts_with("value."))) {
            const at::Tensor y = at::conv2d(x, weight.to(x.scalar_type()), {}, 1, padding);
            return at::batch_norm(y, get(name + ".norm.weight"), get(name + ".norm.bias"), get(name + ".norm.mean"),
                get(name + ".norm.var"), true, kBatchNormMomentum, kBatchNormEpsilon, false);
        }
        const Folded folded = foldNorm(m_parameters, name);
        return at::conv2d(x, folded.weight.to(x.scalar_type()), folded.bias.to(x.scalar_type()), 1, padding);
    }

    /// Of one point, without a normalisation.
    at::Tensor plainConvolution(const std::string& name, const at::Tensor& x) const
    {
        return at::conv2d(x, get(name + ".weight").to(x.scalar_type()), get(name + ".bias").to(x.scalar_type()));
    }

    at::Tensor linear(const std::string& name, const at::Tensor& x) const
    {
        return at::linear(x, get(name + ".weight").to(x.scalar_type()), get(name + ".bias").to(x.scalar_type()));
    }

    at::Tensor blocks(at::Tensor x, std::vector<at::Tensor>& tower) const
    {
        const bool quickly = canGoQuickly(x, m_mode.training && !m_mode.valueOnly);
        const auto keep = [&](const at::Tensor& now) {
            if (m_mode.keepTower)
                tower.push_back(quickly ? ungroupChannels(now) : now);
        };
        if (quickly)
            x = groupChannels(x);
        keep(x);
        const std::vector<std::string> names = towerBlocks(m_config);
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (!m_mode.forced.empty())
                x = quickly ? groupChannels(m_mode.forced[i]) : m_mode.forced[i].to(x.scalar_type());
            x = quickly ? winogradBlock(x, folded(names[i])) : residual(names[i], x);
            keep(x);
        }
        if (!m_mode.forced.empty())
            return m_mode.forced.back().to(x.scalar_type());
        return quickly ? ungroupChannels(x) : x;
    }

    /// The layers of the value only.
    at::Tensor furtherBlocks(at::Tensor x) const
    {
        const bool quickly = m_config.valueBlocks > 0 && canGoQuickly(x, m_mode.training);
        if (quickly)
            x = groupChannels(x);
        for (const std::string& block : valueBlocks(m_config))
            x = quickly ? winogradBlock(x, folded(block)) : residual(block, x);
        return quickly ? ungroupChannels(x) : x;
    }

    bool canGoQuickly(const at::Tensor& x, bool training) const
    {
        return !training && m_config.squeeze > 0 && c10::GradMode::is_enabled() && canWinograd(x);
    }

    BlockLayers folded(const std::string& block) const
    {
        const Folded first = foldNorm(m_parameters, block + ".first");
        const Folded second = foldNorm(m_parameters, block + ".second");
        return {first.weight, first.bias, second.weight, second.bias, squeezeExcite(m_parameters, block)};
    }

    at::Tensor residual(const std::string& block, const at::Tensor& x) const
    {
        at::Tensor y = at::relu(convolution(block + ".first", x));
        y = convolution(block + ".second", y);
        if (m_config.squeeze > 0)
            return excitedResidual(x, y, squeezeExcite(m_parameters, block));
        return at::relu(x + y);
    }

    void policy(const at::Tensor& x, Outputs& outputs) const
    {
        at::Tensor head = at::relu(convolution("policy.head", x));
        if (m_mode.keepTower)
            outputs.policyHead = head;
        if (m_config.policyFurther > 0)
            head = at::relu(convolution("policy.further", head));
        const std::int64_t maps = policyMaps(m_config);
        const at::Tensor onBoard = plainConvolution("policy.maps", head);
        at::Tensor pass; // [B, maps, 1]
        if (findEncoding(m_config.encoding)->hasPass())
            pass = linear("policy.pass", pooled(head)).to(at::kFloat).unsqueeze(2);
        const at::Tensor all = m_mode.moves.defined() ? wanted(onBoard, pass, maps) : everyOutput(onBoard, pass, maps);
        outputs.free = all.select(1, 0);
        std::int64_t next = 1;
        if (m_config.ranks > 0) {
            outputs.basis = all.narrow(1, next, m_config.rankBasis);
            next += m_config.rankBasis;
        }
        if (m_config.strength == StrengthHead::Map)
            outputs.quality = all.select(1, next);
    }

    static at::Tensor everyOutput(const at::Tensor& onBoard, const at::Tensor& pass, std::int64_t maps)
    {
        const at::Tensor all = onBoard.contiguous().flatten(1).to(at::kFloat).view({onBoard.size(0), maps, -1});
        return pass.defined() ? at::cat({all, pass}, 2) : all;
    }

    /// The requested outputs of every map, [B, maps, L], taken from the convolution's layout: square by square.
    at::Tensor wanted(const at::Tensor& onBoard, const at::Tensor& pass, std::int64_t maps) const
    {
        const std::int64_t squares = onBoard.size(2) * onBoard.size(3);
        const std::int64_t planes = onBoard.size(1) / maps;
        const at::Tensor passes = m_mode.moves.ge(planes * squares);
        const at::Tensor moves = m_mode.moves.masked_fill(passes, 0);
        const at::Tensor inFirstMap = moves.remainder(squares) * onBoard.size(1) + moves.div(squares, "floor");
        const at::Tensor firstPlane = at::arange(maps, moves.options()).view({1, maps, 1}) * planes;
        const at::Tensor bySquare = onBoard.permute({0, 2, 3, 1}).flatten(1);
        const at::Tensor picked
            = bySquare.gather(1, (inFirstMap.unsqueeze(1) + firstPlane).flatten(1)).view({moves.size(0), maps, -1}).to(at::kFloat);
        return pass.defined() ? at::where(passes.unsqueeze(1), pass, picked) : picked;
    }

    at::Tensor dense(const std::string& name, const at::Tensor& x) const
    {
        const at::Tensor head = at::relu(convolution(name + ".head", x));
        const bool whole = findEncoding(m_config.encoding)->fixedShape();
        const at::Tensor seen = whole ? head.contiguous().flatten(1) : pooled(head);
        return linear(name + ".out", at::relu(linear(name + ".hidden", seen))).to(at::kFloat);
    }

    /// The board's mean and maximum of every channel.
    static at::Tensor pooled(const at::Tensor& x) { return at::cat({x.mean({2, 3}), x.amax({2, 3})}, 1); }

    const NetworkConfig& m_config;
    const Tensors& m_parameters;
    const ForwardMode& m_mode;
};

} // namespace

Folded foldNorm(const Tensors& parameters, const std::string& name)
{
    const at::Tensor scale = parameters.at(name + ".norm.weight") / (parameters.at(name + ".norm.var") + kBatchNormEpsilon).sqrt();
    return {parameters.at(name + ".weight") * scale.view({-1, 1, 1, 1}),
        parameters.at(name + ".norm.bias") - parameters.at(name + ".norm.mean") * scale};
}

SqueezeExcite squeezeExcite(const Tensors& parameters, const std::string& block)
{
    return {parameters.at(block + ".squeeze.weight"), parameters.at(block + ".squeeze.bias"), parameters.at(block + ".excite.weight"),
        parameters.at(block + ".excite.bias")};
}

Tensors initialParameters(const NetworkConfig& config, std::uint64_t seed)
{
    at::Generator generator = at::detail::createCPUGenerator(seed);
    Tensors tensors;
    for (const auto& [name, parameter] : parameterShapes(config)) {
        const auto& shape = parameter.shape;
        const bool scale = name.ends_with(".norm.weight") || name.ends_with(".var");
        at::Tensor tensor = scale ? at::ones(shape) : at::zeros(shape);
        if (name.ends_with("second.norm.weight"))
            tensor.fill_(0.3); // blocks start near the identity
        if (name == "policy.ranks") {
            for (std::int64_t r = 0; r < shape[0]; ++r) { // cosines of increasing frequency from the strongest to the weakest rank
                for (std::int64_t k = 0; k < shape[1]; ++k)
                    tensor[r][k]
                        = std::cos(M_PI * static_cast<double>(k + 1) * (static_cast<double>(r) + 0.5) / static_cast<double>(shape[0]));
            }
        } else if (name.ends_with(".weight") && !scale) {
            std::int64_t inputs = 1;
            for (std::size_t i = 1; i < shape.size(); ++i)
                inputs *= shape[i];
            const bool last = name.starts_with("policy.maps") || name.ends_with(".out.weight") || name.starts_with("policy.pass")
                || name.starts_with("value.owners");
            tensor.normal_(0, std::sqrt((last ? 0.1 : 2.0) / static_cast<double>(inputs)), generator);
        }
        tensors[name] = tensor;
    }
    return tensors;
}

Outputs forward(const NetworkConfig& config, const Tensors& parameters, const at::Tensor& input, const ForwardMode& mode)
{
    return Pass(config, parameters, mode).run(input);
}

at::Tensor rankLogits(const Tensors& parameters, const Outputs& outputs, const at::Tensor& rank)
{
    const at::Tensor mix = parameters.at("policy.ranks").index_select(0, rank); // [B, K]
    return outputs.free + at::bmm(mix.unsqueeze(1), outputs.basis).squeeze(1);
}

} // namespace evenmatch::nn::detail
