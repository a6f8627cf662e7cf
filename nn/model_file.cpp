#include "nn/model_file.h"

#include "nn/encoding.h"
#include "nn/hash128.h"

#include <algorithm>
#include <array>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;
using core::Result;

namespace {

constexpr std::string_view kFormat = "evenmatch-model 1";
constexpr std::string_view kMetaPrefix = "meta.";
constexpr std::array<std::string_view, 6> kKeys = {"format", "name", "network", "scale", "profile", "card"};
constexpr int kMaxDepth = 32; ///< of JSON: some functions of the library work by recursion

/// Whether brackets nest deeper than kMaxDepth; text within quotes does not count.
bool isDeep(std::string_view json)
{
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (c == '"')
            quoted = !quoted;
        else if (quoted && c == '\\')
            ++i;
        else if (!quoted && (c == '{' || c == '['))
            ++depth;
        else if (!quoted && (c == '}' || c == ']'))
            --depth;
        if (depth > kMaxDepth)
            return true;
    }
    return false;
}

Error damaged(std::string what) { return {ErrorCode::NetworkDamaged, std::move(what)}; }

/// A metadatum as JSON; null when there is none.
Result<nlohmann::json> readJson(const Metadata& metadata, std::string_view key)
{
    const auto found = metadata.find(key);
    if (found == metadata.end())
        return nlohmann::json();
    if (isDeep(found->second))
        return damaged(std::string(key));
    nlohmann::json json = nlohmann::json::parse(found->second, nullptr, false);
    if (json.is_discarded())
        return damaged(std::string(key));
    return json;
}

/// Reads `key` by `parse` into `place`; one that is not there is left out.
template <class T, class Place>
Result<void> readPart(const Metadata& metadata, std::string_view key, Result<T> (*parse)(const nlohmann::json&), Place& place)
{
    const auto json = readJson(metadata, key);
    if (!json)
        return json.error();
    if (json->is_null())
        return {};
    auto value = parse(*json);
    if (!value)
        return damaged(std::string(key) + " (" + value.error().detail + ')');
    place = std::move(*value);
    return {};
}

Result<nlohmann::json> parseCard(const nlohmann::json& json)
{
    if (!json.is_object())
        return damaged("card");
    return json;
}

bool isMeta(std::string_view name) { return name.starts_with(kMetaPrefix); }

/// What does not fit together, or empty.
std::string contradiction(const ModelDescription& description)
{
    const Encoding* encoding = findEncoding(description.network.encoding);
    if (!encoding)
        return "encoding";
    if (!description.scale.empty() && description.scale.game() != encoding->game())
        return "scale of another game";
    if (description.network.ranks != 0 && static_cast<std::size_t>(description.network.ranks) != description.scale.size())
        return "number of ranks";
    if (description.profile && !(description.profile->scale == description.scale))
        return "profile of other ranks";
    return {};
}

Result<ModelDescription> describe(const TensorFile& file)
{
    const Metadata& metadata = file.metadata();
    const auto format = metadata.find("format");
    if (format == metadata.end() || format->second != kFormat)
        return Error{ErrorCode::NotANetwork, format == metadata.end() ? "no format" : format->second};

    ModelDescription description;
    if (const auto name = metadata.find("name"); name != metadata.end())
        description.name = name->second;
    for (auto read : {readPart(metadata, "network", networkConfigFromJson, description.network),
                      readPart(metadata, "scale", strength::rankScaleFromJson, description.scale),
                      readPart(metadata, "profile", strength::rankProfileFromJson, description.profile),
                      readPart(metadata, "card", parseCard, description.card)})
        if (!read)
            return read.error();
    for (const auto& [key, text] : metadata)
        if (std::ranges::find(kKeys, key) == kKeys.end())
            description.other[key] = text;
    for (const auto& [name, tensor] : file.tensors()) {
        if (!isMeta(name))
            continue;
        if (tensor.dtype != DType::U8)
            return damaged(name);
        description.metaModels[name.substr(kMetaPrefix.size())].assign(tensor.bytes.begin(), tensor.bytes.end());
    }
    if (std::string what = contradiction(description); !what.empty())
        return damaged(std::move(what));
    return description;
}

