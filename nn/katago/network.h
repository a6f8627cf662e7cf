// A KataGo network as plain numbers: the content of a model file (.bin.gz or .txt.gz, model versions 8 to 17), checked and ready to run.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace evenmatch::nn {

inline constexpr int kKatagoPlanes = 22; ///< input planes of the V7 features
inline constexpr int kKatagoGlobals = 19; ///< numbers of the V7 features that describe the whole position
inline constexpr int kKatagoMetadata = 192; ///< numbers that describe a game and its players, for human-like networks
inline constexpr int kKatagoOldestVersion = 8;
inline constexpr int kKatagoNewestVersion = 17;

/// The facts about a network besides its weights. An evaluator keeps a copy and releases the network once the pass is prepared, so that the
/// weights are in memory only once.
struct KatagoInfo {
    std::string name;
    std::string hash; ///< of the unpacked bytes of the file, hexadecimal
    int version = 0;
    int metadataVersion = 0; ///< 0: takes no metadata; 1: takes kKatagoMetadata numbers
    bool passAliveUnderSuicideRules = false; ///< the pass-alive planes are computed as if suicide were legal
    int policyChannels = 1; ///< 1: policy; 2: and the optimistic policy; 4: and two predictions of the value after each move
    int trunkChannels = 0; ///< of the last layer
    int scoreValueChannels = 0; ///< 4 in version 8, 6 since version 9
    std::uint64_t parameters = 0;

    // Multipliers of raw outputs.
    double tdScoreMultiplier = 20;
    double scoreMeanMultiplier = 20;
    double scoreStdevMultiplier = 20;
    double leadMultiplier = 20;
    double varianceTimeMultiplier = 40;
    double shorttermValueErrorMultiplier = 0.25;
    double shorttermScoreErrorMultiplier = 30;

    int metadataInputs() const { return metadataVersion > 0 ? kKatagoMetadata : 0; }
};

namespace katago {

enum class Activation : std::uint8_t { Identity, Relu, Mish, Silu };

/// A convolution without bias over the board, zero outside of it, that keeps the board's size.
struct Convolution {
    int height = 1;
    int width = 1;
    int inputs = 0;
    int outputs = 0;
    int dilationY = 1;
    int dilationX = 1;
    std::vector<float> weights; ///< [height][width][inputs][outputs]
};

/// y = scale * x + bias per channel: a batch normalisation with its statistics merged in.
struct Normalisation {
    std::vector<float> scale;
    std::vector<float> bias;
    int channels() const { return static_cast<int>(scale.size()); }
};

/// y = x * weights
struct Linear {
    int inputs = 0;
    int outputs = 0;
    std::vector<float> weights; ///< [inputs][outputs]
};

/// y = scale * x / sqrt(mean(x²) + epsilon) + bias. The mean is taken over the channels of a point, or over the channels of all points.
struct RmsNormalisation {
    float epsilon = 0;
    bool wholeBoard = false;
    std::vector<float> scale;
    std::vector<float> bias; ///< empty inside of transformer blocks
    int channels() const { return static_cast<int>(scale.size()); }
};

/// A normalisation, an activation and a convolution, one after another.
struct NormalisedConvolution {
    Normalisation norm;
    Activation activation = Activation::Relu;
    Convolution convolution;
};

/// x += second(first(x))
struct OrdinaryBlock {
    NormalisedConvolution first;
    NormalisedConvolution second;
};

/// With y = activation(norm(x)): x += second(first(y) + pooledToBias(pool(pooledActivation(pooledNorm(pooled(y))))))
struct GlobalPoolingBlock {
    NormalisedConvolution first; ///< its norm and activation serve `pooled` too
    Convolution pooled;
    Normalisation pooledNorm;
    Activation pooledActivation = Activation::Relu;
    Linear pooledToBias;
    NormalisedConvolution second;
};

/// x += outProjection(attention(norm(x)))
struct AttentionBlock {
    int heads = 0;
    int keyHeads = 0; ///< heads of keys and values, each shared by heads / keyHeads heads of queries
    int keyWidth = 0; ///< channels of a head of queries or keys
    int valueWidth = 0;
    RmsNormalisation norm;
    Linear query;
    Linear key;
    Linear value;
    Linear out;
    bool rotary = false; ///< queries and keys are rotated by angles that depend on the point
    float rotaryTheta = 0; ///< of fixed angles
    std::vector<float> rotaryFrequencies; ///< of learnt angles: [keyHeads][keyWidth / 2][x, y]; empty for fixed angles
};

/// x += down(silu(up(y)) * gate(y)) with y = norm(x)
struct FeedForwardBlock {
    RmsNormalisation norm;
    Linear up;
    Linear gate;
    Linear down;
};

struct NestedBlock;

using Block = std::variant<OrdinaryBlock, GlobalPoolingBlock, AttentionBlock, FeedForwardBlock, std::unique_ptr<NestedBlock>>;

/// x += last(blocks(first(x)))
struct NestedBlock {
    NormalisedConvolution first;
    std::vector<Block> blocks;
    NormalisedConvolution last;
};

/// third(activation2(second(activation1(first(metadata) + bias1)) + bias2)), added to every point
struct MetadataEncoder {
    Linear first;
    std::vector<float> firstBias;
    Activation firstActivation = Activation::Relu;
    Linear second;
    std::vector<float> secondBias;
    Activation secondActivation = Activation::Relu;
    Linear third;
};

/// x = convolution(planes) + globals(global numbers) + metadata(metadata), then the blocks, then the tip.
struct Trunk {
    int channels = 0;
    Convolution input;
    Linear globals;
    std::optional<MetadataEncoder> metadata;
    std::vector<Block> blocks;
    std::variant<Normalisation, RmsNormalisation> tip;
    Activation tipActivation = Activation::Relu;
};

struct PolicyHead {
    Convolution hidden;
    Convolution pooled;
    Normalisation pooledNorm;
    Activation pooledActivation = Activation::Relu;
    Linear pooledToBias;
    Normalisation hiddenNorm;
    Activation hiddenActivation = Activation::Relu;
    Convolution out;
    Linear pass; ///< to the policy channels, or to a hidden layer if passOut exists
    std::vector<float> passBias;
    Activation passActivation = Activation::Identity;
    std::optional<Linear> passOut; ///< since version 15
};

struct ValueHead {
    Convolution hidden;
    Normalisation norm;
    Activation activation = Activation::Relu;
    Linear pooled;
    std::vector<float> pooledBias;
    Activation pooledActivation = Activation::Relu;
    Linear value;
    std::vector<float> valueBias;
    Linear scoreValue;
    std::vector<float> scoreValueBias;
    Convolution ownership;
};

} // namespace katago

struct KatagoNetwork {
    KatagoInfo info;
    katago::Trunk trunk;
    katago::PolicyHead policy;
    katago::ValueHead value;
};

} // namespace evenmatch::nn
