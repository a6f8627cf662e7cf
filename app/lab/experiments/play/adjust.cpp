// reproduce sa-intergame: strength that adapts to the opponent from game to game (SA, Table 3).
#include "app/lab/complexity/bisection.h"
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/play/match_bench.h"
#include "app/lab/experiments/play/play_one.h"
#include "core/jobs/for_each.h"
#include "core/json_text.h"
#include "core/whole_file.h"
#include "search/spec/opponent.h"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <list>

namespace evenmatch::experiments {

namespace {

using nlohmann::json;

/// One opponent of fixed strength, and the results of a player that adapts to it.
struct Following {
    std::string opponent; ///< its SPEC
    double strength = 0; ///< its z, or its place on the rank scale
    std::uint64_t run = 0; ///< the paper repeats all games five times
    search::Adaptation adaptation; ///< of the adapting player
    std::vector<double> scores; ///< of the adapting player, by game
    std::vector<double> settings; ///< before each game
};

void gameEnded(Following& following, double score)
{
    following.settings.push_back(following.adaptation.between.setting);
    following.scores.push_back(score);
    following.adaptation.gameEnded(score);
}

/// The scores of an earlier run suffice, because the adaptation is computed from them. A longer run counts up to this number of games.
void takeUpFollowing(Following& following, const std::filesystem::path& file, const json& settings, std::uint64_t games)
{
    std::ifstream stream(file);
    const json state = stream ? core::readJson(stream) : json();
    if (!state.is_object() || !state.contains("settings") || state["settings"] != settings || !state.contains("scores")
        || !state["scores"].is_array())
        return;
    for (const json& score : state["scores"])
        if (score.is_number() && following.scores.size() < games)
            gameEnded(following, std::clamp(score.get<double>(), 0.0, 1.0));
}

/// Plays all games against one opponent in sequence; each is stored at its end.
core::Result<void> followPlayer(const MatchBench& bench, const Experiment& experiment, Following& following, std::uint64_t games,
    const std::function<void()>& onGame, const std::stop_token& stop)
{
    const std::uint64_t seed = experiment.options.seed + 100'000 * following.run;
    const json settings = {{"opponent", following.opponent}, {"network", bench.network().hash}, {"simulations", bench.simulations()},
        {"batch", bench.resources().batch}, {"seed", seed}, {"start", toJson(following.adaptation)}};
    const auto file = sequenceFile(experiment, following.opponent + (following.run > 0 ? "-run" + std::to_string(following.run + 1) : ""));
    takeUpFollowing(following, file, settings, games);
    auto style
        = search::opponentStyle(bench.evaluator(), {.strength = following.adaptation, .simulations = bench.simulations(), .human = false});
    if (!style)
        return style.error();
    style->search.batch = bench.resources().batch; // the opponent's, because more leaves at once weaken play
    search::AdaptivePlayer adaptive(bench.evaluator(), *style, following.adaptation);
    const auto spec = search::parsePlayerSpec(following.opponent);
    if (!spec)
        return spec.error();
    auto fixed = search::makePlayer(*spec, bench.resources());
    if (!fixed)
        return fixed.error();
    while (following.scores.size() < games) {
        const auto score = playOne(bench, adaptive, **fixed, following.scores.size(), seed, stop);
        if (!score)
            return score.error();
        gameEnded(following, *score);
        adaptive.gameEnded(*score);
        if (auto written = core::writeWholeFile(file, core::jsonText(json({{"settings", settings}, {"scores", following.scores}})));
            !written)
            return written.error();
        onGame();
    }
    return {};
}

/// Several opponents at once, each with its own adapting player.
core::Result<void> followAll(
    const MatchBench& bench, const Experiment& experiment, std::vector<Following>& all, std::uint64_t games, const jobs::JobContext& job)
{
    std::atomic<std::uint64_t> played{0};
    return jobs::forEach(all.size(), experiment.options.parallel, [&](std::size_t i) {
        std::list<nn::BatchingEvaluator::Caller> callers;
        for (nn::BatchingEvaluator* batching : bench.forMatch().batching)
            callers.emplace_back(*batching);
        return followPlayer(
            bench, experiment, all[i], games, [&] { job.report(++played, games * all.size()); }, job.stopToken());
    });
}

/// Runs against one opponent, which are adjacent in `all`.
std::vector<std::span<const Following>> byOpponent(std::span<const Following> all)
{
    std::vector<std::span<const Following>> groups;
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin;
        while (end < all.size() && all[end].opponent == all[begin].opponent)
            ++end;
        groups.push_back(all.subspan(begin, end - begin));
        begin = end;
    }
    return groups;
}

/// The mean setting over the second half of each run's games, and over runs, with the interval from the differences between runs.
Finding meanSetting(std::span<const Following> runs)
{
    std::vector<double> means;
    std::uint64_t games = 0;
    for (const Following& run : runs) {
        const auto half = std::span(run.settings).subspan(run.settings.size() / 2);
        double mean = 0;
        for (const double setting : half)
            mean += setting / static_cast<double>(half.size());
        means.push_back(mean);
        games += half.size();
    }
    const strength::MeanOfTrials over = strength::meanOf(means);
    Finding finding{runs.front().opponent, over.mean, {}, {}, {}, games};
    if (means.size() > 1) {
        finding.low = over.mean - over.reach;
        finding.high = over.mean + over.reach;
    }
    return finding;
}

/// The mean over the runs before every game.
PlotSeries courseOf(std::span<const Following> runs)
{
    PlotSeries series{runs.front().opponent, {}, true, false};
    const std::size_t games = std::ranges::min(runs, {}, [](const Following& run) { return run.settings.size(); }).settings.size();
    for (std::size_t game = 0; game < games; ++game) {
        double mean = 0;
        for (const Following& run : runs)
            mean += run.settings[game] / static_cast<double>(runs.size());
        series.points.push_back({static_cast<double>(game + 1), mean, {}, {}});
    }
    return series;
}

void addFollowing(Findings& findings, std::span<const Following> all, const char* what, const char* unit)
{
    const bool byIndex = all.front().opponent.starts_with("sa:");
    FindingsTable scores{
        {EVENMATCH_TEXT("Findings", "Score of %1 in the second half of its games"), {what}}, "%", EVENMATCH_TEXT("Findings", "games"), {}};
    FindingsTable settings{{byIndex ? EVENMATCH_TEXT("Findings", "Mean %1 in the second half")
                                    : EVENMATCH_TEXT("Findings", "Mean %1 in the second half; paper: the opponent's value"),
                               {unit}},
        unit, EVENMATCH_TEXT("Findings", "games"), {}};
    Plot plot{{EVENMATCH_TEXT("Findings", "Adapting to five opponents: %1"), {what}}, EVENMATCH_TEXT("Findings", "game"), unit, {}, {}};
    for (const std::span<const Following> runs : byOpponent(all)) {
        const Following& first = runs.front();
        strength::Tally tally;
        for (const Following& run : runs)
            tally += tallyOf(std::span(run.scores).subspan(run.scores.size() / 2));
        scores.rows.push_back(scoreFinding(first.opponent, tally));
        settings.rows.push_back(meanSetting(runs));
        settings.rows.back().paper = first.strength;
        if (byIndex) {
            scores.rows.back().paper = paperFigure("SA", "Table 3", first.opponent.substr(3), "win rate");
            settings.rows.back().paper = paperFigure("SA", "Table 3", first.opponent.substr(3), "average z");
        }
        plot.series.push_back(courseOf(runs));
    }
    findings.tables.push_back(std::move(scores));
    findings.tables.push_back(std::move(settings));
    findings.plots.push_back(std::move(plot));
}

search::Adaptation betweenOnly(search::Adaptation adaptation)
{
    adaptation.withinGames = false;
    return adaptation;
}

} // namespace