std::string hashOf(const NetworkConfig& config, const TensorFile& file)
{
    Hasher128 hasher;
    const auto addText = [&](const std::string& text) { hasher.add(std::as_bytes(std::span(text))); };
    addText(toJson(config).dump());
    for (const auto& [name, tensor] : file.tensors()) {
        if (isMeta(name))
            continue;
        addText(name);
        addText(std::string(nameOf(tensor.dtype)));
        hasher.add(std::as_bytes(std::span(tensor.shape)));
        hasher.add(tensor.bytes);
    }
    return hasher.text();
}

Metadata metadataOf(const ModelDescription& description)
{
    Metadata metadata = description.other;
    metadata["format"] = kFormat;
    metadata["name"] = description.name;
    metadata["network"] = toJson(description.network).dump();
    if (!description.scale.empty())
        metadata["scale"] = toJson(description.scale).dump();
    if (description.profile)
        metadata["profile"] = toJson(*description.profile).dump();
    if (!description.card.empty())
        metadata["card"] = description.card.dump();
    return metadata;
}

} // namespace

std::vector<std::string> ModelFile::parameterNames() const
{
    std::vector<std::string> names = m_file.names();
    std::erase_if(names, isMeta);
    return names;
}

Result<ModelFile> ModelFile::read(TensorFile file)
{
    auto description = describe(file);
    if (!description)
        return description.error();
    ModelFile model(std::move(file));
    model.m_description = std::move(*description);
    const ModelDescription& known = model.m_description;
    const std::string_view game = findEncoding(known.network.encoding)->game();
    model.m_info = {.name = known.name,
                    .hash = hashOf(known.network, model.m_file),
                    .game = std::string(game),
                    .scale = known.scale,
                    .profile = known.profile,
                    .hasBeta = known.network.strength != StrengthHead::Classifier,
                    .published = known.network.strength == StrengthHead::Published,
                    .classifies = known.network.strength == StrengthHead::Classifier,
                    .hasScoreLead = game == "go"};
    if (auto& profile = model.m_info.profile; profile && profile->measured && profile->measured->network != model.m_info.hash)
        profile->measured.reset(); // another network played those games
    return model;
}

Result<ModelFile> openModel(const std::filesystem::path& path)
{
    auto file = TensorFile::open(path);
    if (!file)
        return file.error();
    auto model = ModelFile::read(std::move(*file));
    if (!model) {
        Error error = model.error();
        error.file = path.string();
        return error;
    }
    return model;
}

Result<void> writeModel(const std::filesystem::path& path, const ModelDescription& description, std::span<const NamedTensor> parameters)
{
    if (std::string what = contradiction(description); !what.empty())
        return Error{ErrorCode::BadArgument, std::move(what), path.string()};
    for (const NamedTensor& parameter : parameters)
        if (isMeta(parameter.name))
            return Error{ErrorCode::BadArgument, parameter.name, path.string()};
    std::vector<NamedTensor> tensors(parameters.begin(), parameters.end());
    for (const auto& [name, bytes] : description.metaModels)
        tensors.push_back({std::string(kMetaPrefix) + name, {DType::U8, {static_cast<std::int64_t>(bytes.size())}, bytes}});
    try {
        return writeTensorFile(path, metadataOf(description), tensors);
    } catch (const nlohmann::json::exception&) { // dump() of text that is not UTF-8
        return Error{ErrorCode::BadArgument, "text that is not UTF-8", path.string()};
    }
}

Result<void> rewriteMetadata(const std::filesystem::path& path, const std::function<void(ModelDescription&)>& change)
{
    const auto model = openModel(path);
    if (!model)
        return model.error();
    ModelDescription description = model->description();
    change(description);
    if (!(description.network == model->config()))
        return Error{ErrorCode::BadArgument, "network", path.string()};
    std::vector<NamedTensor> parameters;
    for (const std::string& name : model->parameterNames())
        parameters.push_back({name, *model->find(name)});
    return writeModel(path, description, parameters);
}

} // namespace evenmatch::nn
