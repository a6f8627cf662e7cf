// Small random KataGo networks, and the model files that KataGo's exporter would write for them.
#pragma once

#include "core/random.h"
#include "nn/katago/network.h"

#include <cmath>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace evenmatch::nn {

/// The shape of a sample network.
struct KatagoSample {
    int version = 15;
    int channels = 8;
    std::vector<std::string> blocks = {"ordinary_block", "gpool_block"}; ///< by their names in the file
    katago::Activation activation = katago::Activation::Mish;
    bool metadata = false;
    bool rmsTip = false;
    bool wholeBoardTip = false;
    bool learntRotations = true;
    int heads = 4;
    int keyHeads = 2;
    int keyWidth = 4;
    int valueWidth = 3;
    int convolution = 3; ///< its width and height in blocks
    int dilation = 1;
    int inner = 0; ///< channels inside blocks; 0: an odd number
};

class KatagoSampler {
public:
    KatagoSampler(const KatagoSample& sample, std::uint64_t seed) : m_sample(sample), m_random(seed) { }

    KatagoNetwork network()
    {
        const bool activations = m_sample.version >= 11;
        m_activation = activations ? m_sample.activation : katago::Activation::Relu;
        KatagoNetwork network;
        KatagoInfo& info = network.info;
        info.name = "sample";
        info.version = m_sample.version;
        info.metadataVersion = m_sample.metadata ? 1 : 0;
        info.policyChannels = m_sample.version >= 16 ? 4 : m_sample.version >= 12 ? 2 : 1;
        info.scoreValueChannels = m_sample.version >= 9 ? 6 : 4;
        info.passAliveUnderSuicideRules = m_sample.version >= 15;
        if (m_sample.version >= 13)
            info.shorttermScoreErrorMultiplier = 150;

        const int channels = m_sample.channels;
        network.trunk.channels = info.trunkChannels = channels;
        network.trunk.input = convolution(5, kKatagoPlanes, channels);
        network.trunk.globals = linear(kKatagoGlobals, channels);
        if (m_sample.metadata)
            network.trunk.metadata = katago::MetadataEncoder{
                linear(kKatagoMetadata, 6), numbers(6), m_activation, linear(6, 5), numbers(5), m_activation, linear(5, channels)};
        network.trunk.blocks = blocks(m_sample.blocks, channels);
        if (m_sample.rmsTip)
            network.trunk.tip = katago::RmsNormalisation{1e-6f, m_sample.wholeBoardTip, positive(channels), numbers(channels)};
        else
            network.trunk.tip = norm(channels);
        network.trunk.tipActivation = m_activation;

        katago::PolicyHead& policy = network.policy;
        policy.hidden = convolution(1, channels, 6);
        policy.pooled = convolution(1, channels, 5);
        policy.pooledNorm = norm(5);
        policy.pooledActivation = m_activation;
        policy.pooledToBias = linear(15, 6);
        policy.hiddenNorm = norm(6);
        policy.hiddenActivation = m_activation;
        policy.out = convolution(1, 6, info.policyChannels);
        policy.pass = linear(15, m_sample.version >= 15 ? 6 : info.policyChannels);
        if (m_sample.version >= 15) {
            policy.passBias = numbers(6);
            policy.passActivation = m_activation;
            policy.passOut = linear(6, info.policyChannels);
        }

        katago::ValueHead& value = network.value;
        value.hidden = convolution(1, channels, 7);
        value.norm = norm(7);
        value.activation = m_activation;
        value.pooled = linear(21, 9);
        value.pooledBias = numbers(9);
        value.pooledActivation = m_activation;
        value.value = linear(9, 3);
        value.valueBias = numbers(3);
        value.scoreValue = linear(9, info.scoreValueChannels);
        value.scoreValueBias = numbers(info.scoreValueChannels);
        value.ownership = convolution(1, 7, 1);
        return network;
    }

private:
    float number() { return static_cast<float>(core::shareOf(m_random()) * 2 - 1); }
    std::vector<float> numbers(std::size_t count, float scale = 1)
    {
        std::vector<float> result(count);
        for (float& each : result)
            each = number() * scale;
        return result;
    }
    std::vector<float> positive(int count)
    {
        std::vector<float> result(static_cast<std::size_t>(count));
        for (float& each : result)
            each = 1 + number() / 2;
        return result;
    }
    katago::Normalisation norm(int channels) { return {positive(channels), numbers(static_cast<std::size_t>(channels), 0.5f)}; }
    katago::Linear linear(int inputs, int outputs)
    {
        return {inputs, outputs, numbers(static_cast<std::size_t>(inputs) * outputs, 1.5f / std::sqrt(static_cast<float>(inputs)))};
    }
    katago::Convolution convolution(int size, int inputs, int outputs, int dilation = 1)
    {
        const auto count = static_cast<std::size_t>(size) * size * inputs * outputs;
        return {
            size, size, inputs, outputs, dilation, dilation, numbers(count, 1.5f / std::sqrt(static_cast<float>(size * size * inputs)))};
    }
    katago::NormalisedConvolution normalised(int size, int inputs, int outputs)
    {
        return {norm(inputs), m_activation, convolution(size, inputs, outputs, size > 1 ? m_sample.dilation : 1)};
    }
    int inner(int channels) const { return m_sample.inner > 0 ? m_sample.inner : channels; }
    katago::RmsNormalisation rms(int channels) { return {1e-6f, false, positive(channels), {}}; }

