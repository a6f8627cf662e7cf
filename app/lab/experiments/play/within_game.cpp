// reproduce sa-intragame: strength that adapts to the opponent within a game (SA, Table 4).
#include "app/lab/complexity/bisection.h"
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/play/play_one.h"
#include "core/jobs/for_each.h"
#include "core/json_text.h"
#include "core/whole_file.h"
#include "search/spec/player_spec.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <fstream>
#include <list>

namespace evenmatch::experiments {

namespace {

using nlohmann::json;

constexpr std::array kOpponents = {"2", "1", "0", "-1", "-2"}; ///< z of the opponents
constexpr std::array kGameSteps = {"0.2", "0.1"};

/// One player that adapts within its games, against one opponent.
struct Series {
    std::string follower;
    std::string opponent;
    std::string part; ///< of the name of its state file
    std::vector<double> scores;
    std::vector<double> ends; ///< z at the end of each game: its estimate of the opponent
};

void takeUpGame(Series& series, const std::filesystem::path& file, const json& settings, std::uint64_t games)
{
    std::ifstream stream(file);
    const json state = stream ? core::readJson(stream) : json();
    if (!state.is_object() || !state.contains("settings") || state["settings"] != settings || !state.contains("games")
        || !state["games"].is_array())
        return;
    for (const json& game : state["games"]) {
        if (series.scores.size() == games || !game.is_array() || game.size() != 2 || !game[0].is_number() || !game[1].is_number())
            return;
        series.scores.push_back(std::clamp(game[0].get<double>(), 0.0, 1.0));
        series.ends.push_back(game[1].get<double>());
    }
}

core::Result<void> keep(const Series& series, const std::filesystem::path& file, const json& settings)
{
    json games = json::array();
    for (std::size_t i = 0; i < series.scores.size(); ++i)
        games.push_back({series.scores[i], series.ends[i]});
    return core::writeWholeFile(file, core::jsonText(json({{"settings", settings}, {"games", games}})));
}

core::Result<std::unique_ptr<search::Player>> playerOf(const MatchBench& bench, const std::string& text)
{
    const auto spec = search::parsePlayerSpec(text);
    if (!spec)
        return spec.error();
    return search::makePlayer(*spec, bench.resources());
}

/// Plays all games of one series in sequence; each is stored at its end.
core::Result<void> playSeries(const MatchBench& bench, const Experiment& experiment, Series& series, std::uint64_t games,
    const std::function<void()>& onGame, const std::stop_token& stop)
{
    const json settings = {{"follower", series.follower}, {"opponent", series.opponent}, {"network", bench.network().hash},
        {"simulations", bench.simulations()}, {"seed", experiment.options.seed}};
    const auto file = sequenceFile(experiment, series.part);
    takeUpGame(series, file, settings, games);
    const auto follower = playerOf(bench, series.follower);
    const auto fixed = playerOf(bench, series.opponent);
    if (!follower || !fixed)
        return !follower ? follower.error() : fixed.error();
    const auto* followed = dynamic_cast<const search::SearchPlayer*>(follower->get());
    while (series.scores.size() < games) {
        const auto score = playOne(bench, **follower, **fixed, series.scores.size(), experiment.options.seed, stop);
        if (!score)
            return score.error();
        series.scores.push_back(*score);
        series.ends.push_back(followed ? followed->setting().value_or(0) : 0);
        if (auto written = keep(series, file, settings); !written)
            return written.error();
        onGame();
    }
    return {};
}

core::Result<void> playAllGames(
    const MatchBench& bench, const Experiment& experiment, std::vector<Series>& all, std::uint64_t games, const jobs::JobContext& job)
{
    std::atomic<std::uint64_t> played{0};
    return jobs::forEach(all.size(), experiment.options.parallel, [&](std::size_t i) {
        std::list<nn::BatchingEvaluator::Caller> callers;
        for (nn::BatchingEvaluator* batching : bench.forMatch().batching)
            callers.emplace_back(*batching);
        return playSeries(
            bench, experiment, all[i], games, [&] { job.report(++played, games * all.size()); }, job.stopToken());
    });
}

/// The results of one step size, with the columns of Table 4.
struct Arm {
    FindingsTable scores;
    FindingsTable means;
    FindingsTable deviations;
};

Arm armOf(const std::vector<Series>& all, const std::string& step)
{
    Arm arm{{{EVENMATCH_TEXT("Findings", "Score when z adapts within the game in steps of %1"), {step}}, "%",
                EVENMATCH_TEXT("Findings", "games"), {}},
        {{EVENMATCH_TEXT("Findings", "Mean z at the end of a game, steps of %1"), {step}}, "z", EVENMATCH_TEXT("Findings", "games"), {}},
        {{EVENMATCH_TEXT("Findings", "Standard deviation of z at the end of a game, steps of %1"), {step}}, "z",
            EVENMATCH_TEXT("Findings", "games"), {}}};
    for (const Series& series : all) {
        const std::string z = series.opponent.substr(3);
        const strength::MeanOfTrials ends = strength::meanOf(series.ends);
        const double deviation = ends.error * std::sqrt(static_cast<double>(series.ends.size()));
        arm.scores.rows.push_back(scoreFinding(series.opponent, tallyOf(series.scores)));
        arm.scores.rows.back().paper = paperFigure("SA", "Table 4", z, "win rate " + step);
        arm.means.rows.push_back({series.opponent, ends.mean, ends.mean - ends.reach, ends.mean + ends.reach,
            paperFigure("SA", "Table 4", z, "average z " + step), series.ends.size()});
        arm.deviations.rows.push_back(
            {series.opponent, deviation, {}, {}, paperFigure("SA", "Table 4", z, "deviation of z " + step), series.ends.size()});
    }
    return arm;
}

double distanceFromEven(const FindingsTable& table)
{
    double sum = 0;
    for (const Finding& row : table.rows)
        sum += std::abs(row.ours - 50) / static_cast<double>(table.rows.size());
    return sum;
}

PlotSeries gameSeries(core::Phrase name, const FindingsTable& table, double aside)
{
    PlotSeries series{std::move(name), {}, false};
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        series.points.push_back(pointOf(static_cast<double>(i) + aside, table.rows[i]));
    return series;
}

} // namespace

core::Result<Findings> reproduceWithinGame(const Experiment& experiment, jobs::JobContext& job)
{
    const auto bench = MatchBench::open(experiment, experiment.simulations(32, 4), false);
    if (!bench)
        return bench.error();
    const std::uint64_t games = experiment.games(100, 2);
    const std::uint64_t cells = kOpponents.size() + kGameSteps.size();
    std::uint64_t done = 0;
    Findings findings;
    findings.notes = {bench->circumstances(),
        "z adapts by Equations 18 and 19: the full step when the evaluation is more than 10 % from even, a proportional step below, "
        "decreasing to 0 over 150 moves.",
        "For `match`, \"sa:0?adjust=within&inside=0.25\" plays the variant with a fixed step near even."};
    experiment.tell(findings, done, cells, job);
    FindingsTable fixed{EVENMATCH_TEXT("Findings", "Score of fixed z = 0"), "%", EVENMATCH_TEXT("Findings", "games"), {}};
    for (const char* z : kOpponents) {
        const std::string opponent = std::string("sa:") + z;
        const auto tally = bench->play("sa:0", opponent, games, "fixed-" + opponent, job);
        if (!tally)
            return tally.error();
        fixed.rows.push_back(scoreFinding(opponent, *tally));
        fixed.rows.back().paper = paperFigure("SA", "Table 4", z, "without");
        experiment.tell({{fixed}, findings.notes, {}}, ++done, cells, job);
    }
    Plot plot{EVENMATCH_TEXT("Findings", "Uneven pairs"), EVENMATCH_TEXT("Findings", "pair"),
        EVENMATCH_TEXT("Findings", "score (%), 95 % intervals"), {}, {gameSeries(EVENMATCH_TEXT("Findings", "fixed"), fixed, 0)}};
    for (const Finding& row : fixed.rows)
        plot.xNames.push_back(row.name);
    FindingsTable distance{EVENMATCH_TEXT("Findings", "Mean distance from 50 %"), EVENMATCH_TEXT("Findings", "points"),
        EVENMATCH_TEXT("Findings", "pairs"),
        {{EVENMATCH_TEXT("Findings", "fixed"), distanceFromEven(fixed), {}, {}, {}, fixed.rows.size()}}};
    findings.tables = {std::move(fixed)};
    for (const char* step : kGameSteps) {
        std::vector<Series> all;
        for (const char* z : kOpponents)
            all.push_back({std::string("sa:0?adjust=within&step=") + step, std::string("sa:") + z,
                std::string("follows-") + step + "-sa" + z, {}, {}});
        if (auto played = playAllGames(*bench, experiment, all, games, job); !played)
            return played.error();
        Arm arm = armOf(all, step);
        const core::Phrase name{EVENMATCH_TEXT("Findings", "adapting in steps of %1"), {step}};
        distance.rows.push_back({name, distanceFromEven(arm.scores), {}, {}, {}, all.size()});
        plot.series.push_back(gameSeries(name, arm.scores, 0.12 * static_cast<double>(plot.series.size())));
        for (FindingsTable* table : {&arm.scores, &arm.means, &arm.deviations})
            findings.tables.push_back(std::move(*table));
        experiment.tell(findings, ++done, cells, job);
    }
    findings.tables.push_back(std::move(distance));
    findings.plots.push_back(std::move(plot));
    return findings;
}

} // namespace evenmatch::experiments
