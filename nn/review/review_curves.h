// The numbers of a review's plots: smoothed lines, the bands of the ranks, unusual moves, and the course of the game.
#pragma once

#include "core/strength/estimate/game_phase.h"
#include "core/strength/scale/rank_bands.h"
#include "nn/review/game_review.h"
#include "nn/review/move_costs.h"

#include <span>
#include <utility>
#include <vector>

namespace evenmatch::nn {

/// One side's measure, move by move.
struct SideCurve {
    std::vector<std::size_t> plies; ///< the side's known moves
    std::vector<double> raw;
    std::vector<double> smooth; ///< mean over `window` of the side's moves around it, fewer at the ends
};

SideCurve sideCurve(const GameReview& review, game::Side side, strength::Measure measure, int window);

/// The bands of the ranks along a game, by ply of it (core/strength/scale/rank_bands.h); games that begin at a later move have theirs from
/// there.
std::vector<strength::RankBand> bandsAlong(
    const PlayedGame& game, const strength::RankProfile& profile, strength::Measure measure, int window);

/// A move that players of the side's rank rarely choose.
struct UnlikeMove {
    std::size_t ply = 0;
    double probability = 0; ///< at that rank
    double usual = 0; ///< of the rank's first choice
};

/// At most `most`, the rarest relative to the rank's first choice first; only if it is twenty times rarer. `judged`, by ply or empty: the
/// judge's best moves are left out, because finding them is no error.
std::vector<UnlikeMove> unlikeMoves(
    const GameReview& review, game::Side side, std::size_t rank, std::size_t most, std::span<const JudgedPly> judged = {});

/// The first ply of each phase that the game reaches.
std::vector<std::pair<std::size_t, strength::GamePhase>> phaseStarts(const GameReview& review);

/// By ply, from the first player's view, by the network's raw values: points or winning chance in percent. Each is averaged with its
/// neighbours (1 : 2 : 1), which removes the bias towards the side to move. NaN if unknown.
std::vector<double> networkStandings(const GameReview& review, CostUnit unit);

} // namespace evenmatch::nn
