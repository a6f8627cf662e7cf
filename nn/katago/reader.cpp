#include "nn/katago/reader.h"

#include "core/record/file/input_stream.h"
#include "nn/katago/model_stream.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>
#include <string_view>
#include <utility>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;
using core::Result;

namespace katago {

namespace {

constexpr int kMostChannels = 1 << 16;
constexpr int kMostBlocks = 1 << 12;
constexpr int kWidestConvolution = 31;
constexpr int kDeepestNesting = 8;
constexpr float kLargestEpsilon = 1;

constexpr const char* kSizes = EVENMATCH_TEXT("Errors", "the sizes of its layers do not match");
constexpr const char* kRange = EVENMATCH_TEXT("Errors", "a number is out of range");
constexpr const char* kKind = EVENMATCH_TEXT("Errors", "an unknown kind of layer");

/// Reads the parts of a network in the order of KataGo's exporter. Every part checks its own sizes; sizes that must match are checked where
/// both are known.
class NetworkReader {
public:
    explicit NetworkReader(ModelStream& in) : m_in(in) { }

    KatagoNetwork network()
    {
        KatagoNetwork result;
        result.info = info();
        if (m_in.failed())
            return result;
        result.trunk = trunk(result.info);
        result.info.trunkChannels = result.trunk.channels;
        result.policy = policy(result.info, result.trunk.channels);
        result.value = value(result.info, result.trunk.channels);
        m_in.enter("");
        m_in.finish();
        result.info.parameters = m_parameters;
        result.info.hash = m_in.hash();
        return result;
    }

private:
    KatagoInfo info()
    {
        KatagoInfo info;
        info.name = m_in.word();
        if (!std::ranges::all_of(info.name, [](char c) { return c > ' ' && c <= '~'; }))
            m_in.damaged(EVENMATCH_TEXT("Errors", "its name"));
        m_version = m_in.integer(0, kMostVersion, "the model version");
        if (m_in.failed()) {
            if (m_in.error().code == ErrorCode::NetworkDamaged)
                m_in.replace({ErrorCode::NotANetwork, EVENMATCH_TEXT("Errors", "it does not start like a KataGo model")});
            return info;
        }
        if (m_version < kKatagoOldestVersion || m_version > kKatagoNewestVersion) {
            m_in.unsupported({EVENMATCH_TEXT("Errors", "KataGo model version %1"), {std::to_string(m_version)}});
            return info;
        }
        info.version = m_version;
        if (const int planes = m_in.integer(1, kMostChannels, "the number of input planes"); planes != kKatagoPlanes)
            m_in.unsupported(core::counted(planes, "%n input plane", EVENMATCH_COUNTED("Errors", "%n input planes")));
        if (const int globals = m_in.integer(1, kMostChannels, "the number of global inputs"); globals != kKatagoGlobals)
            m_in.unsupported(core::counted(globals, "%n global input", EVENMATCH_COUNTED("Errors", "%n global inputs")));
        if (m_version >= 13) {
            for (double* const multiplier :
                {&info.tdScoreMultiplier, &info.scoreMeanMultiplier, &info.scoreStdevMultiplier, &info.leadMultiplier,
                    &info.varianceTimeMultiplier, &info.shorttermValueErrorMultiplier, &info.shorttermScoreErrorMultiplier}) {
                *multiplier = m_in.number("a multiplier of outputs");
                if (!(*multiplier > 0))
                    m_in.damaged(kRange);
            }
        }
        if (m_version >= 15) {
            info.metadataVersion = m_in.integer(0, kMostVersion, "the version of the metadata");
            if (info.metadataVersion > 1)
                m_in.unsupported({EVENMATCH_TEXT("Errors", "metadata version %1"), {std::to_string(info.metadataVersion)}});
            info.passAliveUnderSuicideRules = m_in.integer(0, 1, "the option for pass-alive groups") == 1;
            noOptions(6);
        }
        info.scoreValueChannels = m_version >= 9 ? 6 : 4;
        return info;
    }

    /// Skips fields for later versions of the format.
    void noOptions(int count)
    {
        for (int i = 0; i < count && !m_in.failed(); ++i)
            if (const int option = m_in.integer(-kMostChannels, kMostChannels, "an option"); option != 0)
                m_in.unsupported({EVENMATCH_TEXT("Errors", "option %1"), {std::to_string(option)}});
    }

