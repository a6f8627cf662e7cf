#include "nn/model/network_config.h"

#include "core/game/family.h"
#include "nn/input/encoding.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace evenmatch::nn {

namespace {

constexpr std::array<std::pair<StrengthHead, const char*>, 3> kHeads = {{
    {StrengthHead::Map, "map"},
    {StrengthHead::Published, "published"},
    {StrengthHead::Classifier, "classifier"},
}};

struct Field {
    const char* key;
    int NetworkConfig::*member;
    int least;
    int most;
    bool isLater = false; ///< not written if it has its default value: written fields are part of a network's hash, and older files lack it
};

constexpr std::array kOtherKeys = {"encoding", "trunk", "trunkName", "owners", "strength"};

constexpr std::array<Field, 11> kFields = {{
    {"blocks", &NetworkConfig::blocks, 1, 80},
    {"channels", &NetworkConfig::channels, 1, 1024},
    {"squeeze", &NetworkConfig::squeeze, 0, 1024},
    {"headChannels", &NetworkConfig::headChannels, 1, 1024},
    {"policyChannels", &NetworkConfig::policyChannels, 0, 1024, true},
    {"policySize", &NetworkConfig::policySize, 1, 3, true},
    {"policyFurther", &NetworkConfig::policyFurther, 0, 1024, true},
    {"hidden", &NetworkConfig::hidden, 1, 4096},
    {"valueBlocks", &NetworkConfig::valueBlocks, 0, 80, true},
    {"ranks", &NetworkConfig::ranks, 0, 64},
    {"rankBasis", &NetworkConfig::rankBasis, 1, 16},
}};

} // namespace

int policyHeadChannels(const NetworkConfig& config) { return config.policyChannels > 0 ? config.policyChannels : config.headChannels; }

int policyLastChannels(const NetworkConfig& config) { return config.policyFurther > 0 ? config.policyFurther : policyHeadChannels(config); }

core::Result<NetworkConfig> networkConfigFromJson(const nlohmann::json& json)
{
    const auto bad = [](const std::string& what) { return core::Error{core::ErrorCode::BadValue, "network: " + what}; };
    if (!json.is_object() || !json.contains("encoding") || !json["encoding"].is_string())
        return bad("encoding");
    for (const auto& [key, value] : json.items())
        if (std::ranges::find(kFields, key, &Field::key) == kFields.end() && std::ranges::find(kOtherKeys, key) == kOtherKeys.end())
            return bad(key);
    NetworkConfig config;
    config.encoding = json["encoding"].get<std::string>();
    if (!findEncoding(config.encoding))
        return bad("encoding");
    for (const Field& field : kFields) {
        if (!json.contains(field.key))
            continue;
        const nlohmann::json& value = json[field.key];
        if (!value.is_number_integer() || value.get<std::int64_t>() < field.least || value.get<std::int64_t>() > field.most)
            return bad(field.key);
        config.*field.member = value.get<int>();
    }
    for (const auto& [key, member] : {std::pair("trunk", &NetworkConfig::trunk), std::pair("trunkName", &NetworkConfig::trunkName)}) {
        if (!json.contains(key))
            continue;
        if (!json[key].is_string() || json[key] == "" || findEncoding(config.encoding)->family() != game::Family::Go)
            return bad(key);
        config.*member = json[key].get<std::string>();
    }
    if (config.policySize == 2) // the middle of a convolution is a square
        return bad("policySize");
    if (json.contains("owners")) {
        if (!json["owners"].is_boolean() || (json["owners"] == true && findEncoding(config.encoding)->family() != game::Family::Go))
            return bad("owners");
        config.owners = json["owners"].get<bool>();
    }
    if (json.contains("strength")) {
        bool known = false;
        for (const auto& [head, name] : kHeads) {
            if (json["strength"] == name) {
                config.strength = head;
                known = true;
            }
        }
        if (!known)
            return bad("strength");
    }
    return config;
}

nlohmann::json toJson(const NetworkConfig& config)
{
    nlohmann::json json = {{"encoding", config.encoding}};
    const NetworkConfig usual;
    for (const Field& field : kFields)
        if (!field.isLater || config.*field.member != usual.*field.member)
            json[field.key] = config.*field.member;
    if (!config.trunk.empty())
        json["trunk"] = config.trunk;
    if (!config.trunkName.empty())
        json["trunkName"] = config.trunkName;
    if (config.owners)
        json["owners"] = true;
    for (const auto& [head, name] : kHeads)
        if (config.strength == head)
            json["strength"] = name;
    return json;
}

double flopsPerPosition(const NetworkConfig& config, int area)
{
    const Encoding* encoding = findEncoding(config.encoding);
    const double c = config.channels;
    const double h = config.headChannels;
    const double maps = config.rankBasis * (config.ranks > 0 ? 1 : 0) + (config.strength == StrengthHead::Map ? 2 : 1);
    const int blocks = config.blocks + config.valueBlocks;
    const double perPoint = 9 * c * (encoding->planes() + 2 * c * blocks) // tower
        + c * h + config.policySize * config.policySize * (c + config.policyFurther) * policyHeadChannels(config) // value and policy heads
        + maps * encoding->movePlanes() * policyLastChannels(config);
    const double squeeze = blocks * 3.0 * c * config.squeeze;
    const double dense = config.hidden * 2.0 * h * (encoding->fixedShape() ? area : 2);
    return 2 * (perPoint * area + squeeze + dense);
}

} // namespace evenmatch::nn
