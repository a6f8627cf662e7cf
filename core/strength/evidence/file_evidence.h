// The evidence for a player's rank in the files besides the moves: results against rated opponents, and the strength of those opponents
// (ALGORITHMS.md 7). The player's own tag is not used.
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "core/strength/evidence/rank_line.h"
#include "core/strength/scale/ratings.h"

#include <limits>
#include <string>

namespace evenmatch::strength {

/// A game against an opponent whose rank is in the file, from the player's view.
struct RatedGame {
    double opponent = 0; ///< rating on the line, as in ratings.h
    double advantage = 0; ///< the player's advantage in the same unit: the first move, stones, komi
    double score = std::numeric_limits<double>::quiet_NaN(); ///< 1, 0.5 or 0; NaN: unknown
    std::string name = {}; ///< of the opponent; empty: an opponent met only once
};

/// The relation between a rank and the games in a file. Constants; fileModel() has the fitted ones.
struct FileModel {
    /// Opponents' ratings are normally distributed around the player's plus the player's own offset.
    struct Matching {
        double offset = 0; ///< standard deviation of the offset over players
        double game = 0; ///< standard deviation of one opponent around it
    };
    EloScale elo{EloScale::Kind::Elo};
    double slope = 1; ///< factor of Elo differences in the expected score
    double firstMove = 0; ///< its value in the unit of ratings
    Matching closely; ///< servers that match players of similar strength
    Matching openly; ///< servers where players choose their opponents
    double shareClosely = 0.5;
    double moves = 1; ///< weight of the moves' log probabilities
    double results = 1;
    double opponents = 1;
};

/// Probability along the line, from the moves' probabilities of ranks and the games. REQUIRES: moves.size() == line.ranks()
PlaceDistribution withFiles(std::span<const double> moves, const RankLine& line, std::span<const RatedGame> games, const FileModel& model);

/// The estimate from everything in the file.
struct FileAnswer {
    RankEstimate estimate; ///< of the same games; its probabilities, median and interval use everything
    ExactRank exact;
    std::size_t rated = 0; ///< games with rated opponents
    std::size_t results = 0; ///< those whose result is known
};
/// Nothing if no opponent's rank is known or there are too few moves.
std::optional<FileAnswer> fileAnswer(
    const RankEstimate& moves, const RankLine& line, std::span<const RatedGame> games, const FileModel& model);

} // namespace evenmatch::strength
