// Opening, middle game, endgame, determined from the position alone.
#pragma once

#include "core/game/any_position.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace evenmatch::strength {

enum class GamePhase : std::uint8_t { Opening, Middle, Endgame };

inline constexpr std::array kGamePhases{GamePhase::Opening, GamePhase::Middle, GamePhase::Endgame};

/// Go, by move number: the opening ends after 14 % as many moves as the board has points (19×19: 50), the middle game after 40 % (144).
/// Chess, by material: the endgame begins with at most six pieces besides kings and pawns on the board; the opening ends after 24 plies.
/// Other games are all middle game.
GamePhase phaseOf(const game::AnyPosition& position);

/// "opening", "middle", "endgame".
std::string_view phaseName(GamePhase phase);

} // namespace evenmatch::strength
