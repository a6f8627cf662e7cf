// Formats a measured number for the terminal and documents: "-" if there is none.
#pragma once

#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

namespace evenmatch::cli {

inline std::string measuredNumber(const nlohmann::ordered_json& number)
{
    if (!number.is_number())
        return "-";
    char text[32];
    const double value = number.get<double>();
    std::snprintf(text, sizeof text, std::abs(value) < 10 ? "%.2f" : "%.1f", value);
    return text;
}

} // namespace evenmatch::cli
