#include "nn/model/model_file.h"

#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "core/hash128.h"
#include "core/json_text.h"
#include "nn/input/encoding.h"
#include "nn/katago/reader.h"

#include <algorithm>
#include <array>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;
using core::Result;

namespace {

constexpr std::string_view kFormat = "evenmatch-model 1";
constexpr std::string_view kMetaPrefix = "meta.";
constexpr std::string_view kBoardMetaPrefix = "meta@"; ///< "meta@go9.NAME"
constexpr std::array<std::string_view, 7> kKeys = {"format", "name", "network", "scale", "profile", "card", "boards"};
constexpr int kMaxDepth = 32; ///< of JSON, because some functions of the library are recursive

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

Error damaged(core::Phrase what) { return {ErrorCode::NetworkDamaged, std::move(what)}; }

/// A metadatum as JSON; null if there is none.
Result<nlohmann::json> readJson(const Metadata& metadata, std::string_view key)
{
    const auto found = metadata.find(key);
    if (found == metadata.end())
        return nlohmann::json();
    if (isDeep(found->second))
        return damaged(std::string(key));
    nlohmann::json json = core::parseJson(found->second);
    if (json.is_discarded())
        return damaged(std::string(key));
    return json;
}

/// Reads `key` by `parse` into `place`; a missing one is skipped.
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
        return damaged({"%1 (%2)", {std::string(key), value.error().detail}});
    place = std::move(*value);
    return {};
}

Result<nlohmann::json> parseCard(const nlohmann::json& json)
{
    if (!json.is_object())
        return damaged("card");
    return json;
}

using Boards = std::map<std::string, BoardPart>;

/// {"go9": {"profile": {…}, "other": {"players": "…"}}}
Result<Boards> parseBoards(const nlohmann::json& json)
{
    const Error bad{ErrorCode::BadValue, "board"};
    if (!json.is_object())
        return bad;
    Boards boards;
    for (const auto& [board, part] : json.items()) {
        if (!part.is_object() || !part.contains("profile") || !part.contains("other") || !part["other"].is_object())
            return bad;
        auto profile = strength::rankProfileFromJson(part["profile"]);
        if (!profile)
            return profile.error();
        BoardPart& read = boards[board];
        read.profile = *std::move(profile);
        for (const auto& [key, text] : part["other"].items()) {
            if (!text.is_string())
                return bad;
            read.other[key] = text.get<std::string>();
        }
    }
    return boards;
}

nlohmann::json toJson(const Boards& boards)
{
    nlohmann::json json = nlohmann::json::object();
    for (const auto& [board, part] : boards)
        json[board] = {{"profile", strength::toJson(part.profile)}, {"other", part.other}};
    return json;
}

bool isMeta(std::string_view name) { return name.starts_with(kMetaPrefix) || name.starts_with(kBoardMetaPrefix); }

/// The place for the bytes of a meta-model; null for a board without a part.
std::vector<std::byte>* placeOf(std::string_view tensor, ModelDescription& description)
{
    if (tensor.starts_with(kMetaPrefix))
        return &description.metaModels[std::string(tensor.substr(kMetaPrefix.size()))];
    const std::size_t dot = tensor.find('.');
    const auto part = description.boards.find(std::string(tensor.substr(kBoardMetaPrefix.size(), dot - kBoardMetaPrefix.size())));
    if (dot == std::string_view::npos || part == description.boards.end())
        return nullptr;
    return &part->second.metaModels[std::string(tensor.substr(dot + 1))];
}

/// Whether it may have a part in a model of that game: a known board of the family other than the main one.
bool mayHavePart(const std::string& board, std::string_view game)
{
    return board != game && game::findGame(board) && game::familyName(board) == game;
}

/// The contradiction, or empty.
core::Phrase contradiction(const ModelDescription& description)
{
    const Encoding* encoding = findEncoding(description.network.encoding);
    if (!encoding)
        return EVENMATCH_TEXT("Errors", "the encoding");
    if (!description.scale.empty() && description.scale.game() != game::keyOf(encoding->family()))
        return EVENMATCH_TEXT("Errors", "the scale belongs to another game");
    const auto ranks = static_cast<std::size_t>(description.network.ranks);
    const bool classifiesNothing = ranks == 0 && description.network.strength == StrengthHead::Classifier;
    if (classifiesNothing || (ranks != 0 && ranks != description.scale.size()))
        return EVENMATCH_TEXT("Errors", "the number of ranks");
    if (description.profile && !(description.profile->scale == description.scale))
        return EVENMATCH_TEXT("Errors", "the profile has other ranks");
    for (const auto& [board, part] : description.boards) {
        if (!mayHavePart(board, game::keyOf(encoding->family())))
            return {EVENMATCH_TEXT("Errors", "board %1"), {board}};
        if (!(part.profile.scale == description.scale))
            return {EVENMATCH_TEXT("Errors", "the profile for %1 has other ranks"), {board}};
    }
    return {};
}

