// A measurement in iterations as tables and plots, also during the measurement.
#include "app/lab/experiments/complexity/complexity.h"
#include "app/lab/experiments/paper_figures.h"

#include <algorithm>
#include <map>

namespace evenmatch::experiments {

namespace {

using search::ComplexityStep;
using strength::Verdict;

bool isTrial(const ComplexityStep& step) { return step.phase == ComplexityStep::Phase::Trial; }

struct TrialSoFar {
    double estimate = 0; ///< strength::Bisection::estimate
    bool finished = false;
    std::uint64_t games = 0;
};

/// The last one may be unfinished.
std::vector<TrialSoFar> trialsOf(std::span<const ComplexityStep> steps)
{
    std::vector<TrialSoFar> trials;
    for (const ComplexityStep& step : steps) {
        if (!isTrial(step))
            continue;
        trials.resize(std::max<std::size_t>(trials.size(), step.run + 1));
        TrialSoFar& trial = trials[step.run];
        const bool balanced = step.verdict == Verdict::Balanced;
        trial.estimate = balanced ? static_cast<double>(step.iterations) : (step.bounds.lower + step.bounds.upper) / 2;
        trial.finished = balanced || strength::Bisection::isNarrow(step.bounds);
        trial.games += step.tally.games();
    }
    return trials;
}

/// The mean of finished trials, then every trial.
FindingsTable iterationsTable(const ComplexityOptions& options, std::span<const ComplexityStep> steps)
{
    FindingsTable table{{EVENMATCH_TEXT("Findings", "%1, %2: UCT iterations of equal strength"), {options.game, options.target}},
        EVENMATCH_TEXT("Findings", "iterations"), EVENMATCH_TEXT("Findings", "games"), {}};
    const std::vector<TrialSoFar> trials = trialsOf(steps);
    std::vector<double> estimates;
    for (const TrialSoFar& trial : trials)
        if (trial.finished)
            estimates.push_back(trial.estimate);
    std::uint64_t all = 0;
    for (const ComplexityStep& step : steps)
        all += step.tally.games();
    if (!estimates.empty()) {
        const strength::MeanOfTrials mean = strength::meanOf(estimates);
        Finding total{
            {estimates.size() == 1 ? EVENMATCH_TEXT("Findings", "mean of %1 trial") : EVENMATCH_TEXT("Findings", "mean of %1 trials"),
                {std::to_string(estimates.size())}},
            mean.mean, {}, {}, paperIterations(options.game, options.target, options.measure), all};
        if (estimates.size() > 1) {
            total.low = std::max(1.0, mean.mean - mean.reach); // no player has fewer
            total.high = mean.mean + mean.reach;
        }
        table.rows.push_back(std::move(total));
    }
    for (std::size_t i = 0; i < trials.size(); ++i)
        table.rows.push_back(
            {{EVENMATCH_TEXT("Findings", "trial %1"), {std::to_string(i + 1)}}, trials[i].estimate, {}, {}, {}, trials[i].games});
    return table;
}

/// UCT's score by its iterations, all matches of a number together.
Plot scorePlot(const ComplexityOptions& options, std::span<const ComplexityStep> steps)
{
    std::map<std::uint64_t, strength::Tally> tallies;
    for (const ComplexityStep& step : steps)
        tallies[step.iterations] += step.tally;
    PlotSeries series{EVENMATCH_TEXT("Findings", "score of UCT"), {}, false};
    for (const auto& [iterations, tally] : tallies) {
        const strength::EloInterval elo = strength::eloFrom(tally);
        series.points.push_back({static_cast<double>(iterations), 100 * tally.score(), 100 * strength::expectedScore(elo.low),
            100 * strength::expectedScore(elo.high)});
    }
    return {{EVENMATCH_TEXT("Findings", "Score of UCT against %1"), {options.target}}, EVENMATCH_TEXT("Findings", "iterations"),
        EVENMATCH_TEXT("Findings", "score (%), 95 % intervals"), {}, {std::move(series)}};
}

/// The iterations of successive matches, which show how the search converges.
Plot coursePlot(std::span<const ComplexityStep> steps)
{
    PlotSeries bounds{EVENMATCH_TEXT("Findings", "search for bounds"), {}, false};
    PlotSeries trials{EVENMATCH_TEXT("Findings", "trials"), {}, false};
    for (std::size_t i = 0; i < steps.size(); ++i)
        (isTrial(steps[i]) ? trials : bounds)
            .points.push_back({static_cast<double>(i + 1), static_cast<double>(steps[i].iterations), {}, {}});
    return {EVENMATCH_TEXT("Findings", "Iterations by match"), EVENMATCH_TEXT("Findings", "match"),
        EVENMATCH_TEXT("Findings", "iterations"), {}, {std::move(bounds), std::move(trials)}};
}

} // namespace

std::optional<double> paperIterations(const std::string& game, const std::string& target, const std::string& measure)
{
    return paperFigure("COMPLEX", "Table III", game + " " + target.substr(0, target.find(':')), measure); // of any depth
}

Findings complexityFindings(const ComplexityOptions& options, std::span<const ComplexityStep> steps)
{
    Findings findings;
    findings.tables.push_back(iterationsTable(options, steps));
    findings.plots = {scorePlot(options, steps), coursePlot(steps)};
    findings.notes
        = {{EVENMATCH_TEXT("Findings", "%1 games per step, %2 trials, balanced by %3, seed %4; the paper uses 10 trials of 1000 games"),
            {std::to_string(options.matches), std::to_string(options.trials), options.measure, std::to_string(options.seed)}}};
    return findings;
}

} // namespace evenmatch::experiments
