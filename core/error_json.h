// Errors as JSON, so that a program can translate those of another one.
#pragma once

#include "core/error.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace evenmatch::core {

/// {"code", "detail", "file"?, "game"?, "line"?, "move"?}; a detail with arguments or a number is {"text", "arguments", "count"?, "one"?}.
nlohmann::ordered_json errorJson(const Error& error);

/// Nothing for anything that errorJson() does not write, such as a code of a later version.
std::optional<Error> errorFromJson(const nlohmann::json& json);

} // namespace evenmatch::core
