// One position of a game as a card: what a judge and the network say of its moves. For cards of games that are over, and for the teacher of
// one that goes on.
#pragma once

#include "core/lesson/card.h"
#include "nn/evaluate/evaluator.h"
#include "nn/lesson/position_judge.h"
#include "nn/ranks/player_games.h"

#include <optional>
#include <string>

namespace evenmatch::nn {

struct CardSource {
    const SourceGame& game;
    std::size_t ply = 0; ///< the move there is the one that was played
    lesson::CardKind kind = lesson::CardKind::Lesson;
    std::size_t own = 0; ///< the network's rank that speaks for the player
    std::size_t above = 0; ///< and for the rank above
    std::string rank; ///< in words
    std::string rankAbove;
    std::int64_t player = 0; ///< in the library
    lesson::Time now;
};

/// The best moves, the one that was played, and, for judges that do not look at all, those that both ranks like.
PositionQuestion questionAbout(const PlayedGame& game, std::size_t ply, const Evaluation& evaluation, std::size_t own, std::size_t above);

/// Without themes. REQUIRES: verdict.moves is not empty, ply is a move of the game
lesson::Card cardOf(const CardSource& source, const PositionJudge& judge, const PositionVerdict& verdict, const Evaluation& evaluation);

/// The move that was played as a card with themes; nothing where at least `unlikely` of the next rank would play it as well (the judge is
/// not asked then), and where the judge knows nothing. Errors are the network's and the judge's.
core::Result<std::optional<lesson::Card>> cardWhereUnlikely(
    Evaluator& evaluator, PositionJudge& judge, const CardSource& source, double unlikely, const std::stop_token& stop);

} // namespace evenmatch::nn
