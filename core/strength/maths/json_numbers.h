// Reads numbers from untrusted JSON.
#pragma once

#include <cmath>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace evenmatch::strength {

/// A finite number under `key`.
inline std::optional<double> numberIn(const nlohmann::json& json, const char* key)
{
    if (!json.is_object() || !json.contains(key) || !json[key].is_number())
        return std::nullopt;
    const double number = json[key].get<double>();
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// A list of exactly `count` finite numbers under `key`.
inline std::optional<std::vector<double>> numbersIn(const nlohmann::json& json, const char* key, std::size_t count)
{
    if (!json.is_object() || !json.contains(key) || !json[key].is_array() || json[key].size() != count)
        return std::nullopt;
    std::vector<double> numbers;
    for (const nlohmann::json& number : json[key]) {
        if (!number.is_number() || !std::isfinite(number.get<double>()))
            return std::nullopt;
        numbers.push_back(number.get<double>());
    }
    return numbers;
}

} // namespace evenmatch::strength
