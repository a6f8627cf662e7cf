#include "nn/model/network_parameters.h"

#include "core/game/family.h"
#include "core/random.h"
#include "nn/input/encoding.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;

namespace {

constexpr int kFixedArea = 64; ///< of the one game with a fixed shape, chess

class Builder {
public:
    std::map<std::string, ParameterShape> shapes;

    void convolution(const std::string& name, std::int64_t out, std::int64_t in, std::int64_t size)
    {
        shapes[name + ".weight"] = {{out, in, size, size}};
        for (const char* part : {".norm.weight", ".norm.bias"})
            shapes[name + part] = {{out}};
        for (const char* part : {".norm.mean", ".norm.var"})
            shapes[name + part] = {{out}, false};
    }
    void linear(const std::string& name, std::int64_t out, std::int64_t in)
    {
        shapes[name + ".weight"] = {{out, in}};
        shapes[name + ".bias"] = {{out}};
    }
};

} // namespace

int policyMaps(const NetworkConfig& config)
{
    return 1 + (config.ranks > 0 ? config.rankBasis : 0) + (config.strength == StrengthHead::Map ? 1 : 0);
}

int valueOutputs(const NetworkConfig& config) { return predictsLead(config) ? 2 : 1; }

int strengthOutputs(const NetworkConfig& config) { return config.strength == StrengthHead::Classifier ? config.ranks : 1; }

bool predictsLead(const NetworkConfig& config) { return findEncoding(config.encoding)->family() == game::Family::Go; }

namespace {

/// "block0", "block1" …
std::vector<std::string> numbered(const std::string& name, int count)
{
    std::vector<std::string> names;
    for (int i = 0; i < count; ++i)
        names.push_back(name + std::to_string(i));
    return names;
}

} // namespace

std::vector<std::string> towerBlocks(const NetworkConfig& config) { return numbered("block", config.blocks); }

std::vector<std::string> valueBlocks(const NetworkConfig& config) { return numbered("value.block", config.valueBlocks); }

namespace {

std::map<std::string, ParameterShape> shapesOnTrunk(const NetworkConfig& config)
{
    const int p = policyHeadChannels(config);
    Builder builder;
    builder.linear("policy.head", p, config.channels);
    builder.shapes["policy.board.weight"] = {{p, 2 * config.channels}};
    builder.linear("policy.maps", policyMaps(config), p);
    builder.linear("policy.pass", policyMaps(config), 2 * p);
    builder.shapes["policy.ranks"] = {{config.ranks, config.rankBasis}};
    builder.linear("strength.hidden", config.hidden, 2 * config.channels);
    builder.linear("strength.out", 1, config.hidden);
    return builder.shapes;
}

} // namespace

std::map<std::string, ParameterShape> parameterShapes(const NetworkConfig& config)
{
    if (readsTrunk(config))
        return shapesOnTrunk(config);
    const Encoding& encoding = *findEncoding(config.encoding);
    const int c = config.channels;
    const int h = config.headChannels;
    Builder builder;
    builder.convolution("tower", c, encoding.planes(), 3);
    for (const auto& blocks : {towerBlocks(config), valueBlocks(config)}) {
        for (const std::string& block : blocks) {
            builder.convolution(block + ".first", c, c, 3);
            builder.convolution(block + ".second", c, c, 3);
            if (config.squeeze > 0) {
                builder.linear(block + ".squeeze", config.squeeze, c);
                builder.linear(block + ".excite", 2 * c, config.squeeze);
            }
        }
    }
    const std::int64_t maps = policyMaps(config);
    const int p = policyHeadChannels(config);
    const int last = policyLastChannels(config);
    builder.convolution("policy.head", p, c, config.policySize);
    if (config.policyFurther > 0)
        builder.convolution("policy.further", last, p, config.policySize);
    builder.shapes["policy.maps.weight"] = {{maps * encoding.movePlanes(), last, 1, 1}};
    builder.shapes["policy.maps.bias"] = {{maps * encoding.movePlanes()}};
    if (encoding.hasPass())
        builder.linear("policy.pass", maps, 2 * last);
    if (config.ranks > 0)
        builder.shapes["policy.ranks"] = {{config.ranks, config.rankBasis}};
    const int seen = h * (encoding.fixedShape() ? kFixedArea : 2);
    for (const char* head : {"value", "strength"}) {
        const std::string name = head;
        builder.convolution(name + ".head", h, c, 1);
        builder.linear(name + ".hidden", config.hidden, seen);
    }
    builder.linear("value.out", valueOutputs(config), config.hidden);
    if (config.owners) {
        builder.shapes["value.owners.weight"] = {{1, c, 1, 1}};
        builder.shapes["value.owners.bias"] = {{1}};
    }
    builder.linear("strength.out", strengthOutputs(config), config.hidden);
    return builder.shapes;
}

