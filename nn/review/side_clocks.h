// The clocks of a game as input of estimators.
#pragma once

#include "core/strength/estimate/scored_side.h"
#include "nn/input/played_game.h"

#include <span>
#include <vector>

namespace evenmatch::nn {

/// The clocks at these moves of a side, given by their indices in `game.moves`; empty without clocks in the game.
std::vector<strength::ClockNumbers> clocksOf(const PlayedGame& game, std::span<const std::size_t> plies);
/// The clocks at all moves of a side.
std::vector<strength::ClockNumbers> clocksOf(const PlayedGame& game, game::Side side);

} // namespace evenmatch::nn
