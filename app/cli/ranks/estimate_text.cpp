#include "app/cli/ranks/estimate.h"
#include "app/cli/words.h"
#include "app/shared/findings/columns.h"

#include "core/game/chess/notation.h"
#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/record/text/rank_text.h"
#include "nn/ranks/estimate_words.h"
#include "nn/ranks/game_estimate.h"
#include "nn/ranks/written_rank.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>

namespace evenmatch::cli {

using nn::PlayerReport;
using strength::Beyond;
using strength::RankEstimate;
using strength::RankScale;
using strength::Sufficiency;

namespace {

/// Prints a part of a report under its heading; nothing without lines.
void printSection(const std::string& heading, const std::vector<std::string>& lines)
{
    if (lines.empty())
        return;
    std::cout << "\n  " << heading << '\n';
    for (const std::string& line : lines)
        std::cout << "    " << line << '\n';
}

std::string padded(const std::string& text, std::size_t width)
{
    return text + std::string(width - std::min(width, experiments::columns(text)), ' ');
}

std::vector<std::string> distributionLines(const RankEstimate& estimate, const RankScale& scale)
{
    constexpr double kBar = 40;
    std::vector<std::string> lines;
    for (std::size_t rank = 0; rank < scale.size(); ++rank) {
        const double probability = estimate.probabilities[rank];
        const std::string percent = std::to_string(std::lround(100 * probability));
        lines.push_back(padded(scale.name(rank), 10) + std::string(4 - std::min<std::size_t>(4, percent.size()), ' ') + percent + " %  "
            + std::string(static_cast<std::size_t>(std::lround(kBar * probability)), '#'));
    }
    return lines;
}

/// Parts without games are left out.
std::vector<std::string> partLines(const std::vector<nn::PartEstimate>& parts, const RankScale& scale)
{
    std::vector<std::string> lines;
    for (const nn::PartEstimate& part : parts)
        if (part.estimate.games > 0)
            lines.push_back(padded(part.name, 10) + ' ' + verdict(part.estimate, scale) + ", " + counted(part.estimate.moves, "move"));
    return lines;
}

/// "Sicilian Defence (black)  12 games, score 58 %, β +0.13 ± 0.20 above the rank's; leaves it with 3. Bc4 rather than 3. Nf3 (4 games):
/// …".
std::vector<std::string> openingLines(const PlayerReport& report, const EstimateResult& result)
{
    constexpr std::size_t kShown = 10;
    const auto colours = game::colourNames(game::familyOf(result.study.network.game));
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < std::min(kShown, report.openings.size()); ++i) {
        const nn::OpeningReport& opening = report.openings[i];
        std::ostringstream text;
        text << opening.name << " (" << colours[static_cast<std::size_t>(opening.side)] << "): " << counted(opening.games, "game")
             << std::fixed;
        if (opening.finished > 0)
            text << ", score " << std::lround(100 * opening.score) << " %";
        if (std::isfinite(opening.beta)) {
            text << ", β " << std::setprecision(2) << std::abs(opening.beta);
            if (std::isfinite(opening.betaError))
                text << " ± " << opening.betaError;
            text << (opening.beta >= 0 ? " above" : " below") << " the rank's";
        }
        if (const auto& departure = opening.departure) {
            const nn::SourceGame& source = result.games()[report.sides[departure->side].played.game];
            text << "; departs from the moves of the rank with " << moveAt(source, departure->ply, departure->played.move) << " instead of "
                 << moveAt(source, departure->ply, departure->usual.move) << " (" << counted(departure->times, "game")
                 << "): " << placeOf(source);
        }
        lines.push_back(text.str());
    }
    return lines;
}

std::vector<std::string> trendLines(const std::vector<nn::TrendPoint>& trend, const RankScale& scale)
{
    std::vector<std::string> lines;
    for (const nn::TrendPoint& point : trend)
        lines.push_back(
            point.from + " to " + point.to + ": " + verdict(point.estimate, scale) + ", " + counted(point.estimate.games, "game"));
    if (const std::string change = changeLine(trend); !change.empty())
        lines.push_back(change);
    return lines;
}

std::vector<std::string> unusualLines(const PlayerReport& report, std::span<const nn::SourceGame> games)
{
    constexpr std::size_t kShown = 5;
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < std::min(kShown, report.unusual.size()); ++i)
        lines.push_back((report.unusual[i].deviation > 0 ? "weaker    " : "stronger  ")
            + placeOf(games[report.sides[report.unusual[i].side].played.game]));
    return lines;
}

std::vector<std::string> nextRankLines(const PlayerReport& report, std::span<const nn::SourceGame> games)
{
    constexpr std::size_t kShown = 5;
    const auto percent
        = [&](const nn::MoveReview& move) { return " (" + std::to_string(std::lround(100 * move.rankPriors[report.abovePolicy])) + " %)"; };
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < std::min(kShown, report.nextRank.size()); ++i) {
        const nn::NextRankMove& move = report.nextRank[i];
        const nn::SourceGame& game = games[report.sides[move.side].played.game];
        lines.push_back(moveAt(game, move.ply, move.better.move) + percent(move.better) + " instead of "
            + moveAt(game, move.ply, move.played.move) + percent(move.played) + ": " + placeOf(game));
    }
    return lines;
}

