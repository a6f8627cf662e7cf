// The losses of a game's moves, and the mistakes among them: from a judge's evaluations (move_judge.h), the same for both colours.
#pragma once

#include "nn/review/game_review.h"
#include "nn/review/move_judge.h"

#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace evenmatch::nn {

inline constexpr double kPercentOfValue = 50; ///< of the winning chance, per unit of value

/// Go with a judge that counts: points; otherwise winning chance in percent.
enum class CostUnit : std::uint8_t { Points, Chance };

CostUnit costUnit(const JudgeInfo& judge);
/// The minimum loss of a mark with this judge, in faded percent of the winning chance.
double leastMark(const JudgeInfo& judge);

/// ? and ??. Mistakes lose 10 % of the winning chance, blunders 20 %; in Go mistakes lose 2.5 points and 5 %, blunders 6 points and 5 %.
/// The judge's margin is added to these percents, because most wrong marks would be slightly above the limits, except where it has
/// analysed both moves as long as it ever does (JudgeInfo::surestEffort). If a judge has analysed
/// twice (JudgedMove::doubt), half of that chance must be lost after subtracting the doubts of both moves. The judge's own choice and the
/// only legal move are never marked.
enum class CostGrade : std::uint8_t { None, Mistake, Blunder };

/// The winning chance in percent, on a scale that is compressed in decided positions: between 5 and 95 it is the chance itself, beyond them
/// changes count a fifth. A change from 96 to 99 % therefore makes almost no difference, and a lost win keeps its full loss.
double fadedChance(double value);

struct MoveCost {
    std::size_t ply = 0;
    double cost = std::numeric_limits<double>::quiet_NaN(); ///< in points, or in faded percent; never below 0; NaN: unknown
    double chance = 0; ///< faded percent, in either unit
    CostGrade grade = CostGrade::None;
    game::Move better = game::kNoMove; ///< the judge's choice, if it is another move
    bool isOnly = false; ///< the judge's choice, and the best other move, analysed as deeply, would be a blunder
};

/// The loss of an analysed move against the judge's choice.
struct JudgedCost {
    double cost = 0; ///< in the unit
    CostGrade grade = CostGrade::None;
};
/// REQUIRES: judged.isKnown()
JudgedCost costOf(const JudgedPly& judged, const JudgedMove& move, const JudgeInfo& by);

/// One for every move of the game.
std::vector<MoveCost> moveCosts(const PlayedGame& game, const GameJudgement& judgement);

/// The moves that at least one rank plays with less than kRarely: those that may be brilliant.
std::vector<std::size_t> rarePlies(const GameReview& review);
inline constexpr double kRarely = 0.05;

/// !!: the only good move (MoveCost::isOnly), which players of that rank play with less than kRarely.
bool isBrilliant(const MoveCost& cost, const GameReview& review, std::optional<std::size_t> rank);

/// A source of the losses of a game's moves: one entry per move, but only those of the given plies (ascending) have to be known. Stopped on
/// request.
using GameCosts = std::function<core::Result<std::vector<MoveCost>>(
    const GameReview& review, std::span<const std::size_t> plies, jobs::JobContext& job)>;

/// The mean loss of a rank's players in a position: the losses of their moves, weighted by the rank's policy. NaN if the judged moves make
/// up less than kEnoughOfPolicy of the policy.
double expectedCost(const PlyReview& seen, std::size_t rank, const JudgedPly& judged, CostUnit unit);
inline constexpr double kEnoughOfPolicy = 0.7;

/// The additional moves of a JudgeQuestion: the candidates of a review, by ply. Empty for a review without ranks.
std::vector<std::vector<game::Move>> othersToJudge(const GameReview& review);

/// The moves with the largest losses: at most `most` and those with a grade, the largest first.
std::vector<MoveCost> dearestMoves(const std::vector<MoveCost>& costs, std::size_t most);

/// By ply, from the first player's view, by the judge: points if that is the unit, otherwise winning chance in percent. For a finished game
/// (or an unjudged position) the value of the move that leads there; NaN if that is unknown, too.
std::vector<double> standings(const PlayedGame& game, const GameJudgement& judgement);

} // namespace evenmatch::nn
