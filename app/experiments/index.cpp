// reproduce sa-elo, sa-bound: what the strength index z does to a plain search.
#include "app/experiments/match_bench.h"
#include "core/strength/linear.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace evenmatch::experiments {

namespace {

constexpr std::array kThresholdNames = {"0", "0.1", "0.2", "0.3", "0.4", "0.5"}; ///< of R_th

struct Curve {
    std::vector<double> parameters;
    double error = std::numeric_limits<double>::infinity(); ///< root of the mean square
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
    double squares = 0;
    for (const PlotPoint& point : points)
        squares += std::pow(point.y - a - b * f(point.x), 2);
    return {{a, b}, std::sqrt(squares / n)};
}

double logistic(double x)
{
    return 1 / (1 + std::exp(-x));
}

/// Elo = a + b / (1 + e^(−k · z)), over a grid of k.
Curve fitLogistic(const std::vector<PlotPoint>& points)
{
    Curve best;
    for (double k = 0.1; k <= 5; k += 0.05) {
        Curve curve = fitTo(points, [&](double z) { return logistic(k * z); });
        if (curve.error < best.error) {
            best = std::move(curve);
            best.parameters.push_back(k);
        }
    }
    return best;
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
        EVENMATCH_TEXT("Findings", "R_th = 0.1; Elo against z = 0, which the paper measures against other programs")};
    FindingsTable table{EVENMATCH_TEXT("Findings", "Elo of sa:z against sa:0"), "Elo", EVENMATCH_TEXT("Findings", "games"), {}};
    PlotSeries measured{EVENMATCH_TEXT("Findings", "measured"), {}, false};
    const auto cells = static_cast<std::uint64_t>(std::lround(4 / step)) + 1 + (experiment.options.quick ? 0 : std::size(kThresholdNames));
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
        if (std::isfinite(table.rows.back().ours))
            measured.points.push_back(pointOf(z, table.rows.back()));
        plot.series.front() = measured;
        experiment.tell({{table}, findings.notes, {plot}}, table.rows.size(), cells, job);
    }
    const Curve line = fitTo(measured.points, [](double z) { return z; });
    const Curve curve = fitLogistic(measured.points);
    FindingsTable fits{EVENMATCH_TEXT("Findings", "Fits over z from -2 to 2"), "Elo", EVENMATCH_TEXT("Findings", "points"), {}};
    const std::uint64_t points = measured.points.size();
    fits.rows = {{EVENMATCH_TEXT("Findings", "range of the line"), 4 * line.parameters[1], {}, {}, 830, points},
        {EVENMATCH_TEXT("Findings", "error of the line"), line.error, {}, {}, 47.95, points},
        {EVENMATCH_TEXT("Findings", "error of the logistic"), curve.error, {}, {}, {}, points}};
    plot.series.push_back(
        sampled(EVENMATCH_TEXT("Findings", "linear"), [&](double z) { return line.parameters[0] + line.parameters[1] * z; }));
    if (curve.parameters.size() == 3)
        plot.series.push_back(sampled(EVENMATCH_TEXT("Findings", "logistic"),
            [&](double z) { return curve.parameters[0] + curve.parameters[1] * logistic(curve.parameters[2] * z); }));
    findings.plots.push_back(std::move(plot));
    const std::uint64_t measuredCells = table.rows.size();
    findings.tables = {std::move(table), std::move(fits)};
    experiment.tell(findings, measuredCells, cells, job);
    if (experiment.options.quick)
        return findings;
    findings.tables.push_back(
        {EVENMATCH_TEXT("Findings", "z = 2 against z = -2 at thresholds"), "Elo", EVENMATCH_TEXT("Findings", "games"), {}});
    FindingsTable& thresholds = findings.tables.back();
    for (const char* threshold : kThresholdNames) {
        const std::string option = std::string("?threshold=") + threshold;
        const auto tally = bench->play("sa:2" + option, "sa:-2" + option, games, std::string("t") + threshold, job);
        if (!tally)
            return tally.error();
        thresholds.rows.push_back(eloFinding(std::string("R_th = ") + threshold, strength::eloFrom(*tally), tally->games()));
        experiment.tell(findings, measuredCells + thresholds.rows.size(), cells, job);
    }
    return findings;
}

core::Result<Findings> reproduceIndexBound(const Experiment& experiment, jobs::JobContext& job)
{
    const auto bench = MatchBench::open(experiment, experiment.simulations(100, 20), false);
    if (!bench)
        return bench.error();
    const std::uint64_t games = experiment.games(20, 2);
    constexpr std::array<double, 4> kThresholds = {0.05, 0.1, 0.2, 0.5};
    constexpr std::array<double, 4> kIndices = {-std::numeric_limits<double>::infinity(), -2, 0, 2};
    std::array<double, kThresholds.size()> worst{};
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
                for (const double z : kIndices) {
                    const auto chances = search::probabilities(search::StrengthIndex{z, kThresholds[t]}, *result);
                    for (std::size_t i = 0; i < moves.size(); ++i) {
                        if (chances[i] <= 0)
                            continue;
                        const double below = std::log(static_cast<double>(moves[i].visits) / moves.front().visits);
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
    Findings findings;
    findings.tables = {std::move(table), std::move(broken)};
    findings.notes = {bench->circumstances(), "z from −∞ to 2; \"paper\" is the bound that it proves"};
    findings.plots.push_back({EVENMATCH_TEXT("Findings", "How far below the best a move may be"), "R_th", "ln(N / N_max)", {},
        {std::move(seen), std::move(bound)}});
    return findings;
}

} // namespace evenmatch::experiments
