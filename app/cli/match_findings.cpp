#include "app/cli/match_findings.h"

namespace evenmatch::cli {

namespace {

constexpr std::size_t kMostPoints = 60;

Finding scoreOf(std::string name, const strength::Tally& tally)
{
    const strength::EloInterval elo = strength::eloFrom(tally);
    return {std::move(name), 100 * tally.score(), 100 * strength::expectedScore(elo.low), 100 * strength::expectedScore(elo.high), {}, tally.games()};
}

} // namespace

Findings matchFindings(const std::string& first, const std::string& second, std::span<const strength::Tally> course)
{
    Findings findings;
    if (course.empty())
        return findings;
    const strength::Tally& last = course.back();
    const strength::EloInterval elo = strength::eloFrom(last);
    const std::string title = first + " against " + second;
    findings.tables = {{title + ": score", "%", "games", {scoreOf("score", last)}}, {title + ": Elo", "Elo", "games", {{"difference", elo.elo, elo.low, elo.high, {}, last.games()}}}};
    findings.notes.push_back(std::to_string(last.wins) + " won, " + std::to_string(last.draws) + " drawn, " + std::to_string(last.losses) + " lost");
    PlotSeries series{"score", {}, true, course.size() <= kMostPoints};
    const std::size_t step = (course.size() + kMostPoints - 1) / kMostPoints;
    for (std::size_t i = (course.size() - 1) % step; i < course.size(); i += step) { // so that the last is one of them
        const Finding score = scoreOf({}, course[i]);
        series.points.push_back({static_cast<double>(course[i].games()), score.ours, score.low, score.high});
    }
    findings.plots.push_back({title, "games", "score (%), 95 % intervals", {}, {std::move(series)}});
    return findings;
}

} // namespace evenmatch::cli
