#include "app/cli/estimate.h"

#include "core/game/chess/notation.h"
#include "core/game/chess/position.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <sstream>

namespace evenmatch::cli {

using nn::PlayerReport;
using strength::RankEstimate;
using strength::RankScale;
using strength::Sufficiency;

namespace {

void printPart(const std::string& name, const RankEstimate& estimate, const RankScale& scale)
{
    std::cout << "  " << std::left << std::setw(18) << name << std::right << verdict(estimate, scale) << ", " << estimate.moves << " moves\n";
}

void printDistribution(const RankEstimate& estimate, const RankScale& scale)
{
    constexpr double kBar = 40;
    for (std::size_t rank = 0; rank < scale.size(); ++rank) {
        const double probability = estimate.probabilities[rank];
        std::cout << "  " << std::left << std::setw(10) << scale.name(rank) << std::right << std::setw(4) << std::lround(100 * probability) << " %  "
                  << std::string(static_cast<std::size_t>(std::lround(kBar * probability)), '#') << '\n';
    }
}

void printReport(const EstimateResult& result, const PlayerReport& report, const std::vector<nn::OutsideReport>& outside)
{
    const RankScale& scale = result.scale();
    const RankEstimate& estimate = report.estimate;
    std::cout << report.name << ": " << verdict(estimate, scale) << ", from " << estimate.games << " games, " << estimate.moves << " moves\n";
    for (const std::string& remark : remarks(estimate, scale))
        std::cout << "  " << remark << '\n';
    if (!estimate.isEnough())
        return;
    printDistribution(estimate, scale);
    for (const auto* parts : {&report.phases, &report.colours, &report.times})
        for (const nn::PartEstimate& part : *parts)
            printPart(part.name, part.estimate, scale);
    for (const nn::PartEstimate& part : report.opponents)
        printPart("against " + part.name, part.estimate, scale);
    for (const nn::OutsideReport& said : outside)
        for (const std::string& line : outsideLines(said))
            std::cout << "  " << line << '\n';
    for (const nn::TrendPoint& point : report.trend)
        std::cout << "  " << point.from << " to " << point.to << ": " << verdict(point.estimate, scale) << ", " << point.estimate.games << " games\n";
    if (const std::string change = changeLine(report.trend); !change.empty())
        std::cout << "  " << change << '\n';
    for (const nn::UnusualGame& unusual : report.unusual)
        std::cout << "  unusual for this player (" << (unusual.deviation > 0 ? "weaker" : "stronger") << "): "
                  << placeOf(result.games[report.sides[unusual.side].played.game]) << '\n';
    constexpr std::size_t kShown = 5;
    for (std::size_t i = 0; i < std::min(kShown, report.nextRank.size()); ++i) {
        const nn::NextRankMove& move = report.nextRank[i];
        const nn::SourceGame& game = result.games[report.sides[move.side].played.game];
        const std::size_t above = report.abovePolicy;
        std::cout << "  " << scale.name(estimate.mostProbable - 1) << " would play " << moveAt(game, move.ply, move.better.move) << " ("
                  << std::lround(100 * move.better.rankPriors[above]) << " %) rather than " << moveAt(game, move.ply, move.played.move) << " ("
                  << std::lround(100 * move.played.rankPriors[above]) << " %): " << placeOf(game) << '\n';
    }
}

} // namespace

std::string verdict(const RankEstimate& estimate, const RankScale& scale)
{
    switch (estimate.sufficiency) {
    case Sufficiency::NoGames: return "no games";
    case Sufficiency::FewMoves: return "not enough moves to say";
    case Sufficiency::Enough: break;
    }
    const std::string rank = scale.name(estimate.mostProbable);
    if (estimate.interval.size() == 1)
        return rank + " (80 %: " + rank + " alone)";
    if (estimate.interval.size() == scale.size())
        return rank + " (80 %: any rank)";
    return rank + " (80 %: " + scale.name(estimate.interval.weakest) + " to " + scale.name(estimate.interval.strongest) + ')';
}

std::vector<std::string> remarks(const RankEstimate& estimate, const RankScale& scale)
{
    std::vector<std::string> lines;
    if (!estimate.isEnough())
        return lines;
    if (!estimate.calibrated)
        lines.push_back("how often such an interval holds was never measured here");
    else if (!estimate.moreGamesForOneRank)
        lines.push_back("more games would not bring this network to ± one rank");
    else if (*estimate.moreGamesForOneRank > 0)
        lines.push_back("about " + std::to_string(*estimate.moreGamesForOneRank) + " more games would bring this to ± one rank");
    if (estimate.calibrated && estimate.worthGames < 0.9 * static_cast<double>(estimate.games) && estimate.games > 1) {
        std::ostringstream text;
        text << "games of one player are alike: these " << estimate.games << " tell as much as " << std::fixed << std::setprecision(1) << estimate.worthGames
             << (estimate.worthGames < 1.05 ? " game" : " games") << " drawn from many players of one rank";
        lines.push_back(text.str());
    }
    if (estimate.mixture)
        lines.push_back("the games look like those of two players, one near " + scale.name(estimate.mixture->strongerRank) + ", one near "
                        + scale.name(estimate.mixture->weakerRank));
    return lines;
}

std::optional<Change> changeOver(std::span<const nn::TrendPoint> trend)
{
    if (trend.size() < 2 || !trend.front().estimate.isEnough() || !trend.back().estimate.isEnough())
        return std::nullopt;
    const auto& first = trend.front().estimate.probabilities;
    const auto& last = trend.back().estimate.probabilities;
    Change change;
    for (std::size_t before = 0; before < first.size(); ++before)
        for (std::size_t after = 0; after < last.size(); ++after)
            (after < before ? change.stronger : after > before ? change.weaker : change.same) += first[before] * last[after];
    return change;
}

std::string changeLine(std::span<const nn::TrendPoint> trend)
{
    const auto change = changeOver(trend);
    if (!change)
        return {};
    const auto percent = [](double share) { return std::to_string(std::lround(100 * share)) + " %"; };
    return "from the first to the last of these: stronger with " + percent(change->stronger) + ", the same rank with " + percent(change->same) + ", weaker with "
        + percent(change->weaker) + " probability";
}

std::vector<std::string> outsideLines(const nn::OutsideReport& report)
{
    std::vector<std::string> lines;
    if (report.rank && report.rank->isEnough())
        lines.push_back(report.source + ": " + verdict(*report.rank, report.levels)
                        + " by the likelihood of its policies; how often such an interval holds was never measured");
    if (report.moves > 0) {
        std::ostringstream text;
        text << std::fixed << std::setprecision(2) << report.source << ": a move loses " << report.meanLoss << (report.isGo ? " points" : " of the logarithm of the odds")
             << " (median " << report.medianLoss << ", standard deviation " << report.lossSpread << ", first "
             << (report.isGo ? nn::kOutsideMovesGo : nn::kOutsideMovesChess) << " plies, " << report.moves << " moves)";
        lines.push_back(text.str());
    }
    return lines;
}

std::string origin(const EstimateResult& result)
{
    const strength::RankEstimator& whole = *result.estimators.whole;
    std::string text = "By the network " + result.network.name + " (" + result.network.hash.substr(0, 8) + "), estimator " + whole.estimator().name();
    if (const strength::OutsideKinds needs = whole.estimator().needs(); needs.any())
        text += " (with " + nameOf(needs) + " by other programs)";
    if (!whole.calibration().isCalibrated())
        return text + ", not calibrated.";
    const auto& rows = whole.calibration().rows;
    return text + ", calibrated on games of " + std::to_string(rows.front().players) + " players whom it was not fitted on, " + std::to_string(rows.back().players)
        + " of them with " + std::to_string(rows.back().games) + " games each.";
}

std::string placeOf(const nn::SourceGame& game)
{
    std::string place = "game " + std::to_string(game.number) + " of " + std::filesystem::path(game.file).filename().string();
    if (!game.info.players[0].name.empty() || !game.info.players[1].name.empty())
        place += ", " + game.info.players[0].name + " – " + game.info.players[1].name;
    if (!game.info.isoDate.empty())
        place += ", " + game.info.isoDate;
    return place;
}

std::string moveAt(const nn::SourceGame& game, std::size_t ply, game::Move move)
{
    const nn::GameState state = nn::stateAt(game.played, ply);
    if (const auto* chess = state.position().as<chess::Position>()) {
        const int full = state.position().moveNumber() / 2 + 1;
        const bool white = state.position().sideToMove() == game::Side::First;
        return std::to_string(full) + (white ? ". " : "… ") + chess::writeSan(chess->board(), move);
    }
    return std::to_string(ply + 1) + ' ' + state.position().moveText(move);
}

void printEstimate(const EstimateResult& result)
{
    for (std::size_t i = 0; i < result.reports.size(); ++i) {
        if (i > 0)
            std::cout << '\n';
        printReport(result, result.reports[i], result.outside[i]);
    }
    std::cout << '\n' << origin(result) << '\n';
    if (!result.note.empty())
        std::cout << result.note << '\n';
}

} // namespace evenmatch::cli
