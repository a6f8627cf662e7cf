#include "nn/review/move_costs.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

using game::Side;

namespace {

constexpr double kDecided = 45; ///< percentage points from even, beyond which a position is decided
constexpr double kFading = 0.2; ///< weight of the part beyond
constexpr double kEvidence = 0.5; ///< share of a mark's loss that remains after subtracting doubts
constexpr double kUnknownCost = std::numeric_limits<double>::quiet_NaN();

struct Loss {
    double points = kUnknownCost;
    double chance = kUnknownCost; ///< faded percent
    double certain = kUnknownCost; ///< the same with the lowest value found for the best move and the highest for the other
    std::uint64_t effort = 0; ///< spent on each of the two moves

    bool costs(double percent, double margin) const { return chance >= percent + margin && certain >= kEvidence * percent; }
};

Loss lossOf(const JudgedMove& best, const JudgedMove& move)
{
    return {.points = std::max(0.0, double{best.scoreLead} - double{move.scoreLead}),
        .chance = std::max(0.0, fadedChance(best.value) - fadedChance(move.value)),
        .certain = std::max(0.0, fadedChance(best.value - best.doubt) - fadedChance(move.value + move.doubt)),
        .effort = std::min(best.effort, move.effort)};
}

double inUnit(const Loss& loss, CostUnit unit) { return unit == CostUnit::Points ? loss.points : loss.chance; }

double leastPercent(CostUnit unit) { return unit == CostUnit::Points ? 5 : 10; }

CostGrade gradeOf(const Loss& loss, const JudgeInfo& by)
{
    const CostUnit unit = costUnit(by);
    const bool isSurest = by.surestEffort > 0 && loss.effort >= by.surestEffort;
    const double margin = isSurest ? 0 : by.margin;
    if (!loss.costs(leastPercent(unit), margin))
        return CostGrade::None;
    if (unit == CostUnit::Chance)
        return loss.costs(20, margin) ? CostGrade::Blunder : CostGrade::Mistake;
    const double points = loss.points - by.pointsMargin;
    return points >= 6 ? CostGrade::Blunder : points >= 2.5 ? CostGrade::Mistake : CostGrade::None;
}

/// Whether all moves but the best are blunders.
bool isOnlyGood(const JudgedPly& judged, const JudgeInfo& by)
{
    return judged.isCompared && judged.moves.size() > 1 && gradeOf(lossOf(judged.moves[0], judged.moves[1]), by) == CostGrade::Blunder;
}

} // namespace

CostUnit costUnit(const JudgeInfo& judge) { return judge.countsPoints ? CostUnit::Points : CostUnit::Chance; }

double leastMark(const JudgeInfo& judge) { return leastPercent(costUnit(judge)) + judge.margin; }

double fadedChance(double value)
{
    const double fromEven = kPercentOfValue * std::clamp(value, -1.0, 1.0);
    const double size = std::abs(fromEven);
    return kPercentOfValue + std::copysign(std::min(size, kDecided) + kFading * std::max(0.0, size - kDecided), fromEven);
}

JudgedCost costOf(const JudgedPly& judged, const JudgedMove& move, const JudgeInfo& by)
{
    const Loss loss = lossOf(judged.moves.front(), move);
    return {.cost = inUnit(loss, costUnit(by)), .grade = move.move == judged.moves.front().move ? CostGrade::None : gradeOf(loss, by)};
}

std::vector<MoveCost> moveCosts(const PlayedGame& game, const GameJudgement& judgement)
{
    const CostUnit unit = costUnit(judgement.by);
    std::vector<MoveCost> costs(game.moves.size());
    for (std::size_t ply = 0; ply < costs.size(); ++ply) {
        costs[ply].ply = ply;
        if (ply >= judgement.plies.size() || !judgement.plies[ply].isKnown())
            continue;
        const JudgedMove& best = judgement.plies[ply].moves.front();
        const JudgedMove* played = judgement.plies[ply].find(game.moves[ply]);
        if (!played)
            continue;
        const Loss loss = lossOf(best, *played);
        costs[ply].cost = inUnit(loss, unit);
        costs[ply].chance = loss.chance;
        if (played == &best) {
            costs[ply].isOnly = isOnlyGood(judgement.plies[ply], judgement.by);
            continue;
        }
        costs[ply].better = best.move;
        const bool mayBeMarked = judgement.plies[ply].isSure || judgement.plies[ply].isPlain;
        costs[ply].grade = mayBeMarked ? gradeOf(loss, judgement.by) : CostGrade::None;
    }
    return costs;
}

