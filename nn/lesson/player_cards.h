// Cards of one player, from games at hand: reviews, rank, cards.
#pragma once

#include "nn/lesson/card_maker.h"
#include "nn/ranks/estimators/rank_estimators.h"
#include "nn/review/review_cache.h"

#include <optional>

namespace evenmatch::nn {

/// Who takes part in making cards. All must outlive it; one thread at a time.
struct CardWorkers {
    Evaluator& evaluator;
    const PlayerEstimators& estimators;
    PositionJudge& judge; ///< of the positions that cards are made of
    GameCosts costs; ///< says which those may be
    ReviewCache* reviews = nullptr; ///< where the network's words are kept; null: nowhere
};

struct PlayerCardOptions {
    std::optional<std::size_t>
        rank; ///< of the estimators' scale; else measured from these games, or, where they are too few, as they say it
    bool guesses = false; ///< where they do not say it either: the middle of the scale
    CardOptions cards;
    OnCards onCards; ///< as in CardRequest
    unsigned threads = 1;
};

/// Where the rank is from that cards are made for.
enum class RankSource : std::uint8_t { Chosen, Measured, Written, Guessed };

struct PlayerCards {
    MadeCards made;
    RankSource source = RankSource::Measured;
    std::string rank;
    std::string rankAbove;
};

/// `player` is the library's number of the player, 0 without one; `sides` with the latest games last. NotFound when nothing says a
/// rank. Progress counts positions, then games.
core::Result<PlayerCards> makePlayerCards(const PlayerSides& sides, std::int64_t player, std::span<const SourceGame> games,
    const CardWorkers& workers, const PlayerCardOptions& options, jobs::JobContext& job);

/// The latest `most` of a player's sides, the latest last.
std::vector<PlayedSide> latestSides(std::span<const SourceGame> games, std::vector<PlayedSide> sides, std::size_t most);

} // namespace evenmatch::nn
