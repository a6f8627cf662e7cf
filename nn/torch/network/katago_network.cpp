#include "nn/torch/network/katago_network.h"

#include <cmath>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace evenmatch::nn::detail {

/// The parts of such a network, whose names others of this module have, too.
namespace of_katago {

using katago::Activation;

/// The device and the number type of the trunk's products.
struct Place {
    at::Device device;
    at::ScalarType type;
};

/// Positions as [B, points, channels], and the board's shape.
struct Grid {
    std::int64_t height;
    std::int64_t width;
    std::int64_t points() const { return height * width; }
};

static at::Tensor tensorOf(const std::vector<float>& numbers, at::IntArrayRef shape, const Place& place, at::ScalarType type = at::kFloat)
{
    return at::from_blob(const_cast<float*>(numbers.data()), shape, at::kFloat).clone().to(place.device, type); // the blob is read only
}

static at::Tensor tensorOf(const std::vector<float>& numbers, const Place& place)
{
    return tensorOf(numbers, {static_cast<std::int64_t>(numbers.size())}, place);
}

static at::Tensor activated(Activation kind, const at::Tensor& x)
{
    switch (kind) {
    case Activation::Identity: return x;
    case Activation::Relu: return at::relu(x);
    case Activation::Mish: return at::mish(x);
    case Activation::Silu: return at::silu(x);
    }
    return x;
}

class Product {
public:
    Product(const katago::Linear& layer, const Place& place, at::ScalarType type)
        : m_weights(tensorOf(layer.weights, {layer.inputs, layer.outputs}, place, type))
    {
    }
    at::Tensor operator()(const at::Tensor& x) const { return at::matmul(x.to(m_weights.scalar_type()), m_weights).to(at::kFloat); }

private:
    at::Tensor m_weights; ///< [inputs, outputs]
};

class BoardConvolution {
public:
    BoardConvolution(const katago::Convolution& layer, const Place& place, at::ScalarType type)
        : m_weights(tensorOf(layer.weights, {layer.height, layer.width, layer.inputs, layer.outputs}, place, type).permute({3, 2, 0, 1})),
          m_padding{layer.height / 2 * layer.dilationY, layer.width / 2 * layer.dilationX}, m_dilation{layer.dilationY, layer.dilationX}
    {
        const bool isPointwise = layer.height == 1 && layer.width == 1;
        m_weights = isPointwise ? m_weights.reshape({layer.outputs, layer.inputs}).transpose(0, 1).contiguous()
                                : m_weights.contiguous(at::MemoryFormat::ChannelsLast);
    }

