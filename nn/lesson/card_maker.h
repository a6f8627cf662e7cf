// Cards from a player's games: positions in which the rank above would have found what the player missed, and quiet ones to go with them.
#pragma once

#include "core/lesson/card.h"
#include "nn/lesson/position_judge.h"
#include "nn/ranks/player_games.h"
#include "nn/review/game_review.h"
#include "nn/review/move_costs.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// What is being done, for whoever waits: written by the maker, read from any thread. Nothing yet of any game: they are all read through
/// first, which the job's own progress counts.
struct CardWatch {
    jobs::ProgressMeter game; ///< which of the games is looked at, from 1
    jobs::ProgressMeter costs; ///< how far it is known what that game's moves cost
    jobs::ProgressMeter closer; ///< which of its dear moves is looked at closely, from 1; total 0: none yet
};

struct CardOptions {
    std::size_t mostLessons = 40;
    std::size_t decoysPerLesson = 1; ///< wanted for so many lessons each …
    std::size_t lessonsPerDecoy = 3;
    std::size_t judgedPerGame = 5; ///< candidates that a judge looks at
    double easiest = 0.15; ///< of the player's rank, at least that part goes wrong
    double hardest = 0.85;
    double seenAbove = 0.2; ///< so many of the rank above find it at least,
    double gain = 0.005; ///< so many more than of the player's own rank: neighbours differ by 0.01 to 0.03 at most positions
    lesson::Time now; ///< noted in the cards
    std::shared_ptr<CardWatch> watch; ///< null: nobody waits
};

/// An error ends the making.
using OnCards = std::function<core::Result<void>(std::span<const lesson::Card>)>;

/// Whose cards, from what. REQUIRES: costs
struct CardRequest {
    std::span<const SourceGame> games;
    std::span<const GameReview> reviews; ///< one a game, known where the player is to move
    std::span<const PlayedSide> sides; ///< the player's, the latest games last: they are looked at first
    GameCosts costs; ///< says where to look closer; a judge's word, never the network's raw values
    std::size_t own = 0; ///< the network's rank that speaks for the player
    std::size_t above = 0; ///< and for the rank above
    std::string rank; ///< in words
    std::string rankAbove;
    std::int64_t player = 0; ///< in the library
    OnCards onCards = {}; ///< told of each as soon as it is made; may be empty
};

struct MadeCards {
    std::vector<lesson::Card> cards;
    std::size_t games = 0; ///< looked at
    std::size_t judged = 0; ///< positions
    std::size_t unclear = 0; ///< candidates whose move was no mistake after all, or without a clear answer
    std::size_t alreadyAsked = 0; ///< with the same answer as another card of the game
    std::size_t decided = 0;
    std::size_t unfair = 0; ///< the sum of these:
    std::size_t tooEasy = 0; ///< hardly anybody of the player's rank goes wrong
    std::size_t tooHard = 0; ///< nearly everybody does
    std::size_t unseen = 0; ///< the rank above hardly finds it either
    std::size_t alike = 0; ///< the rank above finds it no more often
};

/// Facts and themes are added by whoever can tell them (core/lesson/explain.h does). Progress counts games, or cards where these are sooner
/// enough. A job that is stopped gives the cards that were made by then; Stopped where there is none.
core::Result<MadeCards> makeCards(
    Evaluator& evaluator, PositionJudge& judge, const CardRequest& request, const CardOptions& options, jobs::JobContext& job);

} // namespace evenmatch::nn
