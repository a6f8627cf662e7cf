// reproduce complexity-bounds, complexity-known, complexity-unknown: players measured in iterations of UCT (COMPLEX, tables I to III,
// figures 3 and 4).
#include "app/lab/experiments/complexity/complexity.h"
#include "app/lab/experiments/experiment.h"
#include "app/lab/experiments/paper_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace evenmatch::experiments {

namespace {

constexpr std::array<const char*, 3> kComplexityGames = {"connect4", "awari", "othello6"};

/// Players of each game whose iterations are not known: those of the paper whose sources are public, and our heuristics for the other two
/// (NFriendsFloyd in Connect4, a value function in Othello). The paper gives no depth of its alpha-beta players.
std::vector<const char*> unknownTargets(const std::string& game, bool quick)
{
    if (game == "connect4")
        return quick ? std::vector{"random", "heuristic", "score4:1"}
                     : std::vector{"random", "heuristic", "score4:1", "score4:2", "score4:7", "score4:7?side=other"};
    if (game == "awari")
        return quick ? std::vector{"random", "divilly"} : std::vector{"random", "divilly", "mancala:1", "mancala:2", "mancala:3"};
    return {"random", "heuristic"};
}

/// All of them, each once.
std::vector<std::string> allUnknownTargets(bool quick)
{
    std::vector<std::string> all;
    for (const char* game : kComplexityGames)
        for (const char* target : unknownTargets(game, quick))
            if (std::ranges::find(all, target) == all.end())
                all.emplace_back(target);
    return all;
}

/// Trials, and a suitable number of searches for bounds.
std::uint64_t trialsOf(const Experiment& experiment) { return experiment.options.quick ? 2 : 10; }
std::uint64_t boundRunsOf(const Experiment& experiment) { return experiment.options.quick ? 1 : 10; }
std::uint64_t matchesOf(const Experiment& experiment) { return experiment.games(1000, 20); }

struct MeasuredComplexity {
    strength::MeanOfTrials iterations;
    strength::Bounds bounds;
    std::uint64_t games = 0;
    bool outOfReach = false;
};

/// One cell of a table with its own state file. `bounds`: if known; otherwise they are searched.
core::Result<MeasuredComplexity> measureCell(const Experiment& experiment, const std::string& game, const std::string& target,
    const std::string& measure, const std::optional<strength::Bounds>& bounds, jobs::JobContext& job)
{
    ComplexityOptions options;
    options.game = game;
    options.target = target;
    options.exact = experiment.options.exact;
    options.measure = measure;
    options.matches = matchesOf(experiment);
    options.trials = trialsOf(experiment);
    options.boundRuns = boundRunsOf(experiment);
    options.seed = experiment.options.seed;
    options.parallel = static_cast<unsigned>(experiment.options.parallel);
    if (bounds) {
        options.lower = bounds->lower;
        options.upper = bounds->upper;
    }
    std::string part = game + "-" + target + "-" + measure + "-" + std::to_string(options.matches) + "-" + std::to_string(options.seed);
    std::ranges::replace_if(
        part, [](char character) { return character == ':' || character == '?'; }, '-');
    options.resume = experiment.stateFile(part).string();
    const auto prepared = prepareComplexity(options);
    if (!prepared)
        return prepared.error();
    const auto result = measureWatched(*prepared, job);
    if (!result)
        return result.error();
    if (result->stopped)
        return core::Error{core::ErrorCode::Stopped};
    MeasuredComplexity measured{{}, result->bounds, result->games(), result->outOfReach};
    if (!result->trials.empty())
        measured.iterations = strength::meanOf(result->trials);
    return measured;
}

/// Measures cells by one balance after the other. Bounds are searched by wins alone (Algorithm 3), regardless of the trials' measure of
/// balance, so the second measure reuses those of the first.
class Cells {
public:
    explicit Cells(const Experiment& experiment) : m_experiment(experiment) { }

