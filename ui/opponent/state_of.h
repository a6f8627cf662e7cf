// Converts the window's game into states for networks and searches.
#pragma once

#include "nn/input/played_game.h"
#include "ui/game/game_session.h"

namespace evenmatch::ui {

/// The session's current position, with its history; after a set-up in mid-game, the history from there on.
nn::GameState stateOf(const GameSession& session);

} // namespace evenmatch::ui