/// "1600-1799 (…), from 2 games, 55 moves".
std::string verdictWithGames(const RankEstimate& estimate, const RankScale& scale)
{
    return verdict(estimate, scale) + (estimate.games > 0 ? ", from " + gamesAndMoves(estimate) : std::string());
}

void printPlayerReport(const EstimateResult& result, std::size_t player)
{
    const PlayerReport& report = result.study.reports[player];
    const std::vector<nn::OutsideReport>& outside = result.study.outside[player];
    const RankScale& scale = result.scale();
    const RankEstimate& estimate = report.estimate;
    std::cout << report.name << ": " << verdictWithGames(estimate, scale) << '\n';
    for (const core::Phrase& words : result.study.reports[player].answers.words())
        std::cout << "  " << core::describe(words) << '\n';
    if (const std::string written = writtenRanks(report, result.games(), scale); !written.empty())
        std::cout << "  Rank in the game files: " << written << '\n';
    for (const std::string& remark : remarks(report, scale))
        std::cout << "  " << remark << '\n';
    if (!estimate.isEnough())
        return;
    printSection("Probability of each rank", distributionLines(estimate, scale));
    std::vector<std::string> others;
    for (const nn::OutsideReport& said : outside)
        for (std::string& line : outsideLines(said))
            others.push_back(std::move(line));
    printSection("Estimates by other engines", others);
    printSection(
        "By phase" + (report.alone ? " (estimate of the network alone; all moves: " + verdict(*report.alone, scale) + ")" : std::string()),
        partLines(report.phases, scale));
    printSection("By colour", partLines(report.colours, scale));
    printSection("By time control", partLines(report.times, scale));
    printSection("By opponent's rank in the files", partLines(report.opponents, scale));
    printSection("By opening", openingLines(report, result));
    printSection("Over time", trendLines(report.trend, scale));
    printSection("Games unusual for this player", unusualLines(report, result.games()));
    if (const auto rank = report.rank(); rank && !report.nextRank.empty())
        printSection("What separates this player from " + scale.name(*rank - 1), nextRankLines(report, result.games()));
}

/// One line per player, because full reports would be too long.
void printRankTable(const EstimateResult& result)
{
    std::size_t width = 0;
    for (const PlayerReport& report : result.study.reports)
        width = std::max(width, experiments::columns(report.name));
    for (const PlayerReport& report : result.study.reports)
        std::cout << padded(report.name, width) << "  " << verdictWithGames(report.estimate, result.scale())
                  << (report.estimate.mixture ? "; the games form two groups" : "") << '\n';
    std::cout << "\n--player NAME shows details of one player: phases, colours, progress, unusual games, and moves of the next rank.\n";
}

std::string ratingsText(const nn::WrittenRanks& written)
{
    const auto at = [&](double share) { return record::rankText(written.at(share)); };
    if (at(0) == at(1))
        return at(0) + " in " + counted(written.ranks.size(), "game");
    return at(0.5) + " (median), half of the games " + at(0.25) + " to " + at(0.75) + ", latest " + record::rankText(written.latest)
        + ", in " + counted(written.ranks.size(), "game");
}

std::string ranksText(const nn::WrittenRanks& written)
{
    constexpr std::size_t kNamed = 4;
    std::map<std::string, std::size_t> counts;
    for (const record::Rank& rank : written.ranks)
        ++counts[record::rankText(rank)];
    std::vector<std::pair<std::string, std::size_t>> most(counts.begin(), counts.end());
    std::ranges::stable_sort(most, std::greater(), &std::pair<std::string, std::size_t>::second);
    std::string text;
    for (std::size_t i = 0; i < std::min(kNamed, most.size()); ++i)
        text += (i > 0 ? ", " : "") + most[i].first + " in " + counted(most[i].second, "game");
    return text + (most.size() > kNamed ? ", and others" : "");
}

} // namespace

std::string gamesAndMoves(const RankEstimate& estimate) { return counted(estimate.games, "game") + ", " + counted(estimate.moves, "move"); }

std::string gameVerdict(const RankEstimate& estimate, const RankScale& scale)
{
    switch (nn::evidenceOf(estimate, scale)) {
    case nn::GameEvidence::FewMoves: return nn::kTooFewMoves;
    case nn::GameEvidence::Unknown: return nn::kNoEstimateFromOneGame;
    case nn::GameEvidence::Known: break;
    }
    return core::describe(nn::playsLike(verdict(estimate, scale)));
}

