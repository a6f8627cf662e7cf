#include "nn/lc0/network.h"

#include "core/hash128.h"
#include "core/record/file/input_stream.h"
#include "nn/lc0/wire_reader.h"

#include <array>
#include <cmath>
#include <span>

namespace evenmatch::lc0 {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

constexpr std::size_t kLargestFile = 512u << 20;
constexpr std::uint64_t kMagic = 0x1c0;
constexpr float kNormalisationEpsilon = 1e-5f;
constexpr std::size_t kArea = 64;
constexpr std::size_t kMostBlocks = 256;

/// The bytes of a message's fields by number; the last field with a number counts, as in protocol buffers.
template <std::size_t count>
using Parts = std::array<std::string_view, count>;

Error lc0Damaged(std::string_view what) { return {ErrorCode::NetworkDamaged, std::string(what)}; }
Error unsupported(std::string_view what, std::uint64_t value)
{
    return {ErrorCode::UnsupportedNetwork, {"%1 %2", {std::string(what), std::to_string(value)}}};
}

template <std::size_t count>
Result<Parts<count>> partsOf(std::string_view bytes, std::string_view what)
{
    Parts<count> parts;
    WireReader reader(bytes);
    for (Field field; reader.next(field);)
        if (field.kind == Field::Kind::Bytes && field.number < count)
            parts[field.number] = field.bytes;
    if (reader.damaged())
        return lc0Damaged(what);
    return parts;
}

/// Reads layers and remembers the first error, so that a caller checks once. Weights are 16-bit numbers between the two ends of the layer's
/// range (LINEAR16).
class LayerReader {
public:
    explicit LayerReader(std::optional<Error>& error) : m_error(error) { }

    std::vector<float> numbers(std::string_view layer, std::string_view what)
    {
        float low = 0;
        float high = 0;
        std::string_view params;
        WireReader reader(layer);
        for (Field field; reader.next(field);) {
            if (field.number == 1 && field.kind == Field::Kind::Fixed32)
                low = field.asFloat();
            else if (field.number == 2 && field.kind == Field::Kind::Fixed32)
                high = field.asFloat();
            else if (field.number == 3 && field.kind == Field::Kind::Bytes)
                params = field.bytes;
            else if (field.number == 4 && field.value != 1)
                fail(unsupported("layer encoding", field.value));
        }
        const float range = high - low;
        if (reader.damaged() || params.size() % 2 != 0 || !std::isfinite(low) || !std::isfinite(range))
            fail(lc0Damaged(what));
        std::vector<float> numbers(params.size() / 2);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const int number = static_cast<std::uint8_t>(params[2 * i]) | static_cast<std::uint8_t>(params[2 * i + 1]) << 8;
            numbers[i] = low + range * (static_cast<float>(number) / 65535);
        }
        return numbers;
    }

    /// A convolution and its normalisation: y = gamma (conv(x) + bias - mean) / sqrt(variance + epsilon) + beta.
    Convolution convolution(std::string_view block, int inputs, int size, std::string_view what)
    {
        const auto parts = partsOf<7>(block, what);
        if (!parts) {
            fail(parts.error());
            return {};
        }
        Convolution result{.inputs = inputs, .size = size, .weights = numbers((*parts)[1], what)};
        std::vector<float> bias = numbers((*parts)[2], what);
        const std::vector<float> mean = numbers((*parts)[3], what);
        const std::vector<float> variance = numbers((*parts)[4], what);
        const std::vector<float> gamma = numbers((*parts)[5], what);
        const std::vector<float> beta = numbers((*parts)[6], what);

        const std::size_t outputs = mean.empty() ? bias.size() : mean.size();
        const std::size_t perOutput = static_cast<std::size_t>(inputs) * size * size;
        bias.resize(bias.empty() ? outputs : bias.size());
        const auto fits = [&](const std::vector<float>& list) { return list.empty() || list.size() == outputs; };
        if (outputs == 0 || result.weights.size() % outputs != 0 || result.weights.size() / outputs != perOutput
            || variance.size() != mean.size() || !fits(bias) || !fits(gamma) || !fits(beta)) {
            fail(lc0Damaged(what));
            return {};
        }
        for (std::size_t output = 0; output < outputs && !mean.empty(); ++output) {
            const float scale = (gamma.empty() ? 1 : gamma[output]) / std::sqrt(variance[output] + kNormalisationEpsilon);
            bias[output] = scale * (bias[output] - mean[output]) + (beta.empty() ? 0 : beta[output]);
            for (std::size_t i = 0; i < perOutput; ++i)
                result.weights[output * perOutput + i] *= scale;
            if (!std::isfinite(scale) || !std::isfinite(bias[output]))
                fail(lc0Damaged(what));
        }
        result.outputs = static_cast<int>(outputs);
        result.bias = std::move(bias);
        return result;
    }

