// Makes cards of one player from given games: reviews, rank, cards.
#pragma once

#include "nn/lesson/card_maker.h"
#include "nn/ranks/estimators/rank_estimators.h"
#include "nn/review/review_cache.h"

#include <optional>

namespace evenmatch::nn {

/// The components for making cards. All must outlive it; one thread at a time.
struct CardWorkers {
    Evaluator& evaluator;
    const PlayerEstimators& estimators;
    PositionJudge& judge; ///< judges the positions of cards
    GameCosts costs; ///< finds candidate positions
    ReviewCache* reviews = nullptr; ///< the store of the network's evaluations; null: none
};

struct PlayerCardOptions {
    std::optional<std::size_t>
        rank; ///< of the estimators' scale; else estimated from these games, or, with too few games, taken from the files
    bool guesses = false; ///< if the files have none either: the middle of the scale
    CardOptions cards;
    OnCards onCards; ///< as in CardRequest
    unsigned threads = 1;
};

/// The source of the rank for the cards.
enum class RankSource : std::uint8_t { Chosen, Measured, Written, Guessed };

struct PlayerCards {
    MadeCards made;
    RankSource source = RankSource::Measured;
    std::string rank;
    std::string rankAbove;
};

/// `player` is the library's number of the player, 0 without one; `sides` with the latest games last. TooFewMoves without a source for the
/// rank. Progress counts positions, then games.
core::Result<PlayerCards> makePlayerCards(const PlayerSides& sides, std::int64_t player, std::span<const SourceGame> games,
    const CardWorkers& workers, const PlayerCardOptions& options, jobs::JobContext& job);

/// The latest `most` of a player's sides, the latest last.
std::vector<PlayedSide> latestSides(std::span<const SourceGame> games, std::vector<PlayedSide> sides, std::size_t most);

} // namespace evenmatch::nn