    int channels(std::string_view what) { return m_in.integer(1, kMostChannels, what); }
    void expect(bool truth, const char* what)
    {
        if (!truth)
            m_in.damaged(what);
    }
    std::vector<float> weights(std::uint64_t count)
    {
        m_parameters += count;
        return m_in.numbers(count);
    }

    Convolution convolution()
    {
        m_in.enter(m_in.word());
        Convolution result;
        result.height = m_in.integer(1, kWidestConvolution, "the height of the convolution");
        result.width = m_in.integer(1, kWidestConvolution, "the width of the convolution");
        result.inputs = channels("the number of inputs");
        result.outputs = channels("the number of outputs");
        result.dilationY = m_in.integer(1, kWidestConvolution, "the dilation");
        result.dilationX = m_in.integer(1, kWidestConvolution, "the dilation");
        expect(result.height % 2 == 1 && result.width % 2 == 1, kRange);
        result.weights = weights(std::uint64_t(1) * result.height * result.width * result.inputs * result.outputs);
        return result;
    }

    Linear linear()
    {
        m_in.enter(m_in.word());
        Linear result;
        result.inputs = channels("the number of inputs");
        result.outputs = channels("the number of outputs");
        result.weights = weights(std::uint64_t(1) * result.inputs * result.outputs);
        return result;
    }

    std::vector<float> bias()
    {
        m_in.enter(m_in.word());
        return weights(channels("the number of channels"));
    }

    Activation activation()
    {
        const std::string name = m_in.word();
        if (m_version < 11 || m_in.failed())
            return Activation::Relu;
        m_in.enter(name);
        constexpr std::array<std::pair<std::string_view, Activation>, 4> kKinds = {{{"ACTIVATION_IDENTITY", Activation::Identity},
            {"ACTIVATION_RELU", Activation::Relu}, {"ACTIVATION_MISH", Activation::Mish}, {"ACTIVATION_SILU", Activation::Silu}}};
        const std::string kind = m_in.word();
        const auto* const found = std::ranges::find(kKinds, kind, &std::pair<std::string_view, Activation>::first);
        if (found != kKinds.end())
            return found->second;
        if (!m_in.failed())
            m_in.unsupported(kKind);
        return Activation::Identity;
    }

    float epsilon()
    {
        const float epsilon = m_in.number("epsilon");
        expect(epsilon > 0 && epsilon <= kLargestEpsilon, kRange);
        return epsilon;
    }

    /// y = scale (x - mean) / sqrt(variance + epsilon) + bias
    Normalisation normalisation()
    {
        m_in.enter(m_in.word());
        const int count = channels("the number of channels");
        const float addend = epsilon();
        const bool hasScale = m_in.integer(0, 1, "the option for a scale") == 1;
        const bool hasBias = m_in.integer(0, 1, "the option for a bias") == 1;
        const std::vector<float> mean = m_in.numbers(count);
        const std::vector<float> variance = m_in.numbers(count);
        Normalisation result;
        result.scale = hasScale ? weights(count) : std::vector<float>(count, 1.0f);
        result.bias = hasBias ? weights(count) : std::vector<float>(count, 0.0f);
        if (m_in.failed())
            return {};
        for (std::size_t c = 0; c < result.scale.size(); ++c) {
            const double scale = result.scale[c] / std::sqrt(double(variance[c]) + addend);
            result.scale[c] = static_cast<float>(scale);
            result.bias[c] = static_cast<float>(result.bias[c] - scale * mean[c]);
            expect(std::isfinite(result.scale[c]) && std::isfinite(result.bias[c]), EVENMATCH_TEXT("Errors", "a weight is not a number"));
        }
        return result;
    }

    RmsNormalisation blockNormalisation()
    {
        m_in.enter(m_in.word());
        RmsNormalisation result;
        const int count = channels("the number of channels");
        result.epsilon = epsilon();
        result.scale = weights(count);
        return result;
    }

    RmsNormalisation tipNormalisation()
    {
        m_in.enter(m_in.word());
        RmsNormalisation result;
        const int count = channels("the number of channels");
        result.epsilon = epsilon();
        result.wholeBoard = m_in.integer(0, 1, "the option for the whole board") == 1;
        if (m_in.integer(0, kMostChannels, "the size of a group") != 0)
            m_in.unsupported(kKind);
        result.scale = weights(count);
        result.bias = weights(count);
        return result;
    }

