// The date in results of measurements.
#pragma once

#include <chrono>
#include <ctime>
#include <string>

namespace evenmatch::cli {

/// Today's date in UTC: "2026-11-22".
inline std::string today()
{
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[16];
    std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
    return text;
}

} // namespace evenmatch::cli