core::Result<Parameters> readParameters(const ModelFile& model)
{
    const auto shapes = parameterShapes(model.config());
    Parameters parameters;
    for (const auto& [name, expected] : shapes) {
        const TensorView* view = model.find(name);
        if (!view)
            return Error{ErrorCode::NetworkDamaged, {EVENMATCH_TEXT("Errors", "%1 is missing"), {name}}};
        if (view->shape != expected.shape)
            return Error{ErrorCode::NetworkDamaged, {EVENMATCH_TEXT("Errors", "the shape of %1"), {name}}};
        Parameter parameter{view->shape, toFloats(*view)};
        if (!std::ranges::all_of(
                parameter.numbers, [](float number) { return std::isfinite(number); })) // every evaluation would be invalid
            return Error{ErrorCode::NetworkDamaged, {EVENMATCH_TEXT("Errors", "%1 contains values that are not numbers"), {name}}};
        parameters[name] = std::move(parameter);
    }
    for (const std::string& name : model.parameterNames())
        if (!shapes.contains(name))
            return Error{ErrorCode::NetworkDamaged, {EVENMATCH_TEXT("Errors", "%1 is not part of this network"), {name}}};
    return parameters;
}

Parameters randomParameters(const NetworkConfig& config, std::uint64_t seed)
{
    core::Random random(seed);
    const auto uniform = [&random] { return 2 * static_cast<float>(random.uniform()) - 1; };
    Parameters parameters;
    for (const auto& [name, known] : parameterShapes(config)) {
        std::int64_t count = 1;
        for (const std::int64_t side : known.shape)
            count *= side;
        const bool scale = name.ends_with(".norm.weight") || name.ends_with(".var");
        const bool offset = name.ends_with("bias") || name.ends_with(".mean");
        const float inputs = static_cast<float>(count) / static_cast<float>(std::max<std::int64_t>(known.shape[0], 1));
        Parameter& parameter = parameters[name];
        parameter.shape = known.shape;
        for (std::int64_t i = 0; i < count; ++i)
            parameter.numbers.push_back(scale ? 1 + 0.3f * uniform() : offset ? 0.2f * uniform() : uniform() * std::sqrt(3 / inputs));
    }
    return parameters;
}

NetworkInfo untrainedInfo(const NetworkConfig& config, std::uint64_t seed)
{
    NetworkInfo info{
        .name = "untrained " + std::to_string(seed), .game = std::string(game::keyOf(findEncoding(config.encoding)->family()))};
    std::vector<std::string> ranks;
    for (int rank = 1; rank <= config.ranks; ++rank)
        ranks.push_back("r" + std::to_string(rank));
    info.scale = strength::RankScale(info.game, ranks);
    info.hasBeta = config.strength != StrengthHead::Classifier;
    info.published = config.strength == StrengthHead::Published;
    info.classifies = config.strength == StrengthHead::Classifier;
    info.hasScoreLead = predictsLead(config);
    return info;
}

} // namespace evenmatch::nn