    NormalisedConvolution normalisedConvolution()
    {
        NormalisedConvolution result;
        result.norm = normalisation();
        result.activation = activation();
        result.convolution = convolution();
        expect(result.norm.channels() == result.convolution.inputs, kSizes);
        return result;
    }

    OrdinaryBlock ordinaryBlock(int outside)
    {
        m_in.word(); // the name of the block; the names of its layers contain it
        OrdinaryBlock block;
        block.first = normalisedConvolution();
        block.second = normalisedConvolution();
        expect(block.first.convolution.inputs == outside && block.second.convolution.outputs == outside
                && block.first.convolution.outputs == block.second.convolution.inputs,
            kSizes);
        return block;
    }

    GlobalPoolingBlock globalPoolingBlock(int outside)
    {
        m_in.word();
        GlobalPoolingBlock block;
        block.first = normalisedConvolution();
        block.pooled = convolution();
        block.pooledNorm = normalisation();
        block.pooledActivation = activation();
        block.pooledToBias = linear();
        block.second = normalisedConvolution();
        expect(block.first.convolution.inputs == outside && block.second.convolution.outputs == outside && block.pooled.inputs == outside
                && block.first.convolution.outputs == block.second.convolution.inputs && block.pooledNorm.channels() == block.pooled.outputs
                && block.pooledToBias.inputs == 3 * block.pooled.outputs && block.pooledToBias.outputs == block.second.convolution.inputs,
            kSizes);
        return block;
    }

    std::unique_ptr<NestedBlock> nestedBlock(int outside, int depth)
    {
        m_in.word();
        auto block = std::make_unique<NestedBlock>();
        const int count = m_in.integer(1, kMostBlocks, "the number of blocks");
        block->first = normalisedConvolution();
        block->blocks = blocks(count, block->first.convolution.outputs, depth + 1);
        block->last = normalisedConvolution();
        expect(block->first.convolution.inputs == outside && block->last.convolution.outputs == outside
                && block->first.convolution.outputs == block->last.convolution.inputs,
            kSizes);
        return block;
    }

    AttentionBlock attentionBlock(int outside)
    {
        m_in.enter(m_in.word());
        AttentionBlock block;
        block.heads = channels("the number of heads");
        block.keyHeads = channels("the number of heads of keys");
        block.keyWidth = channels("the width of keys");
        block.valueWidth = channels("the width of values");
        block.rotary = m_in.integer(0, 1, "the option for rotations") == 1;
        const bool learnt = m_in.integer(0, 1, "the option for learnt rotations") == 1;
        if (m_in.failed())
            return block;
        expect(block.heads % block.keyHeads == 0, kSizes);
        expect(!block.rotary || block.keyWidth % 2 == 0, kRange);
        block.norm = blockNormalisation();
        block.query = linear();
        block.key = linear();
        block.value = linear();
        block.out = linear();
        const auto fits = [&](const Linear& layer, std::int64_t inputs, std::int64_t outputs) {
            return layer.inputs == inputs && layer.outputs == outputs;
        };
        const std::int64_t keys = std::int64_t(1) * block.keyHeads * block.keyWidth;
        expect(block.norm.channels() == outside && fits(block.query, outside, std::int64_t(1) * block.heads * block.keyWidth)
                && fits(block.key, outside, keys) && fits(block.value, outside, std::int64_t(1) * block.keyHeads * block.valueWidth)
                && fits(block.out, std::int64_t(1) * block.heads * block.valueWidth, outside),
            kSizes);
        if (!block.rotary)
            return block;
        m_in.enter(m_in.word());
        if (learnt) {
            const bool asMany = m_in.integer(1, kMostChannels, "the number of heads") == block.keyHeads
                && m_in.integer(1, kMostChannels, "the number of pairs") == block.keyWidth / 2
                && m_in.integer(1, kMostChannels, "the number of directions") == 2;
            expect(asMany, kSizes);
            block.rotaryFrequencies = weights(keys);
        } else {
            block.rotaryTheta = m_in.number("theta");
            expect(block.rotaryTheta > 0, kRange);
        }
        return block;
    }

