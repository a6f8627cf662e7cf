// JSON texts are parsed and written in one place, because every other call of the library's parser or writer compiles it once more, which
// takes seconds.
#pragma once

#include <iosfwd>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace evenmatch::core {

/// A discarded value if the text is not JSON; its at() throws json::exception.
nlohmann::json parseJson(std::string_view text);
nlohmann::json readJson(std::istream& stream);
nlohmann::ordered_json readOrderedJson(std::istream& stream);

/// In one line, with U+FFFD for bytes that are not UTF-8.
std::string jsonText(const nlohmann::json& value);
std::string jsonText(const nlohmann::ordered_json& value);

} // namespace evenmatch::core
