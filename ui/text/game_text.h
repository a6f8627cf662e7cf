// Positions, moves, results and titles of games as text.
#pragma once

#include "core/game/any_position.h"
#include "core/game/go/position.h"
#include "core/game/go/scoring.h"
#include "core/record/notes/annotations.h"

#include <QString>

namespace evenmatch::nn {
struct PlayedGame;
}

namespace evenmatch::ui {

/// "Black", "White": the name of a player in this game.
QString sideName(const game::AnyPosition& position, game::Side side);

/// "Black to move".
QString toMoveText(const game::AnyPosition& position);

/// "The game is over."
QString gameOverText();

/// A record's result as text; an unknown result is shown as written.
QString resultText(const QString& result);

/// A result in lists: "B+3.5", "1-0"; a jigo, which is "0" in files, as a word.
QString resultLabel(const QString& result);

/// A move in the game's notation: "Q16", "pass", "Nf3". REQUIRES: it is legal
QString moveWords(const game::AnyPosition& position, game::Move move);

/// "the point is taken": why the rules do not allow a move. REQUIRES: it is illegal
QString refusalText(const game::AnyPosition& position, game::Move move);

/// The number of the move at `ply` (PlayedGame::numberOf()): "87"; in chess "44." or "44…".
QString moveNumberText(const nn::PlayedGame& game, std::size_t ply);

/// "KQRBN": the letters of king, queen, rook, bishop and knight in the user's language.
QString localPieceLetters();

/// "!?", the annotator's mark.
QString judgementGlyph(record::Judgement judgement);
/// Of a chess move, with the assessment of the position after it: "!", "?! ±".
QString chessGlyphs(record::Judgement judgement, record::Assessment assessment);

/// "Black 45, White 38 and 7.5 komi: White leads by 0.5"; with compensation for handicap stones "0.5 + 4 komi".
QString countText(const go::Score& score, double komi);

/// "Anna – Ben", or the game's name without players.
QString gameTitle(const record::GameRecord& record);
/// "Anna – ?".
QString gameTitle(const record::GameInfo& info);
/// "Go 9×9", "Chess", "Chess960".
QString gameName(const record::Setup& setup);

/// "7", "7.5"
QString pointsText(double points);

} // namespace evenmatch::ui