    FeedForwardBlock feedForwardBlock(int outside)
    {
        m_in.enter(m_in.word());
        FeedForwardBlock block;
        const int count = channels("the number of channels");
        const int inner = channels("the number of inner channels");
        if (m_in.integer(0, 1, "the option for a gate") == 0 && !m_in.failed())
            m_in.unsupported(kKind); // KataGo cannot run it either
        block.norm = blockNormalisation();
        block.up = linear();
        block.gate = linear();
        block.down = linear();
        expect(count == outside && block.norm.channels() == outside && block.up.inputs == outside && block.up.outputs == inner
                && block.gate.inputs == outside && block.gate.outputs == inner && block.down.inputs == inner
                && block.down.outputs == outside,
            kSizes);
        return block;
    }

    std::vector<Block> blocks(int count, int outside, int depth)
    {
        std::vector<Block> result;
        if (depth > kDeepestNesting)
            m_in.unsupported({EVENMATCH_TEXT("Errors", "blocks nested deeper than %1"), {std::to_string(kDeepestNesting)}});
        for (int i = 0; i < count && !m_in.failed(); ++i) {
            const std::string kind = m_in.word();
            if (kind == "ordinary_block")
                result.emplace_back(ordinaryBlock(outside));
            else if (kind == "gpool_block")
                result.emplace_back(globalPoolingBlock(outside));
            else if (kind == "nested_bottleneck_block")
                result.emplace_back(nestedBlock(outside, depth));
            else if (kind == "transformer_attention_block")
                result.emplace_back(attentionBlock(outside));
            else if (kind == "transformer_ffn_block")
                result.emplace_back(feedForwardBlock(outside));
            else if (!m_in.failed())
                m_in.unsupported(kKind);
        }
        return result;
    }

    MetadataEncoder metadataEncoder(int outside)
    {
        m_in.word();
        MetadataEncoder encoder;
        const bool asMany = m_in.integer(1, kMostChannels, "the number of metadata inputs") == kKatagoMetadata;
        expect(asMany, kSizes);
        encoder.first = linear();
        encoder.firstBias = bias();
        encoder.firstActivation = activation();
        encoder.second = linear();
        encoder.secondBias = bias();
        encoder.secondActivation = activation();
        encoder.third = linear();
        expect(encoder.first.inputs == kKatagoMetadata && sizesFit(encoder.first, encoder.firstBias)
                && encoder.second.inputs == encoder.first.outputs && sizesFit(encoder.second, encoder.secondBias)
                && encoder.third.inputs == encoder.second.outputs && encoder.third.outputs == outside,
            kSizes);
        return encoder;
    }

    static bool sizesFit(const Linear& layer, const std::vector<float>& bias)
    {
        return bias.size() == static_cast<std::size_t>(layer.outputs);
    }

    Trunk trunk(const KatagoInfo& info)
    {
        m_in.enter(m_in.word());
        Trunk trunk;
        const int count = m_in.integer(1, kMostBlocks, "the number of blocks");
        trunk.channels = channels("the number of channels");
        for (int i = 0; i < 4; ++i) // channels inside of blocks, which the blocks themselves declare, too
            m_in.integer(0, kMostChannels, "the number of channels");
        bool byRms = false;
        if (m_version >= 15) {
            byRms = m_in.integer(0, 1, "the kind of the last normalisation") == 1;
            noOptions(5);
        }
        trunk.input = convolution();
        expect(trunk.input.inputs == kKatagoPlanes && trunk.input.outputs == trunk.channels, kSizes);
        trunk.globals = linear();
        expect(trunk.globals.inputs == kKatagoGlobals && trunk.globals.outputs == trunk.channels, kSizes);
        if (info.metadataVersion > 0)
            trunk.metadata = metadataEncoder(trunk.channels);
        trunk.blocks = blocks(count, trunk.channels, 1);
        if (byRms) {
            RmsNormalisation tip = tipNormalisation();
            expect(tip.channels() == trunk.channels, kSizes);
            trunk.tip = std::move(tip);
        } else {
            Normalisation tip = normalisation();
            expect(tip.channels() == trunk.channels, kSizes);
            trunk.tip = std::move(tip);
        }
        trunk.tipActivation = activation();
        return trunk;
    }

