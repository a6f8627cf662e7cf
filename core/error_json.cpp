#include "core/error_json.h"

#include <nlohmann/json.hpp>

namespace evenmatch::core {

namespace {

constexpr int kDeepest = 8; ///< of details, because another program's line may contain anything

nlohmann::ordered_json phraseJson(const Phrase& phrase)
{
    if (phrase.arguments.empty() && phrase.count < 0)
        return phrase.text;
    nlohmann::ordered_json json = {{"text", phrase.text}, {"arguments", nlohmann::ordered_json::array()}};
    for (const Phrase& argument : phrase.arguments)
        json["arguments"].push_back(phraseJson(argument));
    if (phrase.count >= 0) {
        json["count"] = phrase.count;
        json["one"] = phrase.one;
    }
    return json;
}

/// Throws nlohmann's exception for other JSON.
Phrase phraseFrom(const nlohmann::json& json, int depth = 0)
{
    if (json.is_string())
        return json.get<std::string>();
    Phrase phrase(json.at("text").get<std::string>());
    for (const nlohmann::json& argument : json.at("arguments"))
        phrase.arguments.push_back(depth < kDeepest ? phraseFrom(argument, depth + 1) : Phrase());
    phrase.count = json.value("count", -1);
    phrase.one = json.value("one", std::string());
    return phrase;
}

} // namespace

nlohmann::ordered_json errorJson(const Error& error)
{
    nlohmann::ordered_json json = {{"code", static_cast<int>(error.code)}, {"detail", phraseJson(error.detail)}};
    if (!error.file.empty())
        json["file"] = error.file;
    if (error.game > 0)
        json["game"] = error.game;
    if (error.line > 0)
        json["line"] = error.line;
    if (error.move > 0)
        json["move"] = error.move;
    return json;
}

std::optional<Error> errorFromJson(const nlohmann::json& json)
{
    try {
        const int code = json.at("code").get<int>();
        if (code < 0 || code > static_cast<int>(kLastErrorCode))
            return std::nullopt;
        return Error{static_cast<ErrorCode>(code), phraseFrom(json.at("detail")), json.value("file", std::string()),
            json.value("game", std::uint64_t{0}), json.value("line", std::uint64_t{0}), json.value("move", 0)};
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    }
}

} // namespace evenmatch::core
