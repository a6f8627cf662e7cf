// A player's β over a game with the bands of the ranks: a picture of `estimate`'s report.
#pragma once

#include "nn/ranks/player_report.h"

#include <string>
#include <string_view>

namespace evenmatch::cli {

/// An SVG picture inside a page; empty with too few moves to draw a line.
std::string betaPicture(const nn::PlayerReport& report, const strength::RankProfile& profile);

/// The colours of its bands, to be added to reportStyle().
std::string_view betaPictureStyle();

} // namespace evenmatch::cli
