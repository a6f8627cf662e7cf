// Converts the window's game into states for networks and searches.
#pragma once

#include "nn/input/played_game.h"
#include "ui/game/game_session.h"

namespace evenmatch::ui {

/// The session's current position, with its history, unless stones were set up or a move was left out on the way.
nn::GameState stateOf(const GameSession& session);
/// The same for the position without the final passes.
nn::GameState stateToPlayOn(const GameSession& session);

} // namespace evenmatch::ui