    core::Result<MeasuredComplexity> measure(
        const std::string& game, const std::string& target, const std::string& measure, jobs::JobContext& job)
    {
        const auto known = m_bounds.find(game + " " + target);
        auto measured
            = measureCell(m_experiment, game, target, measure, known == m_bounds.end() ? std::nullopt : std::optional(known->second), job);
        if (measured && !measured->outOfReach)
            m_bounds.try_emplace(game + " " + target, measured->bounds);
        return measured;
    }

private:
    const Experiment& m_experiment;
    std::map<std::string, strength::Bounds> m_bounds;
};

/// Iterations, or their ratio to `unit`, with the interval from the trials' standard error, from one iteration on.
Finding complexityFinding(core::Phrase name, const MeasuredComplexity& measured, double unit, std::optional<double> paper)
{
    if (measured.outOfReach)
        return {{EVENMATCH_TEXT("Findings", "%1 (out of reach)"), {std::move(name)}}, std::nan(""), {}, {}, paper, measured.games};
    const double mean = measured.iterations.mean;
    const double reach = measured.iterations.reach;
    return {std::move(name), mean / unit, std::max(1.0, mean - reach) / unit, (mean + reach) / unit, paper, measured.games};
}

std::vector<const char*> measureNames(const Experiment& experiment)
{
    return experiment.options.quick ? std::vector<const char*>{"score"} : std::vector<const char*>{"score", "trueskill"};
}

std::string howMeasured(const Experiment& experiment, bool searchesBounds)
{
    return std::to_string(trialsOf(experiment)) + " trials of " + std::to_string(matchesOf(experiment)) + " games per step, "
        + (searchesBounds ? "bounds averaged over " + std::to_string(boundRunsOf(experiment)) + " runs, " : "") + "seed "
        + std::to_string(experiment.options.seed) + "; the paper uses 10 trials of 1000 games";
}

/// The findings with the table and series in progress.
Findings withGrowing(Findings findings, const FindingsTable& table, Plot plot, const PlotSeries& series)
{
    findings.tables.push_back(table);
    plot.series.push_back(series);
    findings.plots = {std::move(plot)};
    return findings;
}

} // namespace

core::Result<Findings> reproduceFixedBounds(const Experiment& experiment, jobs::JobContext& job)
{
    const bool quick = experiment.options.quick;
    const auto paperBound = [](const char* row) { return paperFigure("COMPLEX", "Section IV", row, "value").value_or(1); };
    Findings findings;
    findings.notes = {howMeasured(experiment, false),
        "given bounds: "
            + (quick ? std::string("1 and 100")
                     : "1 and " + paperText("COMPLEX", "Section IV", "upper bound, connect4 and awari", "value")
                        + " (Othello 6×6: " + paperText("COMPLEX", "Section IV", "upper bound, othello6", "value") + "), as the paper's"),
        "The paper's figures 3 and 4 are plots without numbers. Two rows of its Table I (Othello) are identical to rows of its Table II."};
    Plot plot{EVENMATCH_TEXT("Findings", "UCT measured against itself, with given bounds"), EVENMATCH_TEXT("Findings", "iterations"),
        EVENMATCH_TEXT("Findings", "estimated / true iterations, 95 % intervals"), {}, {}};
    const auto targetsOf = [quick](const std::string& game) {
        if (quick)
            return std::vector<int>{40};
        if (game == "othello6")
            return std::vector<int>{1000, 2000};
        return std::vector<int>{200, 500, 800, 1100, 1400, 1700, 2000, 2300};
    };
    std::uint64_t cells = 0;
    for (const char* game : kComplexityGames)
        cells += measureNames(experiment).size() * targetsOf(game).size();
    std::uint64_t done = 0;
    experiment.tell(findings, done, cells, job);
    for (const char* measure : measureNames(experiment)) {
        FindingsTable table{{EVENMATCH_TEXT("Findings", "Estimated / true iterations, balanced by %1"), {measure}}, "",
            EVENMATCH_TEXT("Findings", "games"), {}};
        for (const char* game : kComplexityGames) {
            const bool othello = std::string_view(game) == "othello6";
            const strength::Bounds bounds{
                paperBound("lower bound"), quick ? 100 : paperBound(othello ? "upper bound, othello6" : "upper bound, connect4 and awari")};
            PlotSeries series{{std::string_view(measure) == "score" ? EVENMATCH_TEXT("Findings", "%1, score")
                                                                    : EVENMATCH_TEXT("Findings", "%1, trueskill"),
                                  {game}},
                {}};
            for (const int target : targetsOf(game)) {
                const auto measured = measureCell(experiment, game, "uct:" + std::to_string(target), measure, bounds, job);
                if (!measured)
                    return measured.error();
                table.rows.push_back(complexityFinding({EVENMATCH_TEXT("Findings", "%1, %2 iterations"), {game, std::to_string(target)}},
                    *measured, target, othello ? paperFigure("COMPLEX", "Table I", std::to_string(target), measure) : std::nullopt));
                const Finding& row = table.rows.back();
                series.points.push_back({static_cast<double>(target), row.ours, row.low, row.high});
                experiment.tell(withGrowing(findings, table, plot, series), ++done, cells, job);
            }
            plot.series.push_back(std::move(series));
        }
        findings.tables.push_back(std::move(table));
    }
    findings.plots.push_back(std::move(plot));
    return findings;
}

