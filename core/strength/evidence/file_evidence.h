// What a player's files say of the rank beside the moves: results against rated opponents, and how strong those opponents are
// (ALGORITHMS.md 7). The player's own tag is no part of it.
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "core/strength/evidence/rank_line.h"
#include "core/strength/rating/ratings.h"

#include <limits>
#include <string>

namespace evenmatch::strength {

/// A game against an opponent whose rank the file says, as the player sees it.
struct RatedGame {
    double opponent = 0; ///< rating on the line, as in ratings.h
    double advantage = 0; ///< what the player was given, in the same unit: the first move, stones, komi
    double score = std::numeric_limits<double>::quiet_NaN(); ///< 1, 0.5 or 0; NaN: unknown
    std::string name = {}; ///< of the opponent; empty: somebody whom the player met once
};

/// How a rank shows in files of a game. Constants; fileModel() has those that were fitted.
struct FileModel {
    /// Opponents' ratings are normal around the player's plus the player's own offset.
    struct Matching {
        double offset = 0; ///< standard deviation of the offset over players
        double game = 0; ///< and of one opponent around it
    };
    EloScale elo{EloScale::Kind::Elo};
    double slope = 1; ///< Elo differences count so much of what is expected of them
    double firstMove = 0; ///< what it is worth, in the unit of ratings
    Matching closely; ///< servers that match like with like
    Matching openly; ///< opponents whom players choose
    double shareClosely = 0.5;
    double moves = 1; ///< weights in the logarithm
    double results = 1;
    double opponents = 1;
};

/// Probability along the line from the moves' probabilities of ranks and the games. REQUIRES: moves.size() == line.ranks()
PlaceDistribution withFiles(std::span<const double> moves, const RankLine& line, std::span<const RatedGame> games, const FileModel& model);

/// "From everything in the file".
struct FileAnswer {
    RankEstimate estimate; ///< of the same games; its probabilities, median and interval are of everything
    ExactRank exact;
    std::size_t rated = 0; ///< games with rated opponents
    std::size_t results = 0; ///< those whose result is known
};
/// Nothing where no opponent's rank is known, or where the moves are too few.
std::optional<FileAnswer> fileAnswer(
    const RankEstimate& moves, const RankLine& line, std::span<const RatedGame> games, const FileModel& model);

} // namespace evenmatch::strength
