// A player's results in each opening: score, β relative to the rank's, and the move that leaves the rank's main line.
#pragma once

#include "nn/data/player_games.h"
#include "nn/review/game_review.h"

#include <optional>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// A move far less likely than the rank's first choice, the first one of its game.
struct Departure {
    std::size_t side = 0; ///< index in the player's sides: the last one with it
    std::size_t ply = 0;
    MoveReview played;
    MoveReview usual; ///< the rank's first choice
    std::size_t times = 1; ///< games in which the same move was played in the same position
};

/// One opening with one colour.
struct OpeningReport {
    std::string name; ///< game::openingFamily()
    game::Side side = game::Side::First;
    std::size_t games = 0;
    std::size_t finished = 0; ///< those with a known result
    double score = 0; ///< of these: a win 1, a draw 0.5
    std::size_t moves = 0; ///< evaluated moves of the player in the opening phase
    double beta = 0; ///< their mean β, minus that of the rank's players at these move numbers; NaN: unknown
    double betaError = 0; ///< half of the 95 % interval, from the variation between games; NaN with a single one
    std::optional<Departure> departure; ///< the most frequent one
};

/// The player's estimated rank.
struct OpeningRank {
    std::optional<std::size_t> policy; ///< the network's rank whose policy represents the player's; none: no departures
    const strength::RankProfile* profile = nullptr; ///< the network's; null: β cannot be compared
};

/// Most games first. Games without a named opening are left out. One review per game; missing ones leave β unknown.
std::vector<OpeningReport> openingReports(
    const PlayerSides& player, std::span<const SourceGame> games, std::span<const GameReview> reviews, const OpeningRank& rank);

} // namespace evenmatch::nn