    at::Tensor operator()(const at::Tensor& x, const Grid& grid) const
    {
        if (m_weights.dim() == 2)
            return at::matmul(x.to(m_weights.scalar_type()), m_weights).to(at::kFloat);
        const at::Tensor boards = x.to(m_weights.scalar_type()).view({x.size(0), grid.height, grid.width, x.size(2)}).permute({0, 3, 1, 2});
        const at::Tensor result = at::conv2d(boards, m_weights, {}, 1, m_padding, m_dilation);
        return result.permute({0, 2, 3, 1}).reshape({x.size(0), grid.points(), result.size(1)}).to(at::kFloat);
    }

private:
    at::Tensor m_weights; ///< [outputs, inputs, height, width], of one point [inputs, outputs]
    std::vector<std::int64_t> m_padding;
    std::vector<std::int64_t> m_dilation;
};

struct Norm {
    Norm(const katago::Normalisation& norm, Activation given, const Place& place)
        : scale(tensorOf(norm.scale, place)), bias(tensorOf(norm.bias, place)), activation(given)
    {
    }
    at::Tensor operator()(const at::Tensor& x) const { return activated(activation, at::addcmul(bias, x, scale)); }
    at::Tensor scale;
    at::Tensor bias;
    Activation activation;
};

struct RmsNorm {
    RmsNorm(const katago::RmsNormalisation& norm, Activation given, const Place& place)
        : epsilon(norm.epsilon), wholeBoard(norm.wholeBoard), scale(tensorOf(norm.scale, place)), activation(given)
    {
        if (!norm.bias.empty())
            bias = tensorOf(norm.bias, place);
    }
    at::Tensor operator()(const at::Tensor& x) const
    {
        const std::vector<std::int64_t> over = wholeBoard ? std::vector<std::int64_t>{1, 2} : std::vector<std::int64_t>{2};
        at::Tensor y = x * at::rsqrt(x.square().mean(over, true) + epsilon) * scale;
        if (bias.defined())
            y = y + bias;
        return activated(activation, y);
    }
    double epsilon;
    bool wholeBoard;
    at::Tensor scale;
    at::Tensor bias;
    Activation activation;
};

struct NormalisedConvolution {
    NormalisedConvolution(const katago::NormalisedConvolution& given, const Place& place)
        : norm(given.norm, given.activation, place), convolution(given.convolution, place, place.type)
    {
    }
    at::Tensor operator()(const at::Tensor& x, const Grid& grid) const { return convolution(norm(x), grid); }
    Norm norm;
    BoardConvolution convolution;
};

/// [mean, mean · s, largest] of each board, or with `threeMeans` [mean, mean · s, mean · (s² - 1/10)], with s = (side - 14) / 10 and the
/// side as the square root of the number of points: [B, 3 · channels].
static at::Tensor pooled(const at::Tensor& x, const Grid& grid, bool threeMeans)
{
    const double side = (std::sqrt(static_cast<double>(grid.points())) - 14) / 10;
    const at::Tensor mean = x.mean(1);
    // As in KataGo: no activation before a pooling gives less than -1.
    const at::Tensor third = threeMeans ? mean * (side * side - 0.1) : x.amax(1).clamp_min(-1);
    return at::cat({mean, mean * side, third}, 1);
}

class Block {
public:
    virtual ~Block() = default;
    /// What is added to the trunk, [B, points, channels].
    virtual at::Tensor operator()(const at::Tensor& x, const Grid& grid) const = 0;
};

using Blocks = std::vector<std::unique_ptr<Block>>;
static Blocks makeBlocks(const std::vector<katago::Block>& blocks, const Place& place);

static at::Tensor through(const Blocks& blocks, at::Tensor x, const Grid& grid)
{
    for (const auto& block : blocks)
        x = x + (*block)(x, grid);
    return x;
}

class Ordinary final : public Block {
public:
    Ordinary(const katago::OrdinaryBlock& block, const Place& place) : m_first(block.first, place), m_second(block.second, place) { }
    at::Tensor operator()(const at::Tensor& x, const Grid& grid) const override { return m_second(m_first(x, grid), grid); }

private:
    NormalisedConvolution m_first;
    NormalisedConvolution m_second;
};

class GlobalPooling final : public Block {
public:
    GlobalPooling(const katago::GlobalPoolingBlock& block, const Place& place)
        : m_first(block.first, place), m_pooled(block.pooled, place, place.type),
          m_pooledNorm(block.pooledNorm, block.pooledActivation, place), m_toBias(block.pooledToBias, place, at::kFloat),
          m_second(block.second, place)
    {
    }
    at::Tensor operator()(const at::Tensor& x, const Grid& grid) const override
    {
        const at::Tensor normalised = m_first.norm(x);
        const at::Tensor bias = m_toBias(pooled(m_pooledNorm(m_pooled(normalised, grid)), grid, false));
        return m_second(m_first.convolution(normalised, grid) + bias.unsqueeze(1), grid);
    }

private:
    NormalisedConvolution m_first;
    BoardConvolution m_pooled;
    Norm m_pooledNorm;
    Product m_toBias;
    NormalisedConvolution m_second;
};

class Nested final : public Block {
public:
    Nested(const katago::NestedBlock& block, const Place& place)
        : m_first(block.first, place), m_blocks(makeBlocks(block.blocks, place)), m_last(block.last, place)
    {
    }
    at::Tensor operator()(const at::Tensor& x, const Grid& grid) const override
    {
        return m_last(through(m_blocks, m_first(x, grid), grid), grid);
    }

private:
    NormalisedConvolution m_first;
    Blocks m_blocks;
    NormalisedConvolution m_last;
};

class FeedForward final : public Block {
public:
    FeedForward(const katago::FeedForwardBlock& block, const Place& place)
        : m_norm(block.norm, Activation::Identity, place), m_up(block.up, place, place.type), m_gate(block.gate, place, place.type),
          m_down(block.down, place, place.type)
    {
    }
    at::Tensor operator()(const at::Tensor& x, const Grid&) const override
    {
        const at::Tensor normalised = m_norm(x);
        return m_down(at::silu(m_up(normalised)) * m_gate(normalised));
    }

private:
    RmsNorm m_norm;
    Product m_up;
    Product m_gate;
    Product m_down;
};

class Attention final : public Block {
public:
    Attention(const katago::AttentionBlock& block, const Place& place)
        : m_heads(block.heads), m_keyHeads(block.keyHeads), m_keyWidth(block.keyWidth), m_valueWidth(block.valueWidth), m_place(place),
          m_norm(block.norm, Activation::Identity, place), m_query(block.query, place, place.type), m_key(block.key, place, place.type),
          m_value(block.value, place, place.type), m_out(block.out, place, place.type), m_rotary(block.rotary), m_theta(block.rotaryTheta)
    {
        if (!block.rotaryFrequencies.empty())
            m_frequencies = tensorOf(block.rotaryFrequencies, {block.keyHeads, block.keyWidth / 2, 2}, place);
    }

