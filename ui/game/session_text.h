// The game of a session as text.
#pragma once

#include "ui/game/game_session.h"
#include "ui/text/game_text.h"

#include <QString>

#include <utility>
#include <vector>

namespace evenmatch::ui {

/// "Black", "White": the game's names of its first and second player.
QString sideName(const GameSession& session, game::Side side);

/// "Black to play", "White is in check", "Checkmate: White wins", "Black wins by 3.5 points".
QString stateText(const GameSession& session);

/// The known facts about the game, as pairs of a label and a value.
std::vector<std::pair<QString, QString>> gameFacts(const GameSession& session);

} // namespace evenmatch::ui
