#include "core/json_text.h"

#include <istream>

namespace evenmatch::core {

using nlohmann::json;
using nlohmann::ordered_json;

json parseJson(std::string_view text) { return json::parse(text, nullptr, false); }

json readJson(std::istream& stream) { return json::parse(stream, nullptr, false); }

ordered_json readOrderedJson(std::istream& stream) { return ordered_json::parse(stream, nullptr, false); }

std::string jsonText(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

std::string jsonText(const ordered_json& value) { return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace); }

} // namespace evenmatch::core
