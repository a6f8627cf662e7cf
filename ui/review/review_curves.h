// What the review shows of a game, as numbers: smoothed lines, the bands of the ranks, what moves cost, which moves stand out.
#pragma once

#include "core/strength/game_phase.h"
#include "core/strength/rank_bands.h"
#include "nn/game_review.h"

#include <array>
#include <optional>
#include <vector>

namespace evenmatch::ui {

using strength::Measure;
using strength::RankBand;
using strength::rankBands;

/// One side's measure, move by move.
struct SideCurve {
    std::vector<std::size_t> plies; ///< those of the side's moves that are known
    std::vector<double> raw;
    std::vector<double> smooth;     ///< mean over `window` of the side's moves around it, fewer at the ends
};

SideCurve sideCurve(const nn::GameReview& review, game::Side side, Measure measure, int window);

/// Go with a network that counts: points; else the chance to win in percent.
enum class CostUnit { Points, Chance };

/// What a move cost by the network's own opinion.
enum class CostGrade { None, Doubtful, Mistake, Blunder }; ///< ?! ? ??

struct MoveCost {
    std::size_t ply = 0;
    double cost = 0;         ///< NaN: unknown; below 0: it turned out better
    CostGrade grade = CostGrade::None;
};

/// How much better (below 0: worse) a position looks when a player is to move than when the other one is, for no reason but that: the median
/// over the game of what the two sides' opinions of neighbouring positions add up to. Below 0 it is taken out of costs and standings; above
/// it is what moves cost.
double tempoBias(const nn::GameReview& review, CostUnit unit);

/// One for every move of the game. Go: 1.5, 4 and 8 points; chess and networks that do not count: 5, 10 and 20 % of the chance to win.
std::vector<MoveCost> moveCosts(const nn::GameReview& review, CostUnit unit);

/// The moves that cost most: at most `most` and those with a grade, dearest first.
std::vector<MoveCost> dearestMoves(const std::vector<MoveCost>& costs, std::size_t most);

/// The rank whose policy makes the side's moves most likely; nothing without moves or ranks.
std::optional<std::size_t> likeliestRank(const nn::GameReview& review, game::Side side);

/// A move that players of the side's rank rarely make.
struct UnlikeMove {
    std::size_t ply = 0;
    double probability = 0;  ///< at that rank
    double usual = 0;        ///< of the rank's first choice
};

/// At most `most`, the rarest against the rank's first choice first; only where it is twenty times as rare.
std::vector<UnlikeMove> unlikeMoves(const nn::GameReview& review, game::Side side, std::size_t rank, std::size_t most);

/// The first ply of each phase that the game comes to.
std::vector<std::pair<std::size_t, strength::GamePhase>> phaseStarts(const nn::GameReview& review);

/// By ply, from the first player's view: points where the unit is points, else the chance to win in percent. NaN where unknown.
std::vector<double> standings(const nn::GameReview& review, CostUnit unit);

} // namespace evenmatch::ui
