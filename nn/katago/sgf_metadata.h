// The inputs of KataGo's human-like networks ("HumanSL") about a game and its players: 192 numbers.
#pragma once

#include "core/game/game.h"
#include "core/strength/scale/rank_scale.h"

#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <string_view>

namespace evenmatch::nn::katago {

/// A kind of game between two people, described by one of KataGo's profiles.
struct HumanProfile {
    enum class Source : unsigned char { Kgs = 2, GoGoD = 5, Go4Go = 6 };

    std::array<int, 2> ranks{}; ///< of Black and White: 1 for 9 dan and professionals, 9 for 1 dan, 10 for 1 kyu, 29 for 20 kyu
    bool isServerGame = true; ///< with 20 minutes and 5 × 30 seconds, perhaps unrated; otherwise a professional game of unknown time
    std::chrono::year_month_day date{};
    Source source = Source::Kgs;
};

/// KataGo's profiles by their names: "rank_5k" (both players), "rank_5k_3d" (Black, White), "preaz_5k" (the same in 2016, before programs
/// changed openings), "proyear_1950" (professionals of 1800 to 2023). Nothing for other names.
std::optional<HumanProfile> humanProfile(std::string_view name);

/// The ranks of these networks, strongest first: 9d … 1d, 1k … 20k.
const strength::RankScale& humanScale();
/// Both players of a rank of humanScale(), on KGS in 2020: "rank_5k". REQUIRES: rank < humanScale().size()
HumanProfile humanProfile(std::size_t rank);

/// REQUIRES: numbers.size() == kKatagoMetadata; boardArea counts points
void fillMetadata(const HumanProfile& profile, game::Side toMove, int boardArea, std::span<float> numbers);

} // namespace evenmatch::nn::katago
