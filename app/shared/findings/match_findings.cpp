#include "app/shared/findings/match_findings.h"

namespace evenmatch::experiments {

namespace {

constexpr std::size_t kMostPoints = 60;

Finding scoreOf(core::Phrase name, const strength::Tally& tally)
{
    const strength::EloInterval elo = strength::eloFrom(tally);
    return {std::move(name), 100 * tally.score(), 100 * strength::expectedScore(elo.low), 100 * strength::expectedScore(elo.high), {},
        tally.games()};
}

} // namespace

Findings matchFindings(const std::string& first, const std::string& second, std::span<const strength::Tally> course)
{
    Findings findings;
    if (course.empty())
        return findings;
    const strength::Tally& last = course.back();
    const strength::EloInterval elo = strength::eloFrom(last);
    findings.tables = {{{EVENMATCH_TEXT("Findings", "%1 against %2: score"), {first, second}}, "%", EVENMATCH_TEXT("Findings", "games"),
                           {scoreOf(EVENMATCH_TEXT("Findings", "score"), last)}},
        {{EVENMATCH_TEXT("Findings", "%1 against %2: Elo"), {first, second}}, "Elo", EVENMATCH_TEXT("Findings", "games"),
            {{EVENMATCH_TEXT("Findings", "difference"), elo.elo, elo.low, elo.high, {}, last.games()}}}};
    findings.notes.push_back({EVENMATCH_TEXT("Findings", "%1 won, %2 drawn, %3 lost"),
        {std::to_string(last.wins), std::to_string(last.draws), std::to_string(last.losses)}});
    PlotSeries series{EVENMATCH_TEXT("Findings", "score"), {}, true, course.size() <= kMostPoints};
    const std::size_t step = (course.size() + kMostPoints - 1) / kMostPoints;
    for (std::size_t i = (course.size() - 1) % step; i < course.size(); i += step) { // so that the last one is included
        const Finding score = scoreOf({}, course[i]);
        series.points.push_back({static_cast<double>(course[i].games()), score.ours, score.low, score.high});
    }
    findings.plots.push_back({{EVENMATCH_TEXT("Findings", "%1 against %2"), {first, second}}, EVENMATCH_TEXT("Findings", "games"),
        EVENMATCH_TEXT("Findings", "score (%), 95 % intervals"), {}, {std::move(series)}});
    return findings;
}

} // namespace evenmatch::experiments
