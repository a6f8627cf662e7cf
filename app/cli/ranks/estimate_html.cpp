#include "app/cli/ranks/beta_picture.h"
#include "app/cli/ranks/estimate.h"
#include "app/cli/ranks/svg.h"
#include "nn/ranks/estimate_words.h"

#include <cctype>
#include <cmath>

namespace evenmatch::cli {

using nn::PlayerReport;
using strength::RankEstimate;
using strength::RankScale;

namespace {

constexpr double kReportLeft = 110; ///< room for text at the left of a picture
constexpr double kReportWide = 640;
constexpr double kRow = 24;

std::string percent(double share) { return std::to_string(std::lround(100 * share)) + " %"; }

/// One bar per rank, emphasised in the interval.
std::string distributionPicture(const RankEstimate& estimate, const RankScale& scale)
{
    Svg svg(kReportWide, kRow * static_cast<double>(scale.size()) + 8, "Probability of every rank");
    for (std::size_t rank = 0; rank < scale.size(); ++rank) {
        const double y = kRow * static_cast<double>(rank) + 4;
        const double width = (kReportWide - kReportLeft - 60) * estimate.probabilities[rank];
        svg.text(kReportLeft - 10, y + 16, scale.name(rank), "end", rank == estimate.median ? "strong" : "label");
        svg.rect(kReportLeft, y + 3, std::max(1.0, width), kRow - 6, estimate.interval.holds(rank) ? "main" : "bar");
        svg.text(kReportLeft + width + 8, y + 16, percent(estimate.probabilities[rank]));
    }
    return svg.str();
}

/// For the ticks of a scale: "11k" of "11-18k", "1400" of "1400-1599".
std::string tickOf(const std::string& rank)
{
    const auto dash = rank.find('-');
    if (dash == std::string::npos || rank.find_first_not_of("0123456789") != dash)
        return rank;
    return rank.substr(0, dash) + (std::isalpha(static_cast<unsigned char>(rank.back())) ? rank.substr(rank.size() - 1) : std::string());
}

/// Place of a rank on a horizontal scale, the weakest on the left.
double acrossOf(double rank, const RankScale& scale)
{
    const double count = static_cast<double>(scale.size());
    return kReportLeft + (kReportWide - kReportLeft - 20) * (count - 0.5 - rank) / count;
}

void drawInterval(Svg& svg, const RankEstimate& estimate, const RankScale& scale, double y)
{
    svg.line(acrossOf(static_cast<double>(estimate.interval.weakest), scale), y,
        acrossOf(static_cast<double>(estimate.interval.strongest), scale), y, "span");
    svg.circle(acrossOf(static_cast<double>(estimate.median), scale), y, 5, "main", verdict(estimate, scale));
}

/// One line per part: its interval on the ranks' scale.
std::string partsPicture(const std::vector<nn::PartEstimate>& parts, const RankScale& scale)
{
    const double height = kRow * static_cast<double>(parts.size()) + 30;
    Svg svg(kReportWide, height, "Rank by part of the games, with intervals");
    for (std::size_t rank = 0; rank < scale.size(); ++rank) {
        const double x = acrossOf(static_cast<double>(rank), scale);
        svg.line(x, 4, x, height - 22, "grid");
        svg.text(x, height - 6, tickOf(scale.name(rank)), "middle");
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double y = kRow * static_cast<double>(i) + 16;
        svg.text(kReportLeft - 30, y + 4, parts[i].name, "end");
        if (parts[i].estimate.isEnough())
            drawInterval(svg, parts[i].estimate, scale, y);
        else
            svg.text(kReportLeft, y + 4, verdict(parts[i].estimate, scale));
    }
    return svg.str();
}

std::string trendPicture(const std::vector<nn::TrendPoint>& trend, const RankScale& scale)
{
    const double height = 20 * static_cast<double>(scale.size()) + 40;
    const double count = static_cast<double>(trend.size());
    const auto yOf = [](double rank) { return 20 * rank + 14; };
    const auto xOf = [&](std::size_t i) { return kReportLeft + (kReportWide - kReportLeft - 20) * (static_cast<double>(i) + 0.5) / count; };
    Svg svg(kReportWide, height, "Rank over time, with intervals");
    for (std::size_t rank = 0; rank < scale.size(); ++rank) {
        svg.line(kReportLeft, yOf(static_cast<double>(rank)), kReportWide - 10, yOf(static_cast<double>(rank)), "grid");
        svg.text(kReportLeft - 10, yOf(static_cast<double>(rank)) + 4, scale.name(rank), "end");
    }
    std::vector<std::pair<double, double>> line;
    for (std::size_t i = 0; i < trend.size(); ++i) {
        const RankEstimate& estimate = trend[i].estimate;
        if (!estimate.isEnough())
            continue;
        svg.line(xOf(i), yOf(static_cast<double>(estimate.interval.strongest)), xOf(i), yOf(static_cast<double>(estimate.interval.weakest)),
            "span");
        svg.circle(xOf(i), yOf(static_cast<double>(estimate.median)), 5, "main",
            trend[i].from + " to " + trend[i].to + ": " + verdict(estimate, scale));
        line.emplace_back(xOf(i), yOf(estimate.expectedRank()));
    }
    svg.polyline(line, "curve");
    svg.text(xOf(0), height - 6, trend.front().from, "middle");
    svg.text(xOf(trend.size() - 1), height - 6, trend.back().to, "middle");
    return svg.str();
}

/// Starts with a capital and ends with a full stop.
std::string paragraph(std::string words)
{
    if (!words.ends_with('.'))
        words += '.';
    if (words.front() >= 'a' && words.front() <= 'z')
        words.front() = static_cast<char>(words.front() - 'a' + 'A');
    return "<p>" + escapeXml(words) + "</p>\n";
}

std::string nextRankTable(const EstimateResult& result, const PlayerReport& report)
{
    const RankScale& scale = result.scale();
    const std::size_t own = report.rank().value();
    std::string html = "<h3>What separates this player from " + escapeXml(scale.name(own - 1))
        + "</h3>\n<table><tr><th>Game</th><th>Played</th><th>Next rank</th><th>" + escapeXml(scale.name(own - 1)) + "</th><th>"
        + escapeXml(scale.name(own)) + "</th><th>Winning chances lost</th></tr>\n";
    for (const nn::NextRankMove& move : report.nextRank) {
        const nn::SourceGame& game = result.games()[report.sides[move.side].played.game];
        html += "<tr><td>" + escapeXml(placeOf(game)) + "</td><td>" + escapeXml(moveAt(game, move.ply, move.played.move)) + "</td><td>"
            + escapeXml(moveAt(game, move.ply, move.better.move)) + "</td><td>" + percent(move.better.rankPriors[report.abovePolicy])
            + "</td><td>" + percent(move.better.rankPriors[report.ownPolicy]) + "</td><td>"
            + (std::isfinite(move.loss) ? percent(move.loss / 2) : "–") + "</td></tr>\n";
    }
    return html + "</table>\n";
}

/// All players in one table, if there are several.
std::string overview(const EstimateResult& result)
{
    if (result.study.reports.size() < 2)
        return {};
    std::string html = "<table><tr><th>Player</th><th>Rank, interval</th><th>Games</th><th>Moves</th></tr>\n";
    for (const PlayerReport& report : result.study.reports)
        html += "<tr><td>" + escapeXml(report.name) + "</td><td>" + escapeXml(verdict(report.estimate, result.scale())) + "</td><td>"
            + std::to_string(report.estimate.games) + "</td><td>" + std::to_string(report.estimate.moves) + "</td></tr>\n";
    return html + "</table>\n";
}

std::string section(const EstimateResult& result, std::size_t player)
{
    const PlayerReport& report = result.study.reports[player];
    const std::vector<nn::OutsideReport>& outside = result.study.outside[player];
    const RankScale& scale = result.scale();
    std::string html
        = "<section><h2>" + escapeXml(report.name) + "</h2>\n<p class=\"verdict\">" + escapeXml(verdict(report.estimate, scale)) + "</p>\n";
    html += paragraph("From " + gamesAndMoves(report.estimate) + '.');
    for (const core::Phrase& words : result.study.reports[player].answers.words())
        html += paragraph(core::describe(words));
    if (const std::string written = writtenRanks(report, result.games(), scale); !written.empty())
        html += paragraph("Rank in the game files: " + written);
    for (const std::string& remark : remarks(report, scale))
        html += paragraph(remark);
    if (!report.estimate.isEnough())
        return html + "</section>\n";
    html += distributionPicture(report.estimate, scale);
    if (const std::string beta = result.study.network.profile ? betaPicture(report, *result.study.network.profile) : std::string();
        !beta.empty())
        html += "<h3>Over the moves of a game</h3>\n" + paragraph(nn::kBands) + beta;
    for (const nn::OutsideReport& said : outside)
        for (const std::string& line : outsideLines(said))
            html += paragraph(line);
    if (!report.phases.empty())
        html += "<h3>By phase</h3>\n"
            + (report.alone ? paragraph("Estimate of the network alone; all moves: " + verdict(*report.alone, scale)) : std::string())
            + partsPicture(report.phases, scale);
    html += "<h3>By colour</h3>\n" + partsPicture(report.colours, scale);
    if (!report.times.empty())
        html += "<h3>By time control</h3>\n" + partsPicture(report.times, scale);
    if (!report.opponents.empty())
        html += "<h3>By opponent's rank in the files</h3>\n" + partsPicture(report.opponents, scale);
    if (!report.trend.empty())
        html += "<h3>Over time</h3>\n" + trendPicture(report.trend, scale);
    if (const std::string change = changeLine(report.trend); !change.empty())
        html += paragraph(change);
    if (!report.unusual.empty()) {
        html += "<h3>Games unusual for this player</h3>\n<ul>\n";
        for (const nn::UnusualGame& unusual : report.unusual)
            html += "<li>" + escapeXml(placeOf(result.games()[report.sides[unusual.side].played.game])) + ": "
                + (unusual.deviation > 0 ? "weaker" : "stronger") + " than usual</li>\n";
        html += "</ul>\n";
    }
    if (!report.nextRank.empty())
        html += nextRankTable(result, report);
    return html + "</section>\n";
}

} // namespace

std::string estimateHtml(const EstimateResult& result)
{
    std::string html
        = "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
          "<title>Ranks from games</title>\n<style>"
        + std::string(reportStyle()) + std::string(betaPictureStyle())
        + "body{background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:2em auto;padding:0 1em}"
          ".verdict{font-size:22px;font-weight:600}svg{max-width:100%;height:auto}table{border-collapse:collapse;font-size:13px}"
          "td,th{padding:.3em .6em;border-bottom:1px solid "
          "var(--line);text-align:left}h3{margin-top:2em}footer{color:var(--soft);font-size:13px;margin-top:3em}"
          "</style></head><body>\n<h1>Ranks from games</h1>\n";
    if (!result.note.empty())
        html += paragraph(result.note);
    html += overview(result);
    for (std::size_t i = 0; i < result.study.reports.size(); ++i)
        html += section(result, i);
    html += "<footer>Made by Evenmatch. " + escapeXml(origin(result)) + " Each interval has the probability printed next to it.";
    for (const std::string& note : result.notes)
        html += "<br>" + escapeXml(note);
    if (!result.study.errors.empty())
        html += "<br>Files or games that could not be read in full: " + std::to_string(result.study.errors.size()) + '.';
    return html + "</footer></body></html>\n";
}

} // namespace evenmatch::cli