double expectedCost(const PlyReview& seen, std::size_t rank, const JudgedPly& judged, CostUnit unit)
{
    double weight = 0;
    double sum = 0;
    for (const MoveReview& candidate : seen.moves) {
        const JudgedMove* move = judged.find(candidate.move);
        if (!move || rank >= candidate.rankPriors.size())
            continue;
        const double prior = candidate.rankPriors[rank];
        weight += prior;
        sum += prior * inUnit(lossOf(judged.moves.front(), *move), unit);
    }
    return weight >= kEnoughOfPolicy ? sum / weight : kUnknownCost;
}

std::vector<std::vector<game::Move>> othersToJudge(const GameReview& review)
{
    std::vector<std::vector<game::Move>> others(review.plies.size());
    for (std::size_t ply = 0; ply < others.size() && review.ranks > 0; ++ply)
        for (const MoveReview& move : review.plies[ply].moves)
            others[ply].push_back(move.move);
    return others;
}

std::vector<std::size_t> rarePlies(const GameReview& review)
{
    std::vector<std::size_t> plies;
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
        if (!review.hasPlayed(ply) || review.plies[ply].legalMoves < 2)
            continue;
        const std::vector<float>& chances = review.plies[ply].moves.front().rankPriors;
        if (std::ranges::any_of(chances, [](float chance) { return chance < kRarely; }))
            plies.push_back(ply);
    }
    return plies;
}

bool isBrilliant(const MoveCost& cost, const GameReview& review, std::optional<std::size_t> rank)
{
    if (!cost.isOnly || !rank || !review.hasPlayed(cost.ply))
        return false;
    const std::vector<float>& chances = review.plies[cost.ply].moves.front().rankPriors;
    return *rank < chances.size() && chances[*rank] < kRarely;
}

std::vector<MoveCost> dearestMoves(const std::vector<MoveCost>& costs, std::size_t most)
{
    std::vector<MoveCost> dear;
    std::ranges::copy_if(costs, std::back_inserter(dear), [](const MoveCost& cost) { return cost.grade != CostGrade::None; });
    std::ranges::stable_sort(dear, std::greater(), &MoveCost::cost);
    dear.resize(std::min(dear.size(), most));
    return dear;
}

namespace {

double standingBy(const JudgedMove& move, Side mover, CostUnit unit)
{
    const double sign = mover == Side::First ? 1 : -1;
    return unit == CostUnit::Points ? sign * double{move.scoreLead} : kPercentOfValue + sign * kPercentOfValue * double{move.value};
}

/// The judged move that led to a position; null if it was not judged.
const JudgedMove* moveBefore(const PlayedGame& game, const GameJudgement& judgement, std::size_t ply)
{
    return ply > 0 && ply <= game.moves.size() ? judgement.plies[ply - 1].find(game.moves[ply - 1]) : nullptr;
}

} // namespace

std::vector<double> standings(const PlayedGame& game, const GameJudgement& judgement)
{
    const CostUnit unit = costUnit(judgement.by);
    std::vector<double> standings;
    for (std::size_t ply = 0; ply < judgement.plies.size(); ++ply) {
        const JudgedPly& judged = judgement.plies[ply];
        if (judged.isKnown())
            standings.push_back(standingBy(judged.moves.front(), game.sideOf(ply), unit));
        else if (const JudgedMove* before = moveBefore(game, judgement, ply))
            standings.push_back(standingBy(*before, game.sideOf(ply - 1), unit));
        else
            standings.push_back(kUnknownCost);
    }
    return standings;
}

} // namespace evenmatch::nn
