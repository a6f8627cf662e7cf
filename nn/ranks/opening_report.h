// How a player does in each opening: score, β against what the rank shows there, and where he or she leaves what the rank plays most.
#pragma once

#include "nn/ranks/player_games.h"
#include "nn/review/game_review.h"

#include <optional>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// A move that the rank's first choice is far likelier than, the first of its game.
struct Departure {
    std::size_t side = 0; ///< index in the player's sides: the last where it was so
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
    std::size_t finished = 0; ///< those whose result is known
    double score = 0; ///< of those: a win 1, a draw 0.5
    std::size_t moves = 0; ///< of the player, of the opening phase, that were looked at
    double beta = 0; ///< their mean β, less what players of the rank show at these move numbers; NaN: unknown
    double betaError = 0; ///< 95 of 100 times no farther off, games differing as these do; NaN with a single one
    std::optional<Departure> departure; ///< the one that came most often
};

/// Who the player is taken for.
struct OpeningRank {
    std::optional<std::size_t> policy; ///< the network's rank whose policy speaks for the player's; none: no departures
    const strength::RankProfile* profile = nullptr; ///< the network's; null: β cannot be compared
};

/// Most games first. Games whose opening has no name are left out. Reviews one a game; those not made yet leave β unknown.
std::vector<OpeningReport> openingReports(
    const PlayerSides& player, std::span<const SourceGame> games, std::span<const GameReview> reviews, const OpeningRank& rank);

} // namespace evenmatch::nn