    at::Tensor operator()(const at::Tensor& x, const Grid& grid) const override
    {
        const at::Tensor normalised = m_norm(x);
        at::Tensor query = inHeads(m_query(normalised), m_heads);
        at::Tensor key = inHeads(m_key(normalised), m_keyHeads);
        at::Tensor value = inHeads(m_value(normalised), m_keyHeads);
        if (m_rotary) {
            const Rotations rotations = rotationsFor(grid);
            query = rotated(query, rotations);
            key = rotated(key, rotations);
        }
        const std::int64_t sharing = m_heads / m_keyHeads;
        if (sharing > 1) {
            key = key.repeat_interleave(sharing, 1);
            value = value.repeat_interleave(sharing, 1);
        }
        query = (query / std::sqrt(static_cast<double>(m_keyWidth))).to(m_place.type);
        const at::Tensor weights = at::softmax(at::matmul(query, key.to(m_place.type).transpose(2, 3)), -1, at::kFloat);
        const at::Tensor mixed = at::matmul(weights.to(m_place.type), value.to(m_place.type));
        return m_out(mixed.transpose(1, 2).reshape({x.size(0), grid.points(), m_heads * m_valueWidth}));
    }

private:
    /// Of the points of a board: [1 or key heads, points, pairs of channels].
    struct Rotations {
        at::Tensor cosines;
        at::Tensor sines;
    };

    /// [B, points, heads · width] as [B, heads, points, width].
    static at::Tensor inHeads(const at::Tensor& x, std::int64_t heads)
    {
        return x.view({x.size(0), x.size(1), heads, x.size(2) / heads}).transpose(1, 2);
    }

    /// Turns pairs of neighbouring channels.
    at::Tensor rotated(const at::Tensor& x, const Rotations& rotations) const
    {
        const std::int64_t heads = x.size(1);
        const at::Tensor pairs = x.reshape({x.size(0), heads, x.size(2), m_keyWidth / 2, 2});
        const auto each
            = [&](const at::Tensor& table) { return table.size(0) == 1 ? table : table.repeat_interleave(heads / table.size(0), 0); };
        const at::Tensor cosines = each(rotations.cosines);
        const at::Tensor sines = each(rotations.sines);
        const at::Tensor first = pairs.select(4, 0);
        const at::Tensor second = pairs.select(4, 1);
        return at::stack({first * cosines - second * sines, first * sines + second * cosines}, 4).flatten(3);
    }

    Rotations rotationsFor(const Grid& grid) const
    {
        const std::lock_guard lock(m_mutex);
        Rotations& rotations = m_rotations[{grid.height, grid.width}];
        if (!rotations.cosines.defined()) {
            const at::Tensor angles = anglesFor(grid);
            rotations = {angles.cos(), angles.sin()};
        }
        return rotations;
    }