core::Result<Findings> reproduceKnownComplexity(const Experiment& experiment, jobs::JobContext& job)
{
    const std::vector<int> targets = experiment.options.quick ? std::vector<int>{40} : std::vector<int>{500, 1000, 2000};
    Findings findings;
    findings.notes = {howMeasured(experiment, true), "The paper's ratios are from its Table II. A perfect measurement gives 1."};
    Plot plot{EVENMATCH_TEXT("Findings", "UCT measured against itself"), "",
        EVENMATCH_TEXT("Findings", "estimated / true iterations, 95 % intervals"), {}, {}};
    for (const int target : targets)
        plot.xNames.push_back(std::to_string(target));
    const std::uint64_t cells = measureNames(experiment).size() * kComplexityGames.size() * targets.size();
    std::uint64_t done = 0;
    Cells measuring(experiment);
    experiment.tell(findings, done, cells, job);
    for (const char* measure : measureNames(experiment)) {
        FindingsTable table{{EVENMATCH_TEXT("Findings", "Estimated / true iterations, balanced by %1"), {measure}}, "",
            EVENMATCH_TEXT("Findings", "games"), {}};
        for (const char* game : kComplexityGames) {
            PlotSeries series{{std::string_view(measure) == "score" ? EVENMATCH_TEXT("Findings", "%1, score")
                                                                    : EVENMATCH_TEXT("Findings", "%1, trueskill"),
                                  {game}},
                {}};
            for (const int target : targets) {
                const auto measured = measuring.measure(game, "uct:" + std::to_string(target), measure, job);
                if (!measured)
                    return measured.error();
                table.rows.push_back(complexityFinding({EVENMATCH_TEXT("Findings", "%1, %2 iterations"), {game, std::to_string(target)}},
                    *measured, target, paperFigure("COMPLEX", "Table II", std::string(game) + " " + std::to_string(target), measure)));
                const Finding& row = table.rows.back();
                series.points.push_back({static_cast<double>(series.points.size()), row.ours, row.low, row.high});
                experiment.tell(withGrowing(findings, table, plot, series), ++done, cells, job);
            }
            plot.series.push_back(std::move(series));
        }
        findings.tables.push_back(std::move(table));
    }
    findings.plots.push_back(std::move(plot));
    return findings;
}

core::Result<Findings> reproduceUnknownComplexity(const Experiment& experiment, jobs::JobContext& job)
{
    Findings findings;
    findings.notes = {howMeasured(experiment, true),
        "The paper's numbers are from its Table III. Players whose sources are public were written anew (score4, mancala, divilly; see "
        "search/targets/published.h). NFriendsFloyd (Connect4) and the value function (Othello) are compared with our heuristics.",
        "The paper does not give the depth of its alpha-beta players, so score4 and mancala play at several depths beside one number of "
        "the paper. score4:7?side=other plays the move that is best for the other player."};
    const std::vector<std::string> names = allUnknownTargets(experiment.options.quick);
    Plot plot{EVENMATCH_TEXT("Findings", "Players in iterations of UCT"), "",
        EVENMATCH_TEXT("Findings", "log10 of iterations, 95 % intervals"), {}, {}};
    for (const std::string& name : names)
        plot.xNames.emplace_back(name);
    std::uint64_t cells = 0;
    for (const char* game : kComplexityGames)
        cells += measureNames(experiment).size() * unknownTargets(game, experiment.options.quick).size();
    std::uint64_t done = 0;
    Cells measuring(experiment);
    experiment.tell(findings, done, cells, job);
    for (const char* measure : measureNames(experiment)) {
        FindingsTable table{{EVENMATCH_TEXT("Findings", "UCT iterations of equal strength, balanced by %1"), {measure}},
            EVENMATCH_TEXT("Findings", "iterations"), EVENMATCH_TEXT("Findings", "games"), {}};
        for (const char* game : kComplexityGames) {
            PlotSeries series{{std::string_view(measure) == "score" ? EVENMATCH_TEXT("Findings", "%1, score")
                                                                    : EVENMATCH_TEXT("Findings", "%1, trueskill"),
                                  {game}},
                {}};
            for (const char* target : unknownTargets(game, experiment.options.quick)) {
                const auto measured = measuring.measure(game, target, measure, job);
                if (!measured)
                    return measured.error();
                table.rows.push_back(complexityFinding({"%1, %2", {game, target}}, *measured, 1, paperIterations(game, target, measure)));
                const Finding& row = table.rows.back();
                const auto place = std::ranges::find(names, target) - names.begin();
                series.points.push_back(
                    {static_cast<double>(place), std::log10(row.ours), row.low ? std::optional(std::log10(*row.low)) : std::nullopt,
                        row.high ? std::optional(std::log10(*row.high)) : std::nullopt});
                experiment.tell(withGrowing(findings, table, plot, series), ++done, cells, job);
            }
            plot.series.push_back(std::move(series));
        }
        findings.tables.push_back(std::move(table));
    }
    findings.plots.push_back(std::move(plot));
    return findings;
}

} // namespace evenmatch::experiments