core::Result<Findings> reproduceBetweenGames(const Experiment& experiment, jobs::JobContext& job)
{
    const auto bench = MatchBench::open(experiment, experiment.simulations(32, 4), false);
    if (!bench)
        return bench.error();
    const std::uint64_t games = experiment.games(100, 4);
    const strength::RankScale& scale = bench->network().scale;
    const auto runs = experiment.options.quick
        ? std::uint64_t{1}
        : static_cast<std::uint64_t>(paperFigure("SA", "Section 5", "repetitions", "value").value_or(5));
    std::vector<Following> byIndex;
    for (const char* z : {"2", "1", "0", "-1", "-2"})
        for (std::uint64_t run = 0; run < runs; ++run)
            byIndex.push_back({std::string("sa:") + z, std::stod(z), run, betweenOnly(search::Adaptation::strengthIndex()), {}, {}});
    std::vector<Following> byRank;
    for (std::size_t i = 0; i < 5 && scale.size() >= 5; ++i) {
        const std::size_t rank = i * (scale.size() - 1) / 4;
        const double middle = static_cast<double>(scale.size() - 1) / 2;
        byRank.push_back({"rank:" + scale.name(rank), static_cast<double>(rank), 0,
            betweenOnly(search::Adaptation::rank(middle, scale.size())), {}, {}});
    }
    Findings findings;
    findings.notes = {bench->circumstances(),
        "The paper's numbers are from its Table 3, means of " + paperText("SA", "Section 5", "repetitions", "value") + " runs of "
            + paperText("SA", "Section 5", "games", "value")
            + " games. The paper does not name the games averaged, but its intervals fit all of them; ours are the second half of "
            + (runs == 1 ? "one run" : "each of " + std::to_string(runs) + " runs against each z") + ". \"Match me\" has one run.",
        "The step of z decreases from " + paperText("SA", "Section 5", "first step", "value") + " by a tenth per game to "
            + paperText("SA", "Section 5", "least step", "value") + ", as in the paper; its factor is missing from our copy."};
    const std::uint64_t parts = byRank.empty() ? 1 : 2;
    experiment.tell(findings, 0, parts, job);
    for (auto* all : {&byIndex, &byRank}) {
        if (auto done = followAll(*bench, experiment, *all, games, job); !done)
            return done.error();
        if (!all->empty())
            addFollowing(findings, *all,
                all == &byIndex ? EVENMATCH_TEXT("Findings", "adaptive strength index") : EVENMATCH_TEXT("Findings", "\"match me\""),
                all == &byIndex ? "z" : EVENMATCH_TEXT("Findings", "position on the rank scale"));
        experiment.tell(findings, all == &byIndex ? 1 : parts, parts, job);
    }
    return findings;
}

} // namespace evenmatch::experiments