std::string verdict(const RankEstimate& estimate, const RankScale& scale)
{
    switch (estimate.sufficiency) {
    case Sufficiency::NoGames: return "no games";
    case Sufficiency::FewMoves: return nn::kTooFewMoves;
    case Sufficiency::Enough: break;
    }
    const Beyond beyond = estimate.beyond();
    const std::string rank = scale.name(estimate.median)
        + (beyond == Beyond::Stronger      ? " or stronger"
                : beyond == Beyond::Weaker ? " or weaker"
                                           : "");
    if (estimate.interval.size() == scale.size())
        return rank + " (it may be any rank)";
    const std::string held = " (" + std::to_string(std::lround(100 * estimate.held())) + " %: ";
    if (estimate.interval.size() == 1)
        return rank + held + scale.name(estimate.median) + " only)";
    const std::string interval = scale.name(estimate.interval.weakest) + " to " + scale.name(estimate.interval.strongest);
    if (!estimate.isNarrow() && beyond == Beyond::No)
        return interval + " (" + std::to_string(std::lround(100 * estimate.held())) + " % interval; median " + scale.name(estimate.median)
            + ')';
    return rank + held + interval + ')';
}

std::vector<std::string> remarks(const PlayerReport& report, const RankScale& scale)
{
    const RankEstimate& estimate = report.estimate;
    std::vector<std::string> lines;
    if (!estimate.isEnough())
        return lines;
    if (report.onSmallBoards > 0)
        lines.push_back((report.onSmallBoards == report.sides.size() ? "All" : std::to_string(report.onSmallBoards))
            + " of these games were played on small boards, where ranks are not calibrated.");
    for (const core::Phrase& words : {nn::precisionWords(estimate), nn::beyondWords(estimate, scale.name(estimate.median))})
        if (!words.empty())
            lines.push_back(core::describe(words));
    if (estimate.calibrated && estimate.worthGames < 0.9 * static_cast<double>(estimate.games) && estimate.games > 1) {
        std::ostringstream text;
        text << "Games of one player resemble each other: these " << estimate.games << " contain as much information as " << std::fixed
             << std::setprecision(1) << estimate.worthGames << (estimate.worthGames < 1.05 ? " game" : " games")
             << " by different players of one rank.";
        lines.push_back(text.str());
    }
    if (estimate.mixture)
        lines.push_back(
            core::describe(nn::mixtureWords(scale.name(estimate.mixture->strongerRank), scale.name(estimate.mixture->weakerRank))));
    return lines;
}

std::optional<Change> changeOver(std::span<const nn::TrendPoint> trend)
{
    if (trend.size() < 2 || !trend.front().estimate.isEnough() || !trend.back().estimate.isEnough())
        return std::nullopt;
    const auto& first = trend.front().estimate.withoutOffset; // the player's own offset cancels
    const auto& last = trend.back().estimate.withoutOffset;
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
    return "Probability of a change from the first to the last period: stronger " + percent(change->stronger) + ", same rank "
        + percent(change->same) + ", weaker " + percent(change->weaker);
}

std::string writtenRanks(const PlayerReport& report, std::span<const nn::SourceGame> games, const RankScale& scale)
{
    const auto written = nn::writtenRanksOf(report, games);
    if (!written)
        return {};
    const std::string text = written->areRatings() ? ratingsText(*written) : ranksText(*written);
    switch (nn::beyondScale(written->at(0.5), scale)) {
    case Beyond::Stronger: return text + ", above the strongest rank of the scale, " + scale.name(0);
    case Beyond::Weaker: return text + ", below the weakest rank of the scale, " + scale.name(scale.size() - 1);
    case Beyond::No: break;
    }
    return text;
}

std::vector<std::string> outsideLines(const nn::OutsideReport& report)
{
    std::vector<std::string> lines;
    if (report.rank && report.rank->isEnough())
        lines.push_back(
            report.source + ": " + verdict(*report.rank, report.levels) + " (from the likelihood of its policies; accuracy not measured)");
    if (report.moves > 0) {
        std::ostringstream text;
        text << std::fixed << std::setprecision(2) << report.source << ": mean loss per move " << report.meanLoss
             << (report.isGo ? " points" : " in log odds") << " (median " << report.medianLoss << ", standard deviation "
             << report.lossSpread << ", first " << (report.isGo ? nn::kOutsideMovesGo : nn::kOutsideMovesChess) << " plies, "
             << report.moves << " moves)";
        lines.push_back(text.str());
    }
    return lines;
}

std::string origin(const EstimateResult& result)
{
    const strength::RankEstimator& whole = *result.study.estimators.whole;
    std::string text = "Network " + result.study.network.name + " (" + result.study.network.hash.substr(0, 8) + "), estimator "
        + whole.estimator().name();
    const strength::OutsideKinds needs = whole.estimator().needs();
    if (needs.ofPrograms().any())
        text += " (with " + nameOf(needs.ofPrograms()) + " from other engines)";
    if (needs.clocks)
        text += " (with thinking times)";
    if (!whole.calibration().isCalibrated())
        return text + ", not calibrated.";
    const auto& rows = whole.calibration().rows;
    return text + ", calibrated on games of " + std::to_string(rows.front().players) + " held-out players, "
        + std::to_string(rows.back().players) + " of them with " + counted(rows.back().games, "game") + " each.";
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
    if (result.study.reports.size() == 1)
        printPlayerReport(result, 0);
    else
        printRankTable(result);
    std::cout << '\n' << origin(result) << '\n';
    if (!result.note.empty())
        std::cout << result.note << '\n';
    for (const std::string& note : result.notes)
        std::cout << note << '\n';
}

} // namespace evenmatch::cli
