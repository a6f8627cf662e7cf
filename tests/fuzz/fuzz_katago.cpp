// Reads any bytes as a model file of KataGo: an error, or a consistent network.
#include "core/record/file/input_stream.h"
#include "nn/katago/reader.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace evenmatch;
using namespace evenmatch::nn;
using evenmatch::fuzz::require;

namespace {

void check(const katago::Convolution& layer, int inputs)
{
    require(layer.inputs == inputs && layer.outputs > 0 && layer.height % 2 == 1 && layer.width % 2 == 1);
    require(layer.weights.size() == static_cast<std::size_t>(layer.height) * layer.width * layer.inputs * layer.outputs);
}

void check(const katago::Linear& layer, int inputs, int outputs)
{
    require(layer.inputs == inputs && layer.outputs == outputs);
    require(layer.weights.size() == static_cast<std::size_t>(inputs) * outputs);
}

void check(const katago::Normalisation& norm, int channels)
{
    require(norm.channels() == channels && norm.bias.size() == norm.scale.size());
}

void check(const katago::NormalisedConvolution& layer, int inputs)
{
    check(layer.norm, inputs);
    check(layer.convolution, inputs);
}

void check(const katago::OrdinaryBlock& block, int outside)
{
    check(block.first, outside);
    check(block.second, block.first.convolution.outputs);
    require(block.second.convolution.outputs == outside);
}

void check(const katago::GlobalPoolingBlock& block, int outside)
{
    check(block.first, outside);
    check(block.pooled, outside);
    check(block.pooledNorm, block.pooled.outputs);
    check(block.pooledToBias, 3 * block.pooled.outputs, block.first.convolution.outputs);
    check(block.second, block.first.convolution.outputs);
    require(block.second.convolution.outputs == outside);
}

void check(const katago::AttentionBlock& block, int outside)
{
    require(block.norm.channels() == outside && block.heads % block.keyHeads == 0);
    check(block.query, outside, block.heads * block.keyWidth);
    check(block.key, outside, block.keyHeads * block.keyWidth);
    check(block.value, outside, block.keyHeads * block.valueWidth);
    check(block.out, block.heads * block.valueWidth, outside);
    require(block.rotaryFrequencies.empty() || block.rotaryFrequencies.size() == static_cast<std::size_t>(block.keyHeads) * block.keyWidth);
}

void check(const katago::FeedForwardBlock& block, int outside)
{
    require(block.norm.channels() == outside);
    check(block.up, outside, block.up.outputs);
    check(block.gate, outside, block.up.outputs);
    check(block.down, block.up.outputs, outside);
}

void check(const std::unique_ptr<katago::NestedBlock>& block, int outside);

void check(const std::vector<katago::Block>& blocks, int outside)
{
    for (const katago::Block& block : blocks)
        std::visit([&](const auto& given) { check(given, outside); }, block);
}

void check(const std::unique_ptr<katago::NestedBlock>& block, int outside)
{
    check(block->first, outside);
    check(block->blocks, block->first.convolution.outputs);
    check(block->last, block->first.convolution.outputs);
    require(block->last.convolution.outputs == outside);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto input = record::openInput(std::string(reinterpret_cast<const char*>(data), size));
    const auto network = readKatagoNetwork(*input);
    if (!network)
        return 0;
    const int channels = network->trunk.channels;
    check(network->trunk.input, kKatagoPlanes);
    check(network->trunk.globals, kKatagoGlobals, channels);
    check(network->trunk.blocks, channels);
    check(network->policy.hidden, channels);
    check(network->policy.pooled, channels);
    check(network->policy.out, network->policy.hidden.outputs);
    require(network->policy.out.outputs == network->info.policyChannels);
    check(network->value.hidden, channels);
    check(network->value.value, network->value.pooled.outputs, 3);
    check(network->value.scoreValue, network->value.pooled.outputs, network->info.scoreValueChannels);
    check(network->value.ownership, network->value.hidden.outputs);
    return 0;
}
