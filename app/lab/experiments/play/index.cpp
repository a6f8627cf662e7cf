// reproduce sa-elo: the effect of the strength index z on the strength of a plain search (SA, Table 1, Figures 1 and 2).
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/play/index_fits.h"
#include "app/lab/experiments/play/match_bench.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace evenmatch::experiments {

namespace {

constexpr std::array kThresholdNames = {"0", "0.02", "0.05", "0.25", "0.5", "1"}; ///< of R_th: Figure 2's, but for Table 1's 0.1
constexpr std::array kEnds = {"inf", "-inf"}; ///< z

} // namespace

core::Result<Findings> reproduceIndexElo(const Experiment& experiment, jobs::JobContext& job)
{
    const auto bench = MatchBench::open(experiment, experiment.simulations(64, 8), false);
    if (!bench)
        return bench.error();
    const std::uint64_t games = experiment.games(100, 2);
    const double step = experiment.options.quick ? 2 : 0.5;
    Findings findings;
    findings.notes = {bench->circumstances(),
        EVENMATCH_TEXT("Findings", "R_th = 0.1; Elo relative to z = 0, as in the paper's games (its Table 1 sets z = ∞ to 0)")};
    FindingsTable table{EVENMATCH_TEXT("Findings", "Elo of sa:z against sa:0"), "Elo", EVENMATCH_TEXT("Findings", "games"), {}};
    PlotSeries measured{EVENMATCH_TEXT("Findings", "measured"), {}, false};
    const auto indices = static_cast<std::uint64_t>(std::lround(4 / step)) + 1;
    const auto cells = indices + kEnds.size() + (experiment.options.quick ? 0 : (kThresholdNames.size() - 1) * indices + 1);
    Plot plot{EVENMATCH_TEXT("Findings", "Strength index and Elo"), "z", EVENMATCH_TEXT("Findings", "Elo against z = 0, 95 % intervals"),
        {}, {measured}};
    experiment.tell(findings, 0, cells, job);
    for (double z = -2; z <= 2; z += step) {
        strength::Tally tally;
        if (z != 0) {
            const auto played = bench->play("sa:" + indexName(z), "sa:0", games, "z" + indexName(z), job);
            if (!played)
                return played.error();
            tally = *played;
            table.rows.push_back(eloFinding("z = " + indexName(z), strength::eloFrom(tally), tally.games()));
        } else {
            table.rows.push_back({"z = 0", 0, {}, {}, {}, 0});
        }
        table.rows.back().paper = paperElo(indexName(z));
        if (std::isfinite(table.rows.back().ours))
            measured.points.push_back(pointOf(z, table.rows.back()));
        plot.series.front() = measured;
        experiment.tell({{table}, findings.notes, {plot}}, table.rows.size(), cells, job);
    }
    std::array<double, kEnds.size()> ends{};
    for (std::size_t i = 0; i < kEnds.size(); ++i) {
        const std::string z = kEnds[i];
        const auto played = bench->play("sa:" + z, "sa:0", games, "z" + z, job);
        if (!played)
            return played.error();
        table.rows.push_back(eloFinding("z = " + z, strength::eloFrom(*played), played->games()));
        table.rows.back().paper = paperElo(z);
        ends[i] = table.rows.back().ours;
        experiment.tell({{table}, findings.notes, {plot}}, table.rows.size(), cells, job);
    }
    const FittedCurve line = fitLine(measured.points);
    const bool bounded = std::isfinite(ends[0]) && std::isfinite(ends[1]);
    const FittedCurve curve = bounded ? fitLogistic(measured.points, ends[1], ends[0]) : FittedCurve();
    FindingsTable fits{EVENMATCH_TEXT("Findings", "Fits over z from -2 to 2"), "Elo", EVENMATCH_TEXT("Findings", "points"), {}};
    const std::uint64_t points = measured.points.size();
    const auto paperFit = [](const char* column) { return paperFigure("SA", "Figure 1", "z -2 to 2", column); };
    const auto [lowest, highest] = std::ranges::minmax(measured.points, {}, &PlotPoint::y);
    fits.rows = {{EVENMATCH_TEXT("Findings", "measured range"), highest.y - lowest.y, {}, {}, paperFit("range"), points},
        {EVENMATCH_TEXT("Findings", "range of the line"), 4 * line.parameters[1], {}, {}, {}, points},
        {EVENMATCH_TEXT("Findings", "error of the line"), line.error, {}, {}, paperFit("linear error"), points},
        {EVENMATCH_TEXT("Findings", "error of the logistic curve"), bounded ? curve.error : std::nan(""), {}, {},
            paperFit("logistic error"), points}};
    plot.series.push_back(sampled(EVENMATCH_TEXT("Findings", "linear"), [&](double z) { return line.at(z); }));
    if (bounded)
        plot.series.push_back(sampled(EVENMATCH_TEXT("Findings", "logistic"), [&](double z) { return curve.at(z); }));
    findings.plots.push_back(std::move(plot));
    const std::uint64_t measuredCells = table.rows.size();
    findings.tables = {std::move(table), std::move(fits)};
    experiment.tell(findings, measuredCells, cells, job);
    if (experiment.options.quick)
        return findings;
    std::uint64_t played = measuredCells;
    for (const std::string threshold : kThresholdNames) {
        findings.tables.push_back({{EVENMATCH_TEXT("Findings", "Elo of sa:z at R_th = %1 against sa:0 at R_th = 0.1"), {threshold}}, "Elo",
            EVENMATCH_TEXT("Findings", "games"), {}});
        const double last = threshold == "1" ? -2 : 2; // at 1 only the most visited may be chosen for any z
        for (double z = -2; z <= last; z += step) {
            const std::string index = indexName(z);
            const auto tally = bench->play("sa:" + index + "?threshold=" + threshold, "sa:0", games, "t" + threshold + "z" + index, job);
            if (!tally)
                return tally.error();
            findings.tables.back().rows.push_back(eloFinding("z = " + index, strength::eloFrom(*tally), tally->games()));
            experiment.tell(findings, ++played, cells, job);
        }
    }
    return findings;
}

} // namespace evenmatch::experiments
