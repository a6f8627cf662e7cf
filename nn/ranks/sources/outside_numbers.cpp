#include "nn/ranks/sources/outside_numbers.h"

#include "core/game/family.h"
#include "core/strength/estimators/estimators.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

namespace {

constexpr double kMostLossGo = 40; ///< points; larger losses of single moves are clipped
constexpr double kMostLossChess = 4; ///< in log odds
constexpr float kSurest = 0.9999F; ///< value beyond which odds are clipped

std::size_t cutOf(bool isGo) { return isGo ? kOutsideMovesGo : kOutsideMovesChess; }

struct Spread {
    double mean = 0;
    double deviation = 0;
};

/// REQUIRES: there are some
Spread spreadOf(std::span<const double> numbers)
{
    const double count = static_cast<double>(numbers.size());
    Spread spread;
    for (const double number : numbers)
        spread.mean += number / count;
    for (const double number : numbers)
        spread.deviation += (number - spread.mean) * (number - spread.mean) / count;
    spread.deviation = std::sqrt(spread.deviation);
    return spread;
}

/// REQUIRES: there are some
double medianOf(std::vector<double> numbers)
{
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::ranges::nth_element(numbers, middle);
    return *middle;
}

double logOdds(float value)
{
    const double v = std::clamp(value, -kSurest, kSurest);
    return std::log((1 + v) / (1 - v));
}

/// If enough of the first moves have one: mean, median and deviation, and each by itself.
void addLosses(std::vector<strength::MoveLoss> losses, bool isGo, strength::OutsideNumbers& into)
{
    std::vector<double> early;
    std::vector<double> all;
    for (const strength::MoveLoss& move : losses) {
        all.push_back(move.loss);
        if (move.moveNumber < cutOf(isGo))
            early.push_back(move.loss);
    }
    if (early.size() < kFewestLosses)
        return;
    const Spread spread = spreadOf(early);
    into.losses = {spread.mean, medianOf(std::move(all)), spread.deviation};
    into.moveLosses = std::move(losses);
}

} // namespace

double lossBySource(std::span<const OutsidePly> plies, std::size_t ply, bool isGo)
{
    if (ply + 1 >= plies.size() || !plies[ply].known || !plies[ply + 1].known)
        return std::nan("");
    const OutsidePly& before = plies[ply];
    const OutsidePly& after = plies[ply + 1];
    const double loss = isGo ? double{before.scoreLead} + after.scoreLead : logOdds(before.value) + logOdds(after.value);
    const double most = isGo ? kMostLossGo : kMostLossChess;
    return std::isnan(before.value) || std::isnan(after.value) ? std::nan("") : std::clamp(loss, -most, most);
}

void addOutside(
    const OutsideInfo& info, const PlayedGame& game, game::Side side, std::span<const OutsidePly> plies, strength::OutsideNumbers& into)
{
    const bool isGo = info.family == game::Family::Go;
    std::vector<strength::MoveLoss> losses;
    std::vector<double> levels(info.levels.size());
    double moves = 0;
    for (std::size_t ply = 0; ply + 1 < plies.size(); ++ply) {
        if (game.sideOf(ply) != side)
            continue;
        if (const double loss = lossBySource(plies, ply, isGo); !std::isnan(loss))
            losses.push_back({static_cast<std::uint16_t>(ply), loss});
        if (levels.empty() || !plies[ply].known || plies[ply].levelLogPriors.size() != levels.size())
            continue;
        for (std::size_t level = 0; level < levels.size(); ++level)
            levels[level] += plies[ply].levelLogPriors[level];
        moves += 1;
    }
    addLosses(std::move(losses), isGo, into);
    if (moves > 0) {
        for (double& level : levels)
            level /= moves;
        into.levels = std::move(levels);
    }
}

void addLossesByValue(const strength::SideNumbers& side, bool isGo, strength::OutsideNumbers& into)
{
    std::vector<strength::MoveLoss> losses;
    for (const strength::MoveNumbers& move : side.moves)
        if (!std::isnan(move.valueAfter))
            losses.push_back(
                {move.moveNumber, std::clamp(logOdds(move.value) - logOdds(move.valueAfter), -kMostLossChess, kMostLossChess)});
    addLosses(std::move(losses), isGo, into);
}

strength::OutsideKinds kindsOfNearlyAll(const OutsideBySide& numbers)
{
    constexpr double kNearlyAll = 0.9;
    const auto isNearlyAll = [&](auto known) {
        return static_cast<double>(std::ranges::count_if(numbers, [&](const auto& side) { return known(side.second); }))
            >= kNearlyAll * static_cast<double>(numbers.size());
    };
    if (numbers.empty())
        return {};
    return {isNearlyAll([](const strength::OutsideNumbers& said) { return !said.losses.empty(); }),
        isNearlyAll([](const strength::OutsideNumbers& said) { return !said.levels.empty(); })};
}

OutsideReport outsideReportOf(const OutsideSaid& said, const PlayerSides& player, std::span<const SourceGame> games)
{
    const OutsideInfo& info = said.info;
    const bool isGo = info.family == game::Family::Go;
    OutsideReport report{.source = info.name, .identity = info.identity, .isGo = isGo, .levels = info.levels, .rank = {}};
    const std::size_t levels = info.levels.size();
    std::vector<double> losses;
    std::vector<strength::ScoredSide> sides;
    for (const PlayedSide& side : player.sides) {
        const OutsideGame& plies = said.games[side.game];
        const PlayedGame& game = games[side.game].played;
        strength::ScoredSide scored;
        scored.numbers.ranks = levels;
        for (std::size_t ply = 0; ply + 1 < plies.size(); ++ply) {
            if (game.sideOf(ply) != side.side)
                continue;
            const double loss = lossBySource(plies, ply, isGo);
            if (!std::isnan(loss) && ply < cutOf(isGo))
                losses.push_back(loss);
            if (levels == 0 || !plies[ply].known || plies[ply].levelLogPriors.size() != levels)
                continue;
            scored.numbers.moves.push_back({.moveNumber = static_cast<std::uint16_t>(std::min<std::size_t>(ply, 65535))});
            scored.numbers.rankLogPriors.insert(
                scored.numbers.rankLogPriors.end(), plies[ply].levelLogPriors.begin(), plies[ply].levelLogPriors.end());
        }
        sides.push_back(std::move(scored));
    }
    if (info.tellsRanks()) {
        // The policies' likelihood, uncalibrated, with the usual likeness of one player's games.
        strength::Estimators all = strength::policyEstimators(levels);
        const auto likelihood = std::ranges::find(all, "likelihood-raw", [](const auto& estimator) { return estimator->name(); });
        report.rank = strength::RankEstimator(std::move(*likelihood), {.base = 1, .likeness = 0.2, .rows = {}}).estimate(sides);
    }
    report.moves = losses.size();
    if (losses.empty())
        return report;
    const Spread spread = spreadOf(losses);
    report.meanLoss = spread.mean;
    report.lossSpread = spread.deviation;
    report.medianLoss = medianOf(std::move(losses));
    return report;
}

} // namespace evenmatch::nn