    at::Tensor anglesFor(const Grid& grid) const
    {
        const auto numbers = at::TensorOptions().dtype(at::kFloat).device(m_place.device);
        const at::Tensor y = at::arange(grid.height, numbers).repeat_interleave(grid.width).view({1, grid.points(), 1});
        const at::Tensor x = at::arange(grid.width, numbers).repeat({grid.height}).view({1, grid.points(), 1});
        if (m_frequencies.defined())
            return x * m_frequencies.select(2, 0).unsqueeze(1) + y * m_frequencies.select(2, 1).unsqueeze(1);
        // The first half of the pairs turns with the row, the second with the column.
        const std::int64_t perDirection = m_keyWidth / 4;
        const at::Tensor powers = at::arange(perDirection, numbers) * (2.0 / static_cast<double>(m_keyWidth / 2));
        const at::Tensor speeds = at::pow(static_cast<double>(m_theta), -powers).view({1, 1, perDirection});
        return at::cat({y * speeds, x * speeds}, 2);
    }

    std::int64_t m_heads;
    std::int64_t m_keyHeads;
    std::int64_t m_keyWidth;
    std::int64_t m_valueWidth;
    Place m_place;
    RmsNorm m_norm;
    Product m_query;
    Product m_key;
    Product m_value;
    Product m_out;
    bool m_rotary;
    float m_theta;
    at::Tensor m_frequencies; ///< [key heads, pairs, x and y], undefined for fixed angles
    mutable std::mutex m_mutex;
    mutable std::map<std::pair<std::int64_t, std::int64_t>, Rotations> m_rotations; ///< by height and width of the board
};

static std::unique_ptr<Block> makeBlock(const katago::OrdinaryBlock& block, const Place& place)
{
    return std::make_unique<Ordinary>(block, place);
}
static std::unique_ptr<Block> makeBlock(const katago::GlobalPoolingBlock& block, const Place& place)
{
    return std::make_unique<GlobalPooling>(block, place);
}
static std::unique_ptr<Block> makeBlock(const katago::AttentionBlock& block, const Place& place)
{
    return std::make_unique<Attention>(block, place);
}
static std::unique_ptr<Block> makeBlock(const katago::FeedForwardBlock& block, const Place& place)
{
    return std::make_unique<FeedForward>(block, place);
}
static std::unique_ptr<Block> makeBlock(const std::unique_ptr<katago::NestedBlock>& block, const Place& place)
{
    return std::make_unique<Nested>(*block, place);
}

static Blocks makeBlocks(const std::vector<katago::Block>& blocks, const Place& place)
{
    Blocks made;
    for (const katago::Block& block : blocks)
        made.push_back(std::visit([&](const auto& given) { return makeBlock(given, place); }, block));
    return made;
}

/// activation(x · matrix + bias)
struct Dense {
    Dense(const katago::Linear& layer, const std::vector<float>& given, Activation kind, const Place& place)
        : product(layer, place, at::kFloat), activation(kind)
    {
        if (!given.empty())
            bias = tensorOf(given, place);
    }
    at::Tensor operator()(const at::Tensor& x) const { return activated(activation, bias.defined() ? product(x) + bias : product(x)); }
    Product product;
    at::Tensor bias;
    Activation activation;
};

struct MetadataEncoder {
    MetadataEncoder(const katago::MetadataEncoder& given, const Place& place)
        : first(given.first, given.firstBias, given.firstActivation, place),
          second(given.second, given.secondBias, given.secondActivation, place), third(given.third, place, at::kFloat)
    {
    }
    at::Tensor operator()(const at::Tensor& metadata) const { return third(second(first(metadata))); }
    Dense first;
    Dense second;
    Product third;
};

struct PolicyHead {
    PolicyHead(const katago::PolicyHead& given, const Place& place)
        : hidden(given.hidden, place, at::kFloat), poolInput(given.pooled, place, at::kFloat),
          pooledNorm(given.pooledNorm, given.pooledActivation, place), toBias(given.pooledToBias, place, at::kFloat),
          hiddenNorm(given.hiddenNorm, given.hiddenActivation, place), out(given.out, place, at::kFloat),
          pass(given.pass, given.passBias, given.passActivation, place)
    {
        if (given.passOut)
            passOut.emplace(*given.passOut, place, at::kFloat);
    }
    BoardConvolution hidden;
    BoardConvolution poolInput;
    Norm pooledNorm;
    Product toBias;
    Norm hiddenNorm;
    BoardConvolution out;
    Dense pass;
    std::optional<Product> passOut;
};

struct ValueHead {
    ValueHead(const katago::ValueHead& given, const Place& place)
        : hidden(given.hidden, place, at::kFloat), norm(given.norm, given.activation, place),
          pooledLayer(given.pooled, given.pooledBias, given.pooledActivation, place),
          value(given.value, given.valueBias, Activation::Identity, place),
          scoreValue(given.scoreValue, given.scoreValueBias, Activation::Identity, place), ownership(given.ownership, place, at::kFloat)
    {
    }
    BoardConvolution hidden;
    Norm norm;
    Dense pooledLayer;
    Dense value;
    Dense scoreValue;
    BoardConvolution ownership;
};

struct Network {
    Network(const KatagoNetwork& network, const Place& given)
        : place(given), input(network.trunk.input, given, at::kFloat), globals(network.trunk.globals, given, at::kFloat),
          blocks(makeBlocks(network.trunk.blocks, given)), policy(network.policy, given), value(network.value, given)
    {
        if (network.trunk.metadata)
            metadata.emplace(*network.trunk.metadata, given);
        if (const auto* const norm = std::get_if<katago::Normalisation>(&network.trunk.tip))
            tip.emplace<Norm>(*norm, network.trunk.tipActivation, given);
        else
            tip.emplace<RmsNorm>(std::get<katago::RmsNormalisation>(network.trunk.tip), network.trunk.tipActivation, given);
    }