    Dense dense(std::string_view weights, std::string_view bias, std::size_t inputs, std::string_view what)
    {
        Dense result{.inputs = static_cast<int>(inputs), .weights = numbers(weights, what), .bias = numbers(bias, what)};
        if (result.bias.empty() || result.weights.size() % result.bias.size() != 0 || result.weights.size() / result.bias.size() != inputs)
            fail(lc0Damaged(what));
        result.outputs = static_cast<int>(result.bias.size());
        return result;
    }

    void expect(bool truth, std::string_view what)
    {
        if (!truth)
            fail(lc0Damaged(what));
    }
    void fail(Error error)
    {
        if (!m_error)
            m_error = std::move(error);
    }

private:
    std::optional<Error>& m_error;
};

/// The parts of the network, by the numbers of lc0's net.proto.
struct Kind {
    std::uint64_t encoding = 0;
    std::uint64_t input = 1;
    std::uint64_t output = 1;
    std::uint64_t network = 1;
    std::uint64_t policy = 0;
    std::uint64_t value = 0;
    std::uint64_t activation = 0;
};

constexpr std::uint64_t kWithHeadFormat = 2; ///< 1 and 2 (classical and SE) do not specify the heads, 3 and 4 are the same and do

Result<Kind> kindOf(std::string_view format)
{
    Kind kind;
    WireReader reader(format);
    std::string_view networkFormat;
    for (Field field; reader.next(field);) {
        if (field.number == 1 && field.kind == Field::Kind::Varint)
            kind.encoding = field.value;
        if (field.number == 2 && field.kind == Field::Kind::Bytes)
            networkFormat = field.bytes;
    }
    WireReader inner(networkFormat);
    constexpr std::array<std::uint64_t Kind::*, 8> kFields
        = {nullptr, &Kind::input, &Kind::output, &Kind::network, &Kind::policy, &Kind::value, nullptr, &Kind::activation};
    for (Field field; inner.next(field);)
        if (field.kind == Field::Kind::Varint && field.number < kFields.size() && kFields[field.number])
            kind.*kFields[field.number] = field.value;
    if (reader.damaged() || inner.damaged())
        return lc0Damaged("format");
    if (kind.network <= kWithHeadFormat) {
        kind.policy = 1;
        kind.value = kind.output;
    }
    return kind;
}

Result<void> checkSupported(const Kind& kind)
{
    if (kind.encoding != 1)
        return unsupported("weights encoding", kind.encoding);
    if (kind.input != 1)
        return unsupported("input format", kind.input);
    if (kind.network < 1 || kind.network > 4)
        return unsupported("network structure", kind.network);
    if (kind.policy != 1 && kind.policy != 2)
        return unsupported("policy format", kind.policy);
    if (kind.value != 1 && kind.value != 2)
        return unsupported("value format", kind.value);
    if (kind.activation != 0)
        return unsupported("activation", kind.activation);
    return {};
}

/// The parts of a Weights message. Attention and related parts make the network unsupported.
struct WeightParts {
    Parts<12> named;
    std::vector<std::string_view> blocks;
};

Result<WeightParts> weightPartsOf(std::string_view bytes)
{
    constexpr std::uint32_t kBlock = 2;
    constexpr std::uint32_t kLastMovesLeft = 16;
    WeightParts parts;
    WireReader reader(bytes);
    for (Field field; reader.next(field);) {
        if (field.kind != Field::Kind::Bytes)
            continue;
        if (field.number > kLastMovesLeft && !field.bytes.empty())
            return unsupported("weights field", field.number);
        if (field.number == kBlock && parts.blocks.size() == kMostBlocks)
            return unsupported("residual blocks", kMostBlocks + 1);
        if (field.number == kBlock)
            parts.blocks.push_back(field.bytes);
        else if (field.number < parts.named.size())
            parts.named[field.number] = field.bytes;
    }
    if (reader.damaged())
        return lc0Damaged("weights");
    return parts;
}

