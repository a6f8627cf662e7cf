// Random KataGo networks of every kind and positions for them: what each pass of these networks must compute.
#pragma once

#include "tests/nn/katago_reference.h"
#include "tests/nn/katago_writer.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace evenmatch::nn {

struct KatagoCase {
    const char* name;
    KatagoSample sample;
    int height;
    int width;
};

/// Every block kind, activation, normalisation and head.
inline std::vector<KatagoCase> katagoCases()
{
    using katago::Activation;
    const std::vector<std::string> transformer = {"transformer_attention_block", "transformer_ffn_block", "transformer_attention_block"};
    return {
        {"ordinary blocks", KatagoSample{.version = 8, .blocks = {"ordinary_block", "ordinary_block"}}, 19, 19},
        {"global pooling", KatagoSample{.version = 10, .blocks = {"gpool_block"}}, 13, 13},
        {"mish", KatagoSample{.version = 11}, 9, 9},
        {"optimistic policy", KatagoSample{.version = 12, .activation = Activation::Relu}, 7, 11},
        {"nested", KatagoSample{.version = 14, .blocks = {"nested_bottleneck_block", "ordinary_block"}}, 9, 8},
        {"metadata", KatagoSample{.version = 15, .metadata = true}, 19, 19},
        {"silu", KatagoSample{.version = 16, .activation = Activation::Silu}, 10, 10},
        {"no activation", KatagoSample{.version = 16, .activation = Activation::Identity}, 10, 10},

        {"transformer", KatagoSample{.version = 17, .blocks = transformer, .rmsTip = true}, 19, 19},
        {"fixed rotations", KatagoSample{.version = 17, .blocks = transformer, .learntRotations = false}, 9, 13},
        {"wide heads",
            KatagoSample{.version = 17, .channels = 40, .blocks = transformer, .heads = 3, .keyHeads = 3, .keyWidth = 32, .valueWidth = 16},
            9, 9},
        {"no rotations", KatagoSample{.version = 17, .blocks = transformer, .keyWidth = 5, .valueWidth = 9}, 9, 9},
        {"normalised over the board", KatagoSample{.version = 17, .rmsTip = true, .wholeBoardTip = true}, 9, 9},
        {"one by one", KatagoSample{.version = 12, .convolution = 1}, 9, 9},
        {"five by five", KatagoSample{.version = 12, .convolution = 5}, 19, 19},
        {"seven by seven", KatagoSample{.version = 12, .convolution = 7}, 9, 9},
        {"dilated", KatagoSample{.version = 12, .dilation = 2}, 9, 9},
        {"many channels", KatagoSample{.version = 12, .channels = 65, .blocks = {"ordinary_block"}}, 19, 19},
        {"tiny board", KatagoSample{.version = 12}, 2, 3},
    };
}

/// Random positions: stones are rare enough for numbers of ordinary size.
struct KatagoBatch {
    KatagoBatch(int boardHeight, int boardWidth, std::size_t boards, std::uint64_t seed)
        : height(boardHeight), width(boardWidth), count(boards)
    {
        core::Random random(seed);
        const auto points = static_cast<std::size_t>(height * width);
        for (std::size_t i = 0; i < count * kKatagoPlanes * points; ++i)
            planes.push_back(i / points % kKatagoPlanes == 0 || random() % 5 == 0 ? 1.0f : 0.0f);
        for (std::size_t i = 0; i < count * kKatagoGlobals; ++i)
            globals.push_back(static_cast<float>(core::shareOf(random())) - 0.5f);
        for (std::size_t i = 0; i < count * kKatagoMetadata; ++i)
            metadata.push_back(random() % 8 == 0 ? 1.0f : 0.0f);
    }
    KatagoInput input(const KatagoInfo& info) const
    {
        KatagoInput result{planes, globals, {}, count, width, height};
        if (info.metadataVersion > 0)
            result.metadata = metadata;
        return result;
    }
    int height;
    int width;
    std::size_t count;
    std::vector<float> planes;
    std::vector<float> globals;
    std::vector<float> metadata;
};

inline KatagoOutput katagoReferenceOf(const KatagoNetwork& network, const KatagoBatch& batch)
{
    const KatagoReference reference(network, batch.height, batch.width);
    const auto points = static_cast<std::size_t>(batch.height * batch.width);
    KatagoOutput all;
    const auto append = [](std::vector<float>& to, const std::vector<float>& from) { to.insert(to.end(), from.begin(), from.end()); };
    for (std::size_t n = 0; n < batch.count; ++n) {
        const KatagoOutput one = reference.run(batch.planes.data() + n * kKatagoPlanes * points, batch.globals.data() + n * kKatagoGlobals,
            batch.metadata.data() + n * kKatagoMetadata);
        append(all.policy, one.policy);
        append(all.policyPass, one.policyPass);
        append(all.value, one.value);
        append(all.scoreValue, one.scoreValue);
        append(all.ownership, one.ownership);
        append(all.trunk, one.trunk);
    }
    return all;
}

/// The largest difference, in units of 1 + the largest number.
inline double katagoDistance(const std::vector<float>& a, const std::vector<float>& b)
{
    if (a.size() != b.size())
        return 1e9;
    double largest = 1;
    double difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!std::isfinite(a[i]))
            return 1e9;
        largest = std::max(largest, 1 + std::abs(double(b[i])));
        difference = std::max(difference, std::abs(double(a[i]) - b[i]));
    }
    return difference / largest;
}

inline double katagoDistance(const KatagoOutput& a, const KatagoOutput& b)
{
    return std::max({katagoDistance(a.policy, b.policy), katagoDistance(a.policyPass, b.policyPass), katagoDistance(a.value, b.value),
        katagoDistance(a.scoreValue, b.scoreValue), katagoDistance(a.ownership, b.ownership), katagoDistance(a.trunk, b.trunk)});
}

} // namespace evenmatch::nn
