// One position of a game as a card: the judge's and the network's evaluation of its moves. For cards of finished games, and for the tutor
// of a running one.
#pragma once

#include "core/lesson/card.h"
#include "nn/data/player_games.h"
#include "nn/evaluate/evaluator.h"
#include "nn/lesson/position_judge.h"
#include "nn/review/move_judge.h"

#include <optional>
#include <string>

namespace evenmatch::nn {

struct CardSource {
    const SourceGame& game;
    std::size_t ply = 0; ///< the ply of the move played
    lesson::CardKind kind = lesson::CardKind::Lesson;
    std::size_t own = 0; ///< the network's rank for the player
    std::size_t above = 0; ///< and for the next rank
    std::string rank; ///< in words
    std::string rankAbove;
    std::int64_t player = 0; ///< in the library
    lesson::Time now;
};

/// The best moves, the one played, and, for judges without a search, those likely for both ranks. The judge may stop as soon as the moves
/// make no card.
PositionQuestion questionAbout(const CardSource& source, const Evaluation& evaluation, lesson::LossUnit unit);

/// Sets the card's difficulty and evidence by its moves.
void weigh(lesson::Card& card);

/// Without themes. REQUIRES: verdict.moves is not empty, ply is a move of the game
lesson::Card cardOf(const CardSource& source, const PositionJudge& judge, const PositionVerdict& verdict, const Evaluation& evaluation);

/// The same from a judge of games that marked the move: its evaluation of the position and of the next one. With themes. REQUIRES: the
/// judgement has the position
core::Result<lesson::Card> cardOf(const CardSource& source, const GameJudgement& judgement, Evaluator& evaluator);

/// A lesson to keep: nothing if a close analysis or the deeper one after it finds no clear solution (lesson::Card::hasClearAnswer()), or if
/// the position is decided. With themes. Errors are from the network and the judge.
core::Result<std::optional<lesson::Card>> clearCardAt(
    Evaluator& evaluator, PositionJudge& judge, const CardSource& source, const std::stop_token& stop);

} // namespace evenmatch::nn
