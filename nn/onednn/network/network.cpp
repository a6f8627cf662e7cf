#include "nn/onednn/network/network.h"

#include "nn/onednn/network/bench.h"

#include <cmath>
#include <utility>

namespace evenmatch::nn::onednn {

namespace {

const std::vector<float>& numbersOf(const Parameters& parameters, const std::string& name) { return parameters.at(name).numbers; }

Weights plain(const Parameters& parameters, const std::string& weights, const std::string& bias)
{
    const Parameter& given = parameters.at(weights);
    return {given.shape[0], given.shape[1], given.shape.size() > 2 ? given.shape[2] : 1, given.numbers, numbersOf(parameters, bias)};
}

/// A convolution with the batch normalisation after it: with y = γ (w∗x - μ) / √(σ² + ε) + β, weights w γ / √(σ² + ε) and bias β - μ γ /
/// √(σ² + ε).
Weights foldNorm(const Parameters& parameters, const std::string& name)
{
    Weights weights = plain(parameters, name + ".weight", name + ".norm.bias");
    const std::vector<float>& factor = numbersOf(parameters, name + ".norm.weight");
    const std::vector<float>& mean = numbersOf(parameters, name + ".norm.mean");
    const std::vector<float>& variance = numbersOf(parameters, name + ".norm.var");
    const std::size_t each = weights.numbers.size() / weights.bias.size();
    for (std::size_t out = 0; out < weights.bias.size(); ++out) {
        const float scale = factor[out] / std::sqrt(variance[out] + static_cast<float>(kBatchNormEpsilon));
        weights.bias[out] -= mean[out] * scale;
        for (std::size_t i = 0; i < each; ++i)
            weights.numbers[out * each + i] *= scale;
    }
    return weights;
}

Linear linear(const Parameters& parameters, const std::string& name)
{
    return {numbersOf(parameters, name + ".weight"), numbersOf(parameters, name + ".bias")};
}

} // namespace

Network::Network(const NetworkConfig& config, const Parameters& parameters, Number number)
    : m_config(config), m_number(number), m_maps(nn::policyMaps(config))
{
    const Encoding& encoding = *findEncoding(config.encoding);
    m_planes = encoding.planes();
    m_movePlanes = encoding.movePlanes();
    m_whole = encoding.fixedShape();
    m_input = folded(parameters, "tower", Then::Relu);
    for (const std::string& name : towerBlocks(config))
        m_blocks.push_back(block(parameters, name));
    for (const std::string& name : valueBlocks(config))
        m_valueBlocks.push_back(block(parameters, name));
    m_policyHead = folded(parameters, "policy.head", Then::Relu);
    if (config.policyFurther > 0)
        m_policyFurther = folded(parameters, "policy.further", Then::Relu);
    m_policyMaps = policyMaps(parameters);
    if (encoding.hasPass())
        m_policyPass = linear(parameters, "policy.pass");
    m_value = dense(parameters, "value");
    m_strength = dense(parameters, "strength");
    if (config.ranks > 0)
        m_rankMix = numbersOf(parameters, "policy.ranks");
}

Network::~Network() = default;

const Convolution* Network::keep(Weights weights, Number answered, Then then)
{
    return &m_convolutions.emplace_back(std::move(weights), m_number, answered, then);
}

const Convolution* Network::folded(const Parameters& parameters, const std::string& name, Then then)
{
    return keep(foldNorm(parameters, name), m_number, then);
}

Network::Block Network::block(const Parameters& parameters, const std::string& name)
{
    const bool excited = m_config.squeeze > 0;
    Block block{folded(parameters, name + ".first", Then::Relu),
        folded(parameters, name + ".second", excited ? Then::Nothing : Then::AddAndRelu), {}};
    if (excited)
        block.excite = SqueezeExcite{linear(parameters, name + ".squeeze"), linear(parameters, name + ".excite")};
    return block;
}

/// The outputs from [map][plane] to [plane][map].
const Convolution* Network::policyMaps(const Parameters& parameters)
{
    Weights given = plain(parameters, "policy.maps.weight", "policy.maps.bias");
    Weights turned = given;
    const auto inputs = static_cast<std::size_t>(given.inputs);
    for (std::size_t map = 0; map < static_cast<std::size_t>(m_maps); ++map) {
        for (std::size_t plane = 0; plane < static_cast<std::size_t>(m_movePlanes); ++plane) {
            const std::size_t from = map * static_cast<std::size_t>(m_movePlanes) + plane;
            const std::size_t to = plane * static_cast<std::size_t>(m_maps) + map;
            turned.bias[to] = given.bias[from];
            std::copy_n(given.numbers.begin() + static_cast<std::ptrdiff_t>(from * inputs), inputs,
                turned.numbers.begin() + static_cast<std::ptrdiff_t>(to * inputs));
        }
    }
    return keep(std::move(turned), Number::Float32, Then::Nothing);
}

Network::Dense Network::dense(const Parameters& parameters, const std::string& name)
{
    Dense dense{folded(parameters, name + ".head", Then::Relu), nullptr, {}, linear(parameters, name + ".out")};
    if (!m_whole) {
        dense.ofPooled = linear(parameters, name + ".hidden");
        return dense;
    }
    // From channel by channel to square by square, the order of the head's output.
    Weights given = plain(parameters, name + ".hidden.weight", name + ".hidden.bias");
    Weights asItLies = given;
    const auto channels = static_cast<std::size_t>(dense.head->outputs());
    const auto inputs = static_cast<std::size_t>(given.inputs);
    const std::size_t points = inputs / channels;
    for (std::size_t i = 0; i < given.numbers.size(); ++i) {
        const std::size_t channel = i % inputs / points;
        const std::size_t point = i % points;
        asItLies.numbers[i / inputs * inputs + point * channels + channel] = given.numbers[i];
    }
    dense.ofBoard = keep(std::move(asItLies), Number::Float32, Then::Relu);
    return dense;
}

/// Returns a bench to its network.
class Network::Returned {
public:
    Returned(const Network& network, std::unique_ptr<Bench> bench) : m_network(network), m_bench(std::move(bench)) { }
    Returned(const Returned&) = delete;
    Returned& operator=(const Returned&) = delete;
    ~Returned()
    {
        const std::lock_guard lock(m_network.m_mutex);
        m_network.m_idle.push_back(std::move(m_bench));
    }
    Bench& bench() const { return *m_bench; }

private:
    const Network& m_network;
    std::unique_ptr<Bench> m_bench;
};

RawAnswers Network::run(std::span<const float> boards, std::size_t count, Shape shape) const
{
    std::unique_ptr<Bench> bench;
    {
        const std::lock_guard lock(m_mutex);
        if (!m_idle.empty()) {
            bench = std::move(m_idle.back());
            m_idle.pop_back();
        }
    }
    if (!bench)
        bench = std::make_unique<Bench>(*this);
    const auto held = std::make_shared<const Returned>(*this, std::move(bench));
    RawAnswers answers = held->bench().run(boards, {static_cast<std::int64_t>(count), shape.height, shape.width});
    answers.owner = held;
    return answers;
}

} // namespace evenmatch::nn::onednn
