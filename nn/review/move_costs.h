// What the moves of a game cost, and which are mistakes: out of a judge's word (move_judge.h), the same for both colours.
#pragma once

#include "nn/review/game_review.h"
#include "nn/review/move_judge.h"

#include <functional>
#include <limits>
#include <vector>

namespace evenmatch::nn {

inline constexpr double kPercentOfValue = 50; ///< of the chance to win, of one unit of value

/// Go by a judge that counts: points; else the chance to win in percent.
enum class CostUnit : std::uint8_t { Points, Chance };

CostUnit costUnit(const JudgeInfo& judge);
/// Faded percent of the chance to win that a mark takes by this judge's word.
double leastMark(const JudgeInfo& judge);

/// ? and ??. Mistakes cost 10 % of the chance to win, blunders 20 %; in Go mistakes cost 2.5 points and 5 %, blunders 6 points and 5 %; the
/// judge's margin comes on top of those percents, for most of what would be marked wrongly costs a little less than a mark takes. Where
/// a judge has looked twice (JudgedMove::doubt), half of that chance must be lost with the doubts of either move taken off. A move that is
/// the judge's own choice, or the only legal one, is neither.
enum class CostGrade : std::uint8_t { None, Mistake, Blunder };

/// The chance to win in percent, on a scale that fades where the game is decided: between 5 and 95 it is the chance itself, what lies
/// beyond counts a fifth. So 99 instead of 96 % is next to nothing, and a win thrown away costs what it costs.
double fadedChance(double value);

struct MoveCost {
    std::size_t ply = 0;
    double cost = std::numeric_limits<double>::quiet_NaN(); ///< in points, or in faded percent; never below 0; NaN: unknown
    double chance = 0; ///< faded percent, whatever the unit
    CostGrade grade = CostGrade::None;
    game::Move better = game::kNoMove; ///< the judge's choice, where it is another move
};

/// What a move that the judge has looked at costs against its choice.
struct JudgedCost {
    double cost = 0; ///< in the unit
    CostGrade grade = CostGrade::None;
};
/// REQUIRES: judged.isKnown()
JudgedCost costOf(const JudgedPly& judged, const JudgedMove& move, const JudgeInfo& by);

/// One for every move of the game.
std::vector<MoveCost> moveCosts(const PlayedGame& game, const GameJudgement& judgement);

/// Whoever can say what a game's moves cost: one for every move. Stopped when asked to.
using GameCosts = std::function<core::Result<std::vector<MoveCost>>(const GameReview& review, jobs::JobContext& job)>;

/// What players of a rank lose at a position on average: the costs of their moves, weighted by the rank's policy. NaN where moves are
/// judged that make less than kEnoughOfPolicy of the policy.
double expectedCost(const PlyReview& seen, std::size_t rank, const JudgedPly& judged, CostUnit unit);
inline constexpr double kEnoughOfPolicy = 0.7;

/// What a JudgeQuestion asks beside: the candidates of a review, by ply. Empty where the review knows no ranks.
std::vector<std::vector<game::Move>> othersToJudge(const GameReview& review);

/// The moves that cost most: at most `most` and those with a grade, dearest first.
std::vector<MoveCost> dearestMoves(const std::vector<MoveCost>& costs, std::size_t most);

/// By ply, from the first player's view, as the judge sees it: points where that is the unit, else the chance to win in percent. Where the
/// game is over (or nobody judged), what the move that leads there is worth; NaN where that is unknown, too.
std::vector<double> standings(const PlayedGame& game, const GameJudgement& judgement);

} // namespace evenmatch::nn
