// reproduce sa-bound: the moves that the strength index z may choose in each position, and the strength derived from their visits (SA,
// Figures 3 and 4, Table 2; ALGORITHMS.md 3).
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/play/index_fits.h"
#include "app/lab/experiments/play/match_bench.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace evenmatch::experiments {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr std::array<double, 5> kThresholds = {0.02, 0.05, 0.1, 0.25, 0.5};
constexpr std::array<double, 11> kIndices = {-kInfinity, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, kInfinity};
constexpr std::size_t kUsual = 2; ///< of the thresholds: 0.1
const double kEloOfLn = 400 / std::log(10);

/// The results over all positions, by threshold.
struct Seen {
    std::array<double, kThresholds.size()> worst{}; ///< ln(N / N_max) of the weakest move that may be chosen
    std::array<double, kThresholds.size()> candidates{}; ///< sums
    std::array<std::array<double, kIndices.size()>, kThresholds.size()> ratings{}; ///< sums of Σ π ln(N / N_max), by z
    std::uint64_t positions = 0;
    std::uint64_t outside = 0; ///< moves that may be chosen although they are beyond ln R_th

    double meanRating(std::size_t threshold, std::size_t index) const
    {
        return ratings[threshold][index] / static_cast<double>(std::max<std::uint64_t>(1, positions));
    }
    /// Equation 17's denominator.
    double range(std::size_t threshold) const { return meanRating(threshold, kIndices.size() - 1) - meanRating(threshold, 0); }

    void add(const search::SearchResult& result)
    {
        ++positions;
        const auto moves = result.moves();
        for (std::size_t t = 0; t < kThresholds.size(); ++t)
            for (std::size_t k = 0; k < kIndices.size(); ++k) {
                const auto chances = search::probabilities(search::StrengthIndex{kIndices[k], kThresholds[t]}, result);
                for (std::size_t i = 0; i < moves.size(); ++i) {
                    if (chances[i] <= 0)
                        continue;
                    const double below = std::log(static_cast<double>(moves[i].visits) / moves.front().visits);
                    ratings[t][k] += chances[i] * below;
                    candidates[t] += kIndices[k] == 0 ? 1 : 0; // at z = 0 all remaining moves may be chosen
                    worst[t] = std::min(worst[t], below);
                    outside += below < std::log(kThresholds[t]) - 1e-12;
                }
            }
    }
};

core::Result<Seen> lookAtGames(const MatchBench& bench, std::uint64_t games, std::uint64_t seed, jobs::JobContext& job)
{
    Seen seen;
    search::Searcher searcher(*bench.evaluator(), {.batch = 1});
    for (std::uint64_t number = 0; number < games; ++number) {
        core::Random random(seed + number);
        nn::GameState state(bench.start());
        for (int move = 0; move < 60 && !state.position().isOver(); ++move) {
            if (job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            searcher.setPosition(state);
            const auto result = searcher.run({.visits = bench.simulations()}, job.stopToken());
            if (!result)
                return result.error();
            seen.add(*result);
            state.play(search::choose(search::StrengthIndex{0, 0.1}, *result, random));
        }
        job.report(number + 1, games);
    }
    return seen;
}

/// The results of sa-elo for this network at R_th = 0.1: Elo by the name of z, relative to z = 0. Empty without a run, or if z = ±∞ won or
/// lost every game.
std::map<std::string, double> measuredElo(const Experiment& experiment)
{
    std::map<std::string, double> elo;
    const auto found = experiment.earlier("sa-elo");
    if (!found)
        return elo;
    for (const auto& row : (*found)["tables"][0]["rows"])
        if (const std::string name = row.value("name", ""); name.starts_with("z = ") && row.contains("ours") && row["ours"].is_number())
            elo[name.substr(4)] = row["ours"].get<double>();
    if (!elo.contains("inf") || !elo.contains("-inf"))
        elo.clear();
    return elo;
}

/// Figure 4: Elo for z, relative to z = ∞, from u and the visits, compared with measured values.
void addDerived(Findings& findings, const Seen& seen, double strengthIndex, const std::map<std::string, double>& measured)
{
    PlotSeries derived{EVENMATCH_TEXT("Findings", "from the visits"), {}};
    for (std::size_t k = 1; k + 1 < kIndices.size(); ++k)
        derived.points.push_back(
            {kIndices[k], strengthIndex * (seen.meanRating(kUsual, k) - seen.meanRating(kUsual, kIndices.size() - 1)) * kEloOfLn, {}, {}});
    const auto measuredAt = [&](double z) -> std::optional<double> {
        const auto at = measured.find(indexName(z));
        return at == measured.end() ? std::nullopt : std::optional(at->second - measured.at("inf"));
    };
    const auto paper = [](const char* column) { return paperFigure("SA", "Figure 4", "R_th 0.1", column); };
    const std::uint64_t points = derived.points.size();
    const FittedCurve curve = fitLogistic(derived.points, -strengthIndex * seen.range(kUsual) * kEloOfLn, 0);
    FindingsTable errors{EVENMATCH_TEXT("Findings", "Elo derived from visits: mean error for z from -2 to 2"), "Elo",
        EVENMATCH_TEXT("Findings", "points"),
        {{EVENMATCH_TEXT("Findings", "compared with a logistic curve"), curve.error, {}, {}, paper("logistic error"), points}}};
    Plot plot{EVENMATCH_TEXT("Findings", "Elo derived from visits"), "z", EVENMATCH_TEXT("Findings", "Elo against z = ∞"), {},
        {derived, sampled(EVENMATCH_TEXT("Findings", "logistic"), [&](double z) { return curve.at(z); })}};
    if (!measured.empty()) {
        PlotSeries of{EVENMATCH_TEXT("Findings", "measured"), {}, false};
        double distances = 0;
        for (const PlotPoint& point : derived.points)
            if (const auto elo = measuredAt(point.x)) {
                distances += std::abs(point.y - *elo);
                of.points.push_back({point.x, *elo, {}, {}});
            }
        const auto compared = static_cast<double>(of.points.size());
        errors.rows.push_back({EVENMATCH_TEXT("Findings", "compared with the measured Elo"),
            compared > 0 ? distances / compared : std::nan(""), {}, {}, paper("measured error"), of.points.size()});
        plot.series.push_back(std::move(of));
    }
    findings.tables.push_back(std::move(errors));
    findings.plots.push_back(std::move(plot));
}

} // namespace