    PolicyHead policy(KatagoInfo& info, int outside)
    {
        m_in.enter(m_in.word());
        PolicyHead head;
        info.policyChannels = m_version >= 16 ? 4 : m_version >= 12 ? 2 : 1;
        if (m_version >= 17) {
            info.policyChannels = m_in.integer(1, kMostChannels, "the number of policies");
            if (info.policyChannels != 2 && info.policyChannels != 4)
                m_in.unsupported(core::counted(info.policyChannels, "%n policy", EVENMATCH_COUNTED("Errors", "%n policies")));
            noOptions(3);
        }
        head.hidden = convolution();
        head.pooled = convolution();
        head.pooledNorm = normalisation();
        head.pooledActivation = activation();
        head.pooledToBias = linear();
        head.hiddenNorm = normalisation();
        head.hiddenActivation = activation();
        head.out = convolution();
        head.pass = linear();
        if (m_version >= 15) {
            head.passBias = bias();
            head.passActivation = activation();
            head.passOut = linear();
        }
        const int pooled = 3 * head.pooled.outputs;
        expect(head.hidden.inputs == outside && head.pooled.inputs == outside && head.pooledNorm.channels() == head.pooled.outputs
                && head.pooledToBias.inputs == pooled && head.pooledToBias.outputs == head.hidden.outputs
                && head.hiddenNorm.channels() == head.hidden.outputs && head.out.inputs == head.hidden.outputs
                && head.out.outputs == info.policyChannels && head.pass.inputs == pooled,
            kSizes);
        if (head.passOut)
            expect(sizesFit(head.pass, head.passBias) && head.passOut->inputs == head.pass.outputs
                    && head.passOut->outputs == info.policyChannels,
                kSizes);
        else
            expect(head.pass.outputs == info.policyChannels, kSizes);
        return head;
    }

    ValueHead value(const KatagoInfo& info, int outside)
    {
        m_in.enter(m_in.word());
        if (m_version >= 17)
            noOptions(3);
        ValueHead head;
        head.hidden = convolution();
        head.norm = normalisation();
        head.activation = activation();
        head.pooled = linear();
        head.pooledBias = bias();
        head.pooledActivation = activation();
        head.value = linear();
        head.valueBias = bias();
        head.scoreValue = linear();
        head.scoreValueBias = bias();
        head.ownership = convolution();
        const int inner = head.pooled.outputs;
        expect(head.hidden.inputs == outside && head.norm.channels() == head.hidden.outputs && head.pooled.inputs == 3 * head.hidden.outputs
                && sizesFit(head.pooled, head.pooledBias) && head.value.inputs == inner && head.value.outputs == 3
                && sizesFit(head.value, head.valueBias) && head.scoreValue.inputs == inner
                && head.scoreValue.outputs == info.scoreValueChannels && sizesFit(head.scoreValue, head.scoreValueBias)
                && head.ownership.inputs == head.hidden.outputs && head.ownership.outputs == 1,
            kSizes);
        return head;
    }

    static constexpr int kMostVersion = 1000;

    ModelStream& m_in;
    int m_version = 0;
    std::uint64_t m_parameters = 0;
};

} // namespace

} // namespace katago

bool isKatagoFile(const std::filesystem::path& path)
{
    auto input = record::openInput(path);
    if (!input)
        return false;
    std::array<char, 512> start{};
    const auto count = (*input)->read(start);
    if (!count)
        return false;
    std::istringstream text(std::string(start.data(), *count));
    std::string name;
    int version = -1;
    int planes = 0;
    int globals = 0;
    text >> name >> version >> planes >> globals;
    constexpr int kMany = 1000;
    return !text.fail() && version >= 0 && version < kMany && planes > 0 && planes < kMany && globals > 0 && globals < kMany
        && std::ranges::all_of(name, [](char c) { return c > ' ' && c <= '~'; });
}

Result<KatagoNetwork> readKatagoNetwork(record::InputStream& stream)
{
    katago::ModelStream in(stream);
    KatagoNetwork network = katago::NetworkReader(in).network();
    if (in.failed())
        return in.error();
    return network;
}

Result<KatagoNetwork> readKatagoNetwork(const std::filesystem::path& path)
{
    const auto named = [&](Error error) {
        error.file = path.string();
        return error;
    };
    auto input = record::openInput(path);
    if (!input)
        return named(input.error());
    auto network = readKatagoNetwork(**input);
    if (!network)
        return named(network.error());
    return network;
}

} // namespace evenmatch::nn