Block readBlock(LayerReader& layers, std::string_view bytes, int channels)
{
    const auto parts = partsOf<4>(bytes, "residual block");
    if (!parts) {
        layers.fail(parts.error());
        return {};
    }
    Block block;
    block.first = layers.convolution((*parts)[1], channels, 3, "residual block");
    block.second = layers.convolution((*parts)[2], block.first.outputs, 3, "residual block");
    layers.expect(block.second.outputs == channels, "residual block");
    if ((*parts)[3].empty())
        return block;
    const auto units = partsOf<5>((*parts)[3], "squeeze and excitation");
    if (!units) {
        layers.fail(units.error());
        return block;
    }
    block.se.emplace();
    block.se->squeeze = layers.dense((*units)[1], (*units)[2], channels, "squeeze and excitation");
    block.se->excite = layers.dense((*units)[3], (*units)[4], block.se->squeeze.outputs, "squeeze and excitation");
    layers.expect(block.se->excite.outputs == 2 * channels, "squeeze and excitation");
    return block;
}

void readPolicyHead(LayerReader& layers, const Parts<12>& parts, bool convolutional, Network& network)
{
    if (convolutional) {
        network.policyHidden = layers.convolution(parts[11], network.channels(), 3, "policy head");
        network.policy = layers.convolution(parts[3], network.policyHidden->outputs, 3, "policy head");
        layers.expect(network.policy.outputs == kPolicyPlanes, "policy head");
        return;
    }
    network.policy = layers.convolution(parts[3], network.channels(), 1, "policy head");
    network.policyOutput = layers.dense(parts[4], parts[5], network.policy.outputs * kArea, "policy head");
    layers.expect(network.policyOutput->outputs == kPolicySize, "policy head");
}

Result<Network> readWeights(std::string_view bytes, const Kind& kind)
{
    const auto parts = weightPartsOf(bytes);
    if (!parts)
        return parts.error();
    std::optional<Error> error;
    LayerReader layers(error);
    Network network;
    network.input = layers.convolution(parts->named[1], kInputPlanes, 3, "input");
    for (const std::string_view block : parts->blocks) {
        if (error)
            return *error;
        network.blocks.push_back(readBlock(layers, block, network.channels()));
    }
    readPolicyHead(layers, parts->named, kind.policy == 2, network);
    network.value = layers.convolution(parts->named[6], network.channels(), 1, "value head");
    network.valueHidden = layers.dense(parts->named[7], parts->named[8], network.value.outputs * kArea, "value head");
    network.valueOutput = layers.dense(parts->named[9], parts->named[10], network.valueHidden.outputs, "value head");
    layers.expect(network.valueOutput.outputs == (kind.value == 2 ? 3 : 1), "value head");
    if (error)
        return *error;
    return network;
}

std::string hashOf(std::string_view bytes)
{
    core::Hasher128 hasher;
    hasher.add(std::as_bytes(std::span(bytes)));
    return hasher.text();
}

} // namespace

Result<Network> parseNetwork(std::string_view bytes)
{
    std::uint64_t magic = 0;
    std::string_view format;
    std::string_view weights;
    bool foreign = false; // an ONNX model
    WireReader reader(bytes);
    for (Field field; reader.next(field) && (magic == kMagic || field.number == 1);) {
        switch (field.number) {
        case 1: magic = field.kind == Field::Kind::Fixed32 ? field.value : 0; break;
        case 4: format = field.bytes; break;
        case 10: weights = field.bytes; break;
        case 11: foreign = true; break;
        default: break;
        }
    }
    if (magic != kMagic)
        return Error{ErrorCode::NotANetwork, "lc0"};
    if (reader.damaged())
        return lc0Damaged("file");
    if (foreign)
        return unsupported("file field", 11);
    const auto kind = kindOf(format);
    if (!kind)
        return kind.error();
    if (auto supported = checkSupported(*kind); !supported)
        return supported.error();
    auto network = readWeights(weights, *kind);
    if (network)
        network->hash = hashOf(bytes);
    return network;
}

Result<Network> readNetwork(const std::filesystem::path& path)
{
    const auto named = [&](Error error) {
        error.file = path.string();
        return error;
    };
    auto input = record::openInput(path);
    if (!input)
        return named(input.error());
    std::string bytes;
    std::vector<char> block(1 << 20);
    while (true) {
        const auto count = (*input)->read(block);
        if (!count)
            return named(count.error());
        if (*count == 0)
            break;
        if (bytes.size() + *count > kLargestFile)
            return named({ErrorCode::TooLarge, std::to_string(kLargestFile >> 20) + " MiB"});
        bytes.append(block.data(), *count);
    }
    auto network = parseNetwork(bytes);
    if (!network)
        return named(network.error());
    return network;
}

} // namespace evenmatch::lc0
