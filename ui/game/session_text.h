// The position and the game as text.
#pragma once

#include "core/record/notes/annotations.h"
#include "ui/game/game_session.h"

#include <QString>

#include <utility>
#include <vector>

namespace evenmatch::ui {

/// "Black", "White": the game's names of its first and second player.
QString sideName(const GameSession& session, game::Side side);
QString sideName(const game::AnyPosition& position, game::Side side);

/// "Black to move".
QString toMoveText(const game::AnyPosition& position);

/// "Black to play", "White is in check", "Checkmate: White wins", "Black wins by 3.5 points".
QString stateText(const GameSession& session);

/// A record's result as text; an unknown result is shown as written.
QString resultText(const QString& result);

/// A result in lists: "B+3.5", "1-0"; a jigo, which is "0" in files, as a word.
QString resultLabel(const QString& result);

/// A move in the game's notation: "Q16", "pass", "Nf3". REQUIRES: it is legal
QString moveWords(const game::AnyPosition& position, game::Move move);

/// "KQRBN": the letters of king, queen, rook, bishop and knight in the user's language.
QString localPieceLetters();

/// "!?", the annotator's mark.
QString judgementGlyph(record::Judgement judgement);

/// "Black 45, White 38 and 7.5 komi: White leads by 0.5"
QString countText(const go::Score& score);

/// The known facts about the game, as pairs of a label and a value.
std::vector<std::pair<QString, QString>> gameFacts(const GameSession& session);

/// "Anna – Ben", or the game's name without players.
QString gameTitle(const record::GameRecord& record);
/// "Go 9×9", "Chess", "Chess960".
QString gameName(const record::Setup& setup);

} // namespace evenmatch::ui
