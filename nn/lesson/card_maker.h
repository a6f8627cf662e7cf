// Makes cards from a player's games: positions where the next rank would have found the missed move, and quiet ones to mix in.
#pragma once

#include "core/lesson/card.h"
#include "nn/data/player_games.h"
#include "nn/lesson/position_judge.h"
#include "nn/review/game_review.h"
#include "nn/review/move_costs.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// The maker's progress for display: written by the maker, read from any thread. Empty while all games are read first, which the job's own
/// progress counts.
struct CardWatch {
    jobs::ProgressMeter again; ///< the card of an older version being checked again, from 1; total 0: none
    jobs::ProgressMeter game; ///< the current game, from 1
    jobs::ProgressMeter costs; ///< the progress of measuring the losses in this game
    jobs::ProgressMeter closer; ///< the candidate of this game being analysed closely, from 1; total 0: none yet
};

struct CardOptions {
    std::size_t mostLessons = 40;
    std::size_t decoysPerLesson = 1; ///< required for this many lessons each
    std::size_t lessonsPerDecoy = 3;
    std::size_t judgedPerGame = 5; ///< candidates that a judge analyses
    double easiest = 0.15; ///< minimum share of the player's rank that errs
    double hardest = 0.85;
    double seenAbove = 0.2; ///< minimum share of the next rank that finds it,
    double gain = 0.005; ///< minimum lead over the player's own rank: neighbours differ by 0.01 to 0.03 in most positions
    lesson::Time now; ///< stored in the cards
    std::shared_ptr<CardWatch> watch; ///< null: no display
    std::vector<lesson::Card> known; ///< the player has these: their positions, and their answers in their games, make no other card
};

/// An error ends the making.
using OnCards = std::function<core::Result<void>(std::span<const lesson::Card>)>;

/// The request: the player and the sources. REQUIRES: costs
struct CardRequest {
    std::span<const SourceGame> games;
    std::span<const GameReview> reviews; ///< one per game, known where the player is to move
    std::span<const PlayedSide> sides; ///< the player's, the latest games last; these are analysed first
    GameCosts costs; ///< finds plies for closer analysis, from a judge and never from the network's raw values
    std::size_t own = 0; ///< the network's rank for the player
    std::size_t above = 0; ///< and for the next rank
    std::string rank; ///< in words
    std::string rankAbove;
    std::int64_t player = 0; ///< in the library
    OnCards onCards = {}; ///< called with each card as soon as it is made; may be empty
};

struct MadeCards {
    std::vector<lesson::Card> cards;
    std::size_t games = 0; ///< analysed games
    std::size_t judged = 0; ///< positions
    std::size_t unclear = 0; ///< candidates that were no mistakes or had no clear answer
    std::size_t alreadyAsked = 0; ///< with the same answer as another card of the game
    std::size_t fallen = 0; ///< cards that a deeper analysis did not confirm
    std::size_t decided = 0;
    std::size_t unfair = 0; ///< the sum of these:
    std::size_t tooEasy = 0; ///< almost no player of the rank errs
    std::size_t tooHard = 0; ///< almost every player does
    std::size_t unseen = 0; ///< the next rank rarely finds it either
    std::size_t alike = 0; ///< the next rank finds it no more often
};

/// Facts and themes are added later (core/lesson/explain.h). Progress counts games, or cards if these suffice sooner. A stopped job returns
/// the cards made so far; Stopped without any.
core::Result<MadeCards> makeCards(
    Evaluator& evaluator, PositionJudge& judge, const CardRequest& request, const CardOptions& options, jobs::JobContext& job);

} // namespace evenmatch::nn