    Place place;
    BoardConvolution input;
    Product globals;
    std::optional<MetadataEncoder> metadata;
    Blocks blocks;
    std::variant<std::monostate, Norm, RmsNorm> tip;
    PolicyHead policy;
    ValueHead value;
};

} // namespace of_katago

class KatagoTorchNetwork::Parts : public of_katago::Network {
public:
    using of_katago::Network::Network;
};

KatagoTorchNetwork::KatagoTorchNetwork(const KatagoNetwork& network, at::Device device, at::ScalarType type)
    : m_parts(std::make_unique<const Parts>(network, of_katago::Place{device, type}))
{
}

KatagoTorchNetwork::~KatagoTorchNetwork() = default;

at::Device KatagoTorchNetwork::device() const { return m_parts->place.device; }

KatagoTensors KatagoTorchNetwork::compute(
    const at::Tensor& planes, const at::Tensor& globals, const at::Tensor& metadata, const KatagoWish& wish) const
{
    const Parts& parts = *m_parts;
    const of_katago::Grid grid{planes.size(2), planes.size(3)};
    const at::Tensor rows = planes.flatten(2).transpose(1, 2).contiguous();
    at::Tensor addends = parts.globals(globals);
    if (parts.metadata)
        addends = addends + (*parts.metadata)(metadata);
    at::Tensor trunk = of_katago::through(parts.blocks, parts.input(rows, grid) + addends.unsqueeze(1), grid);
    if (const auto* const norm = std::get_if<of_katago::Norm>(&parts.tip))
        trunk = (*norm)(trunk);
    else
        trunk = std::get<of_katago::RmsNorm>(parts.tip)(trunk);

    const auto asBoards = [&](const at::Tensor& x) { return x.transpose(1, 2).reshape({x.size(0), x.size(2), grid.height, grid.width}); };
    KatagoTensors outputs;
    const at::Tensor sums = of_katago::pooled(parts.policy.pooledNorm(parts.policy.poolInput(trunk, grid)), grid, false);
    const at::Tensor hidden = parts.policy.hidden(trunk, grid) + parts.policy.toBias(sums).unsqueeze(1);
    outputs.policy = asBoards(parts.policy.out(parts.policy.hiddenNorm(hidden), grid));
    outputs.policyPass = parts.policy.pass(sums);
    if (parts.policy.passOut)
        outputs.policyPass = (*parts.policy.passOut)(outputs.policyPass);

    const at::Tensor valueHidden = parts.value.norm(parts.value.hidden(trunk, grid));
    const at::Tensor inner = parts.value.pooledLayer(of_katago::pooled(valueHidden, grid, true));
    outputs.value = parts.value.value(inner);
    outputs.scoreValue = parts.value.scoreValue(inner);
    if (wish.trunk)
        outputs.trunk = trunk;
    if (wish.ownership)
        outputs.ownership = parts.value.ownership(valueHidden, grid).view({planes.size(0), grid.height, grid.width});
    return outputs;
}

} // namespace evenmatch::nn::detail
