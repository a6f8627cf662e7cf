// reproduce sa-elo, sa-bound: what the strength index z does to a plain search.
#include "app/experiments/match_bench.h"
#include "app/experiments/paper_figures.h"
#include "core/strength/linear.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace evenmatch::experiments {

namespace {

constexpr std::array kThresholdNames = {"0", "0.02", "0.05", "0.25", "0.5", "1"}; ///< of R_th: Figure 2's, but for Table 1's 0.1
constexpr std::array kEnds = {"inf", "-inf"}; ///< z

struct Curve {
    std::vector<double> parameters;
    double error = std::numeric_limits<double>::infinity(); ///< mean of the absolute differences, as in the paper (ALGORITHMS.md 3)
};

/// y = a + b · f(x), by least squares.
template <class Function>
Curve fitTo(const std::vector<PlotPoint>& points, const Function& f)
{
    double n = 0;
    double sumF = 0;
    double sumY = 0;
    double sumFF = 0;
    double sumFY = 0;
    for (const PlotPoint& point : points) {
        const double value = f(point.x);
        n += 1;
        sumF += value;
        sumY += point.y;
        sumFF += value * value;
        sumFY += value * point.y;
    }
    const double spread = sumFF - sumF * sumF / n;
    const double b = spread > 0 ? (sumFY - sumF * sumY / n) / spread : 0;
    const double a = (sumY - b * sumF) / n;
    double sum = 0;
    for (const PlotPoint& point : points)
        sum += std::abs(point.y - a - b * f(point.x));
    return {{a, b}, sum / n};
}

double logistic(double x)
{
    return 1 / (1 + std::exp(-x));
}

/// Elo = low + (high − low) / (1 + e^(−k · (z − z0))) between the strengths at z = −∞ and +∞, by least squares over a grid of k and z0.
Curve fitLogistic(const std::vector<PlotPoint>& points, double low, double high)
{
    Curve best;
    double least = std::numeric_limits<double>::infinity();
    for (int i = 10; i <= 500; ++i)
        for (int j = -200; j <= 200; ++j) {
            const double k = i / 100.0;
            const double middle = j / 100.0;
            double squares = 0;
            double sum = 0;
            for (const PlotPoint& point : points) {
                const double off = point.y - low - (high - low) * logistic(k * (point.x - middle));
                squares += off * off;
                sum += std::abs(off);
            }
            if (squares < least) {
                least = squares;
                best = {{low, high, k, middle}, sum / static_cast<double>(points.size())};
            }
        }
    return best;
}

/// Table 1's, against z = 0 as ours is.
std::optional<double> paperElo(const std::string& z)
{
    const auto at = paperFigure("SA", "Table 1", z == "inf" ? "+inf" : z, "Elo");
    const auto zero = paperFigure("SA", "Table 1", "0", "Elo");
    return at && zero ? std::optional(*at - *zero) : std::nullopt;
}

std::string indexName(double z)
{
    std::string text = std::to_string(z);
    text.erase(text.find_last_not_of('0') + 1);
    return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

PlotSeries sampled(const char* name, const std::function<double(double)>& f)
{
    PlotSeries series{name, {}, true, false};
    for (int i = -20; i <= 20; ++i)
        series.points.push_back({i / 10.0, f(i / 10.0), {}, {}});
    return series;
}

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
        EVENMATCH_TEXT("Findings", "R_th = 0.1; Elo against z = 0, as in the paper's games; its Table 1 then sets z = ∞ to 0")};
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
    const Curve line = fitTo(measured.points, [](double z) { return z; });
    const bool bounded = std::isfinite(ends[0]) && std::isfinite(ends[1]);
    const Curve curve = bounded ? fitLogistic(measured.points, ends[1], ends[0]) : Curve();
    FindingsTable fits{EVENMATCH_TEXT("Findings", "Fits over z from -2 to 2"), "Elo", EVENMATCH_TEXT("Findings", "points"), {}};
    const std::uint64_t points = measured.points.size();
    const auto paperFit = [](const char* column) { return paperFigure("SA", "Figure 1", "z -2 to 2", column); };
    const auto [lowest, highest] = std::ranges::minmax(measured.points, {}, &PlotPoint::y);
    fits.rows = {{EVENMATCH_TEXT("Findings", "range measured"), highest.y - lowest.y, {}, {}, paperFit("range"), points},
        {EVENMATCH_TEXT("Findings", "range of the line"), 4 * line.parameters[1], {}, {}, {}, points},
        {EVENMATCH_TEXT("Findings", "error of the line"), line.error, {}, {}, paperFit("linear error"), points},
        {EVENMATCH_TEXT("Findings", "error of the logistic"), bounded ? curve.error : std::nan(""), {}, {}, paperFit("logistic error"),
            points}};
    plot.series.push_back(
        sampled(EVENMATCH_TEXT("Findings", "linear"), [&](double z) { return line.parameters[0] + line.parameters[1] * z; }));
    if (bounded)
        plot.series.push_back(sampled(EVENMATCH_TEXT("Findings", "logistic"), [&](double z) {
            return ends[1] + (ends[0] - ends[1]) * logistic(curve.parameters[2] * (z - curve.parameters[3]));
        }));
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
        const double last = threshold == "1" ? -2 : 2; // at 1 only the most visited may be chosen, whatever z
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

core::Result<Findings> reproduceIndexBound(const Experiment& experiment, jobs::JobContext& job)
{
    const auto bench = MatchBench::open(experiment, experiment.simulations(100, 20), false);
    if (!bench)
        return bench.error();
    const std::uint64_t games = experiment.games(20, 2);
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    constexpr std::array<double, 5> kThresholds = {0.02, 0.05, 0.1, 0.25, 0.5};
    constexpr std::array<double, 11> kIndices = {-kInfinity, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, kInfinity};
    std::array<double, kThresholds.size()> worst{};
    std::array<double, kThresholds.size()> candidates{}; // sums over positions
    std::array<std::array<double, kIndices.size()>, kThresholds.size()> ratings{};
    std::uint64_t positions = 0;
    std::uint64_t outside = 0;
    search::Searcher searcher(*bench->evaluator(), {.batch = 1});
    for (std::uint64_t number = 0; number < games; ++number) {
        core::Random random(experiment.options.seed + number);
        nn::GameState state(bench->start());
        for (int move = 0; move < 60 && !state.position().isOver(); ++move) {
            if (job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            searcher.setPosition(state);
            const auto result = searcher.run({.visits = bench->simulations()}, job.stopToken());
            if (!result)
                return result.error();
            ++positions;
            const auto moves = result->moves();
            for (std::size_t t = 0; t < kThresholds.size(); ++t)
                for (std::size_t k = 0; k < kIndices.size(); ++k) {
                    const auto chances = search::probabilities(search::StrengthIndex{kIndices[k], kThresholds[t]}, *result);
                    for (std::size_t i = 0; i < moves.size(); ++i) {
                        if (chances[i] <= 0)
                            continue;
                        const double below = std::log(static_cast<double>(moves[i].visits) / moves.front().visits);
                        ratings[t][k] += chances[i] * below;
                        candidates[t] += kIndices[k] == 0 ? 1 : 0; // at z = 0 all that pass may be chosen
                        worst[t] = std::min(worst[t], below);
                        outside += below < std::log(kThresholds[t]) - 1e-12;
                    }
                }
            state.play(search::choose(search::StrengthIndex{0, 0.1}, *result, random));
        }
        job.report(number + 1, games);
    }
    FindingsTable table{EVENMATCH_TEXT("Findings", "The weakest move that may be chosen, ln(N / N_max)"), "ln",
        EVENMATCH_TEXT("Findings", "positions"), {}};
    FindingsTable broken{EVENMATCH_TEXT("Findings", "Moves that may be chosen and lie beyond ln R_th"), "",
        EVENMATCH_TEXT("Findings", "positions"),
        {{EVENMATCH_TEXT("Findings", "moves"), static_cast<double>(outside), {}, {}, 0, positions}}};
    PlotSeries seen{EVENMATCH_TEXT("Findings", "worst seen"), {}};
    PlotSeries bound{"ln R_th", {}};
    for (std::size_t t = 0; t < kThresholds.size(); ++t) {
        table.rows.push_back({"R_th = " + indexName(kThresholds[t]), worst[t], {}, {}, std::log(kThresholds[t]), positions});
        seen.points.push_back({kThresholds[t], worst[t], {}, {}});
        bound.points.push_back({kThresholds[t], std::log(kThresholds[t]), {}, {}});
    }
    const double count = static_cast<double>(std::max<std::uint64_t>(1, positions));
    FindingsTable passed{EVENMATCH_TEXT("Findings", "Moves that may be chosen in a position, by R_th"), "",
        EVENMATCH_TEXT("Findings", "positions"), {}};
    FindingsTable expected{EVENMATCH_TEXT("Findings", "Expected rating under z at R_th = 0.1, of the hypothesis that strength is a power of "
                                                      "the visits"),
        "ln", EVENMATCH_TEXT("Findings", "positions"), {}};
    FindingsTable conjectured{EVENMATCH_TEXT("Findings", "Strength index of the search itself, were the paper's Elo ours"), "",
        EVENMATCH_TEXT("Findings", "positions"), {}};
    const double paperRange = paperElo("inf").value_or(0) - paperElo("-inf").value_or(0);
    for (std::size_t t = 0; t < kThresholds.size(); ++t) {
        const std::string threshold = indexName(kThresholds[t]);
        passed.rows.push_back({"R_th = " + threshold, candidates[t] / count, {}, {}, paperFigure("SA", "Figure 3", threshold, "candidates"),
            positions});
        const double range = (ratings[t].back() - ratings[t].front()) / count; // Equation 17, ratings in ln: Elo · ln 10 / 400
        conjectured.rows.push_back({"R_th = " + threshold, range > 0 ? paperRange * std::log(10) / 400 / range : std::nan(""), {}, {},
            paperFigure("SA", "Table 2", threshold, "strength index"), positions});
        for (std::size_t k = 0; kThresholds[t] == 0.1 && k < kIndices.size(); ++k)
            expected.rows.push_back({"z = " + (std::isfinite(kIndices[k]) ? indexName(kIndices[k]) : k == 0 ? "-inf" : "inf"),
                ratings[t][k] / count, {}, {}, {}, positions});
    }
    Findings findings;
    findings.tables = {std::move(table), std::move(broken), std::move(passed), std::move(expected), std::move(conjectured)};
    findings.notes = {bench->circumstances(), "z from −∞ to ∞; \"paper\" of the first two tables is the bound that it proves (Equation 7)",
        "the expected rating is the paper's Equation 14; its strength index (Table 2) divides the Elo between z = ∞ and −∞ by the range of "
        "that (Equation 17): with the paper's Elo at R_th = 0.1, in all rows, and our positions. Our own Elo is what sa-elo measures"};
    findings.plots.push_back({EVENMATCH_TEXT("Findings", "How far below the best a move may be"), "R_th", "ln(N / N_max)", {},
        {std::move(seen), std::move(bound)}});
    return findings;
}

} // namespace evenmatch::experiments