core::Result<Findings> reproduceIndexBound(const Experiment& experiment, jobs::JobContext& job)
{
    const auto bench = MatchBench::open(experiment, experiment.simulations(64, 8), false); // as in sa-elo: both use the same search
    if (!bench)
        return bench.error();
    const auto seen = lookAtGames(*bench, experiment.games(20, 2), experiment.options.seed, job);
    if (!seen)
        return seen.error();
    const std::map<std::string, double> measured = measuredElo(experiment);
    const double eloRange
        = measured.empty() ? paperElo("inf").value_or(0) - paperElo("-inf").value_or(0) : measured.at("inf") - measured.at("-inf");
    const std::uint64_t positions = seen->positions;

    FindingsTable table{
        EVENMATCH_TEXT("Findings", "Weakest allowed move, ln(N / N_max)"), "ln", EVENMATCH_TEXT("Findings", "positions"), {}};
    FindingsTable broken{EVENMATCH_TEXT("Findings", "Allowed moves beyond ln R_th"), "", EVENMATCH_TEXT("Findings", "positions"),
        {{EVENMATCH_TEXT("Findings", "moves"), static_cast<double>(seen->outside), {}, {}, 0, positions}}};
    FindingsTable passed{
        EVENMATCH_TEXT("Findings", "Allowed moves per position, by R_th"), "", EVENMATCH_TEXT("Findings", "positions"), {}};
    FindingsTable conjectured{measured.empty() ? EVENMATCH_TEXT("Findings", "Strength index of the search itself, with the paper's Elo")
                                               : EVENMATCH_TEXT("Findings", "Strength index of the search itself"),
        "", EVENMATCH_TEXT("Findings", "positions"), {}};
    PlotSeries weakest{EVENMATCH_TEXT("Findings", "worst observed"), {}};
    PlotSeries bound{"ln R_th", {}};
    for (std::size_t t = 0; t < kThresholds.size(); ++t) {
        const std::string threshold = indexName(kThresholds[t]);
        const double least = std::log(kThresholds[t]);
        table.rows.push_back({"R_th = " + threshold, seen->worst[t], {}, {}, least, positions});
        weakest.points.push_back({kThresholds[t], seen->worst[t], {}, {}});
        bound.points.push_back({kThresholds[t], least, {}, {}});
        passed.rows.push_back({"R_th = " + threshold, seen->candidates[t] / static_cast<double>(std::max<std::uint64_t>(1, positions)), {},
            {}, paperFigure("SA", "Figure 3", threshold, "candidates"), positions});
        const double range = seen->range(t); // Equation 17, ratings in ln
        conjectured.rows.push_back({"R_th = " + threshold, range > 0 ? eloRange / kEloOfLn / range : std::nan(""), {}, {},
            paperFigure("SA", "Table 2", threshold, "strength index"), positions});
    }
    FindingsTable expected{EVENMATCH_TEXT("Findings", "Expected rating for z at R_th = 0.1, if strength is a power of the visits"), "ln",
        EVENMATCH_TEXT("Findings", "positions"), {}};
    for (std::size_t k = 0; k < kIndices.size(); ++k)
        expected.rows.push_back({"z = " + indexName(kIndices[k]), seen->meanRating(kUsual, k), {}, {}, {}, positions});
    const double strengthIndex = conjectured.rows[kUsual].ours;
    Findings findings;
    findings.tables = {std::move(table), std::move(broken), std::move(passed), std::move(expected), std::move(conjectured)};
    findings.plots.push_back({EVENMATCH_TEXT("Findings", "Weakest allowed move relative to the best"), "R_th", "ln(N / N_max)", {},
        {std::move(weakest), std::move(bound)}});
    findings.notes
        = {bench->circumstances(), "z from −∞ to ∞. The column \"paper\" of the first two tables has the proven bound (Equation 7).",
            std::string("The expected rating is the paper's Equation 14. The strength index (Table 2) is the Elo difference between z = ∞ "
                        "and −∞ divided by its range (Equation 17), computed with ")
                + (measured.empty() ? "the paper's Elo at R_th = 0.1 in all rows and our positions. If a result of sa-elo is in the same "
                                      "folder, its Elo is used instead."
                                    : "the Elo that sa-elo measured for this search at R_th = 0.1 in all rows, and our positions.")};
    if (std::isfinite(strengthIndex))
        addDerived(findings, *seen, strengthIndex, measured);
    return findings;
}

} // namespace evenmatch::experiments