Result<ModelDescription> describe(const TensorFile& file)
{
    const Metadata& metadata = file.metadata();
    const auto format = metadata.find("format");
    if (format == metadata.end() || format->second != kFormat)
        return Error{ErrorCode::NotANetwork,
            format == metadata.end() ? core::Phrase(EVENMATCH_TEXT("Errors", "it names no format")) : format->second};

    ModelDescription description;
    if (const auto name = metadata.find("name"); name != metadata.end())
        description.name = name->second;
    for (auto read : {readPart(metadata, "network", networkConfigFromJson, description.network),
             readPart(metadata, "scale", strength::rankScaleFromJson, description.scale),
             readPart(metadata, "profile", strength::rankProfileFromJson, description.profile),
             readPart(metadata, "boards", parseBoards, description.boards), readPart(metadata, "card", parseCard, description.card)})
        if (!read)
            return read.error();
    for (const auto& [key, text] : metadata)
        if (std::ranges::find(kKeys, key) == kKeys.end())
            description.other[key] = text;
    for (const auto& [name, tensor] : file.tensors()) {
        if (!isMeta(name))
            continue;
        std::vector<std::byte>* place = placeOf(name, description);
        if (tensor.dtype != DType::U8 || !place)
            return damaged(name);
        place->assign(tensor.bytes.begin(), tensor.bytes.end());
    }
    if (core::Phrase what = contradiction(description); !what.empty())
        return damaged(std::move(what));
    return description;
}

std::string hashOf(const NetworkConfig& config, const TensorFile& file)
{
    core::Hasher128 hasher;
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
    if (!description.boards.empty())
        metadata["boards"] = toJson(description.boards).dump();
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
    const game::Family family = findEncoding(known.network.encoding)->family();
    model.m_info = {.name = known.name,
        .hash = hashOf(known.network, model.m_file),
        .game = std::string(game::keyOf(family)),
        .scale = known.scale,
        .profile = known.profile,
        .hasBeta = known.network.strength != StrengthHead::Classifier,
        .published = known.network.strength == StrengthHead::Published,
        .classifies = known.network.strength == StrengthHead::Classifier,
        .hasScoreLead = family == game::Family::Go};
    for (const auto& [board, part] : known.boards)
        model.m_info.boards[board] = part.profile;
    const auto forget = [&](strength::RankProfile& profile) { // another network played those games
        strength::forgetMeasured(
            profile, [&](const strength::MeasuredStrength& measured) { return measured.network != model.m_info.hash; });
    };
    if (model.m_info.profile)
        forget(*model.m_info.profile);
    for (auto& [board, profile] : model.m_info.boards)
        forget(profile);
    return model;
}

Result<ModelFile> openModel(const std::filesystem::path& path)
{
    auto file = TensorFile::open(path);
    if (!file && file.error().code == ErrorCode::NotANetwork && isKatagoFile(path))
        return Error{ErrorCode::NotANetwork, EVENMATCH_TEXT("Errors", "this is a KataGo network; choose one of Evenmatch's own (.evm)"),
            path.string()};
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
    if (core::Phrase what = contradiction(description); !what.empty())
        return Error{ErrorCode::BadArgument, std::move(what), path.string()};
    for (const NamedTensor& parameter : parameters)
        if (isMeta(parameter.name))
            return Error{ErrorCode::BadArgument, parameter.name, path.string()};
    std::vector<NamedTensor> tensors(parameters.begin(), parameters.end());
    const auto addMeta = [&](const std::string& prefix, const std::map<std::string, std::vector<std::byte>>& models) {
        for (const auto& [name, bytes] : models)
            tensors.push_back({prefix + name, {DType::U8, {static_cast<std::int64_t>(bytes.size())}, bytes}});
    };
    addMeta(std::string(kMetaPrefix), description.metaModels);
    for (const auto& [board, part] : description.boards)
        addMeta(std::string(kBoardMetaPrefix) + board + '.', part.metaModels);
    try {
        return writeTensorFile(path, metadataOf(description), tensors);
    } catch (const nlohmann::json::exception&) { // dump() of text that is not UTF-8, which jsonText() would replace
        return Error{ErrorCode::BadArgument, kNotUtf8, path.string()};
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