    std::vector<katago::Block> blocks(const std::vector<std::string>& kinds, int outside)
    {
        const int size = m_sample.convolution;
        std::vector<katago::Block> result;
        for (const std::string& kind : kinds) {
            if (kind == "ordinary_block") {
                result.emplace_back(katago::OrdinaryBlock{normalised(size, outside, inner(9)), normalised(size, inner(9), outside)});
            } else if (kind == "gpool_block") {
                katago::GlobalPoolingBlock block;
                block.first = normalised(size, outside, inner(6));
                block.pooled = convolution(size, outside, inner(3));
                block.pooledNorm = norm(inner(3));
                block.pooledActivation = m_activation;
                block.pooledToBias = linear(3 * inner(3), inner(6));
                block.second = normalised(size, inner(6), outside);
                result.emplace_back(std::move(block));
            } else if (kind == "nested_bottleneck_block") {
                auto block = std::make_unique<katago::NestedBlock>();
                block->first = normalised(1, outside, inner(7));
                block->blocks = blocks({"ordinary_block", "transformer_attention_block", "gpool_block"}, inner(7));
                block->last = normalised(1, inner(7), outside);
                result.emplace_back(std::move(block));
            } else if (kind == "transformer_attention_block") {
                katago::AttentionBlock block;
                block.heads = m_sample.heads;
                block.keyHeads = m_sample.keyHeads;
                block.keyWidth = m_sample.keyWidth;
                block.valueWidth = m_sample.valueWidth;
                block.norm = rms(outside);
                block.query = linear(outside, block.heads * block.keyWidth);
                block.key = linear(outside, block.keyHeads * block.keyWidth);
                block.value = linear(outside, block.keyHeads * block.valueWidth);
                block.out = linear(block.heads * block.valueWidth, outside);
                block.rotary = m_sample.keyWidth % 2 == 0;
                if (block.rotary && m_sample.learntRotations)
                    block.rotaryFrequencies = numbers(static_cast<std::size_t>(block.keyHeads) * block.keyWidth);
                else if (block.rotary)
                    block.rotaryTheta = 100;
                result.emplace_back(std::move(block));
            } else if (kind == "transformer_ffn_block") {
                result.emplace_back(katago::FeedForwardBlock{
                    rms(outside), linear(outside, inner(10)), linear(outside, inner(10)), linear(inner(10), outside)});
            }
        }
        return result;
    }

    KatagoSample m_sample;
    core::Random m_random;
    katago::Activation m_activation = katago::Activation::Relu;
};

inline KatagoNetwork sampleKatagoNetwork(const KatagoSample& sample, std::uint64_t seed = 1)
{
    return KatagoSampler(sample, seed).network();
}

/// Writes a network as KataGo's exporter does, in the binary or in the text form.
class KatagoWriter {
public:
    explicit KatagoWriter(bool binary) : m_binary(binary) { }

