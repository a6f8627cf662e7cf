// Who won, from results in words.
#pragma once

#include "core/game/game.h"

#include <optional>
#include <string_view>

namespace evenmatch::record {

/// From results in English, Chinese, Japanese and Korean: "黒中押し勝ち", "白超时，黑胜", "흑 불계패", "White loses on time". The first
/// word for winning or losing decides, about the colour named last before it; without one, the colour named first wins. Nothing without a
/// colour.
std::optional<game::Side> winnerInWords(std::string_view result);

/// Whether the result begins with a colour and has a word for winning or losing: winnerInWords() does not guess then.
bool isDecidedInWords(std::string_view result);

} // namespace evenmatch::record
