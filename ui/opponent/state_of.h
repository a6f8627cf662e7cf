// From the window's game to what networks and searches are asked about.
#pragma once

#include "nn/input/played_game.h"
#include "ui/game/game_session.h"

namespace evenmatch::ui {

/// The position where the session stands, with its history; after a set-up in mid-game, the history from there on.
nn::GameState stateOf(const GameSession& session);

} // namespace evenmatch::ui