    std::string write(const KatagoNetwork& network)
    {
        m_version = network.info.version;
        header(network.info);
        trunk(network);
        policy(network);
        value(network);
        return std::move(m_text);
    }

private:
    void line(std::string_view text)
    {
        m_text += text;
        m_text += '\n';
    }
    void line(int number) { line(std::to_string(number)); }
    void line(double number)
    {
        char text[32];
        std::snprintf(text, sizeof text, "%.9g", number);
        line(text);
    }
    void options(int count)
    {
        for (int i = 0; i < count; ++i)
            line(0);
    }
    void weights(const std::vector<float>& numbers)
    {
        if (m_binary) {
            m_text += "@BIN@";
            m_text.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(float));
        } else {
            for (const float number : numbers) {
                char text[32];
                std::snprintf(text, sizeof text, "%.9g ", number);
                m_text += text;
            }
        }
        m_text += '\n';
    }

    void header(const KatagoInfo& info)
    {
        line(info.name);
        line(info.version);
        line(kKatagoPlanes);
        line(kKatagoGlobals);
        if (m_version >= 13)
            for (const double each : {info.tdScoreMultiplier, info.scoreMeanMultiplier, info.scoreStdevMultiplier, info.leadMultiplier,
                     info.varianceTimeMultiplier, info.shorttermValueErrorMultiplier, info.shorttermScoreErrorMultiplier})
                line(each);
        if (m_version >= 15) {
            line(info.metadataVersion);
            line(info.passAliveUnderSuicideRules ? 1 : 0);
            options(6);
        }
    }

    void convolution(const katago::Convolution& layer)
    {
        line("convolution");
        for (const int number : {layer.height, layer.width, layer.inputs, layer.outputs, layer.dilationY, layer.dilationX})
            line(number);
        weights(layer.weights);
    }
    void linear(const katago::Linear& layer)
    {
        line("linear");
        line(layer.inputs);
        line(layer.outputs);
        weights(layer.weights);
    }
    void bias(const std::vector<float>& numbers)
    {
        line("bias");
        line(static_cast<int>(numbers.size()));
        weights(numbers);
    }
    void activation(katago::Activation kind)
    {
        line("activation");
        if (m_version >= 11)
            line(kind == katago::Activation::Identity  ? "ACTIVATION_IDENTITY"
                    : kind == katago::Activation::Relu ? "ACTIVATION_RELU"
                    : kind == katago::Activation::Mish ? "ACTIVATION_MISH"
                                                       : "ACTIVATION_SILU");
    }
    /// Writes a normalisation with a mean and a variance that give the network's numbers when merged.
    void norm(const katago::Normalisation& layer)
    {
        constexpr float kMean = 0.25f;
        constexpr float kVariance = 4;
        constexpr float kEpsilon = 0.001f;
        const std::size_t count = layer.scale.size();
        std::vector<float> scale = layer.scale;
        std::vector<float> addend = layer.bias;
        for (std::size_t c = 0; c < count; ++c) {
            scale[c] *= std::sqrt(kVariance + kEpsilon);
            addend[c] += layer.scale[c] * kMean;
        }
        line("norm");
        line(static_cast<int>(count));
        line(static_cast<double>(kEpsilon));
        line(1);
        line(1);
        weights(std::vector<float>(count, kMean));
        weights(std::vector<float>(count, kVariance));
        weights(scale);
        weights(addend);
    }
    void normalised(const katago::NormalisedConvolution& layer)
    {
        norm(layer.norm);
        activation(layer.activation);
        convolution(layer.convolution);
    }
    void rms(const katago::RmsNormalisation& layer)
    {
        line("rms");
        line(layer.channels());
        line(static_cast<double>(layer.epsilon));
        weights(layer.scale);
    }

    void block(const katago::OrdinaryBlock& block)
    {
        line("ordinary_block");
        line("block");
        normalised(block.first);
        normalised(block.second);
    }
    void block(const katago::GlobalPoolingBlock& block)
    {
        line("gpool_block");
        line("block");
        normalised(block.first);
        convolution(block.pooled);
        norm(block.pooledNorm);
        activation(block.pooledActivation);
        linear(block.pooledToBias);
        normalised(block.second);
    }
    void block(const katago::AttentionBlock& block)
    {
        line("transformer_attention_block");
        line("block");
        const bool learnt = !block.rotaryFrequencies.empty();
        for (const int number : {block.heads, block.keyHeads, block.keyWidth, block.valueWidth, block.rotary ? 1 : 0, learnt ? 1 : 0})
            line(number);
        rms(block.norm);
        linear(block.query);
        linear(block.key);
        linear(block.value);
        linear(block.out);
        if (!block.rotary)
            return;
        line("rotations");
        if (learnt) {
            line(block.keyHeads);
            line(block.keyWidth / 2);
            line(2);
            weights(block.rotaryFrequencies);
        } else {
            line(static_cast<double>(block.rotaryTheta));
        }
    }
    void block(const katago::FeedForwardBlock& block)
    {
        line("transformer_ffn_block");
        line("block");
        line(block.up.inputs);
        line(block.up.outputs);
        line(1);
        rms(block.norm);
        linear(block.up);
        linear(block.gate);
        linear(block.down);
    }
    void block(const std::unique_ptr<katago::NestedBlock>& block)
    {
        line("nested_bottleneck_block");
        line("block");
        line(static_cast<int>(block->blocks.size()));
        normalised(block->first);
        blocks(block->blocks);
        normalised(block->last);
    }
    void blocks(const std::vector<katago::Block>& all)
    {
        for (const katago::Block& each : all)
            std::visit([&](const auto& given) { block(given); }, each);
    }

    void trunk(const KatagoNetwork& network)
    {
        const katago::Trunk& trunk = network.trunk;
        line("trunk");
        line(static_cast<int>(trunk.blocks.size()));
        for (const int number : {trunk.channels, 9, 6, 6, 3})
            line(number);
        const auto* const rmsTip = std::get_if<katago::RmsNormalisation>(&trunk.tip);
        if (m_version >= 15) {
            line(rmsTip ? 1 : 0);
            options(5);
        }
        convolution(trunk.input);
        linear(trunk.globals);
        if (trunk.metadata) {
            line("metadata");
            line(kKatagoMetadata);
            linear(trunk.metadata->first);
            bias(trunk.metadata->firstBias);
            activation(trunk.metadata->firstActivation);
            linear(trunk.metadata->second);
            bias(trunk.metadata->secondBias);
            activation(trunk.metadata->secondActivation);
            linear(trunk.metadata->third);
        }
        blocks(trunk.blocks);
        if (rmsTip) {
            line("tip");
            line(rmsTip->channels());
            line(static_cast<double>(rmsTip->epsilon));
            line(rmsTip->wholeBoard ? 1 : 0);
            line(0);
            weights(rmsTip->scale);
            weights(rmsTip->bias);
        } else {
            norm(std::get<katago::Normalisation>(trunk.tip));
        }
        activation(trunk.tipActivation);
    }

    void policy(const KatagoNetwork& network)
    {
        const katago::PolicyHead& head = network.policy;
        line("policyhead");
        if (m_version >= 17) {
            line(network.info.policyChannels);
            options(3);
        }
        convolution(head.hidden);
        convolution(head.pooled);
        norm(head.pooledNorm);
        activation(head.pooledActivation);
        linear(head.pooledToBias);
        norm(head.hiddenNorm);
        activation(head.hiddenActivation);
        convolution(head.out);
        linear(head.pass);
        if (m_version >= 15) {
            bias(head.passBias);
            activation(head.passActivation);
            linear(*head.passOut);
        }
    }

    void value(const KatagoNetwork& network)
    {
        const katago::ValueHead& head = network.value;
        line("valuehead");
        if (m_version >= 17)
            options(3);
        convolution(head.hidden);
        norm(head.norm);
        activation(head.activation);
        linear(head.pooled);
        bias(head.pooledBias);
        activation(head.pooledActivation);
        linear(head.value);
        bias(head.valueBias);
        linear(head.scoreValue);
        bias(head.scoreValueBias);
        convolution(head.ownership);
    }

    bool m_binary;
    int m_version = 0;
    std::string m_text;
};

inline std::string katagoFile(const KatagoNetwork& network, bool binary = true) { return KatagoWriter(binary).write(network); }

} // namespace evenmatch::nn
