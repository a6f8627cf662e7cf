#include "core/lesson/facts/theme.h"

#include <array>

namespace evenmatch::lesson {

namespace {

constexpr std::array<std::string_view, kThemes> kNames
    = {"hanging-piece", "exchange", "fork", "pin", "skewer", "discovered-attack", "back-rank", "mate", "mate-threat", "trapped-piece",
        "promotion", "overloaded-defender", "deflection", "mate-pattern", "lost-tempo", "capture", "atari", "ladder", "escape",
        "self-atari", "cut", "connection", "ko", "eye", "snapback", "net", "life", "race", "endgame", "shape", "big-point"};

} // namespace

std::string_view themeName(Theme theme) { return kNames[static_cast<std::size_t>(theme)]; }

std::optional<Theme> findTheme(std::string_view name)
{
    for (std::size_t i = 0; i < kNames.size(); ++i)
        if (kNames[i] == name)
            return static_cast<Theme>(i);
    return std::nullopt;
}

} // namespace evenmatch::lesson
