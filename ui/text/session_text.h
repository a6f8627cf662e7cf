// What stands on the board, in words.
#pragma once

#include "core/record/annotations.h"
#include "ui/game/game_session.h"

#include <QString>

#include <utility>
#include <vector>

namespace evenmatch::ui {

/// "Black", "White" as the game calls its first and second player.
QString sideName(const GameSession& session, game::Side side);
QString sideName(const game::AnyPosition& position, game::Side side);

/// "Black to move".
QString toMoveText(const game::AnyPosition& position);

/// "Black to play", "White is in check", "Checkmate: White wins", "Black wins by 3.5 points".
QString stateText(const GameSession& session);

/// A record's result as text; an unknown result is shown as written.
QString resultText(const QString& result);

/// A result as lists show it: "B+3.5", "1-0"; a jigo, which files write as "0", in words.
QString resultLabel(const QString& result);

/// A move as players of the game write it: "Q16", "pass", "Nf3". REQUIRES: it is legal
QString moveWords(const game::AnyPosition& position, game::Move move);

/// "KQRBN": the letters of king, queen, rook, bishop and knight in the user's language.
QString localPieceLetters();

/// "!?" as the annotator wrote it.
QString judgementGlyph(record::Judgement judgement);

/// "Black 45, White 38 and 7.5 komi: White leads by 0.5"
QString countText(const go::Score& score);

/// What is known of the game, as pairs of a word and its value.
std::vector<std::pair<QString, QString>> gameFacts(const GameSession& session);

/// "Anna – Ben", or the game's name where no players are known.
QString gameTitle(const record::GameRecord& record);
/// "Go 9×9", "Chess", "Chess960".
QString gameName(const record::Setup& setup);

} // namespace evenmatch::ui
