// reproduce sa-intergame: strength that follows the opponent from game to game (SA, Table 3).
#include "app/experiments/match_bench.h"
#include "app/experiments/paper_figures.h"
#include "app/experiments/play_one.h"
#include "core/jobs/for_each.h"
#include "core/whole_file.h"
#include "search/opponent.h"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <list>
#include <mutex>

namespace evenmatch::experiments {

namespace {

using nlohmann::json;

/// One opponent of fixed strength, and how a player that follows it fared.
struct Following {
    std::string opponent; ///< its SPEC
    double strength = 0; ///< its z, or its place on the rank scale
    search::Adaptation adaptation; ///< of the one who follows
    std::vector<double> scores; ///< of whom follows, by game
    std::vector<double> settings; ///< before each game
};

void gameEnded(Following& following, double score)
{
    following.settings.push_back(following.adaptation.between.setting);
    following.scores.push_back(score);
    following.adaptation.gameEnded(score);
}

/// The scores of an earlier run say all, for what follows from a score is computed.
void takeUp(Following& following, const std::filesystem::path& file, const json& settings)
{
    std::ifstream stream(file);
    const json state = stream ? json::parse(stream, nullptr, false) : json();
    if (!state.is_object() || !state.contains("settings") || state["settings"] != settings || !state.contains("scores")
        || !state["scores"].is_array())
        return;
    for (const json& score : state["scores"])
        if (score.is_number())
            gameEnded(following, std::clamp(score.get<double>(), 0.0, 1.0));
}

/// All games against one opponent, one after the other; each is kept as it ends.
core::Result<void> follow(const MatchBench& bench, const Experiment& experiment, Following& following, std::uint64_t games,
    const std::function<void()>& onGame, const std::stop_token& stop)
{
    const json settings = {{"opponent", following.opponent}, {"network", bench.network().hash}, {"simulations", bench.simulations()},
        {"seed", experiment.options.seed}, {"start", toJson(following.adaptation)}};
    const auto file = experiment.stateFile(following.opponent);
    takeUp(following, file, settings);
    auto follower
        = search::makeOpponent(bench.evaluator(), {.strength = following.adaptation, .simulations = bench.simulations(), .human = false});
    if (!follower)
        return follower.error();
    auto* adaptive = dynamic_cast<search::AdaptivePlayer*>(follower->get());
    const auto spec = search::parsePlayerSpec(following.opponent);
    if (!spec)
        return spec.error();
    auto fixed = search::makePlayer(*spec, bench.resources());
    if (!fixed)
        return fixed.error();
    while (following.scores.size() < games) {
        const auto score = playOne(bench, *adaptive, **fixed, following.scores.size(), experiment.options.seed, stop);
        if (!score)
            return score.error();
        gameEnded(following, *score);
        adaptive->gameEnded(*score);
        if (auto written = core::writeWholeFile(file, json({{"settings", settings}, {"scores", following.scores}}).dump()); !written)
            return written.error();
        onGame();
    }
    return {};
}

/// Five opponents at once, each with a follower of its own.
core::Result<void> followAll(
    const MatchBench& bench, const Experiment& experiment, std::vector<Following>& all, std::uint64_t games, const jobs::JobContext& job)
{
    std::atomic<std::uint64_t> played{0};
    return jobs::forEach(all.size(), experiment.options.parallel, [&](std::size_t i) {
        std::list<nn::BatchingEvaluator::Caller> callers;
        for (nn::BatchingEvaluator* batching : bench.forMatch().batching)
            callers.emplace_back(*batching);
        return follow(
            bench, experiment, all[i], games, [&] { job.report(++played, games * all.size()); }, job.stopToken());
    });
}

void addFollowing(Findings& findings, const std::vector<Following>& all, const char* what, const char* unit)
{
    FindingsTable scores{
        {EVENMATCH_TEXT("Findings", "Score of %1 in the second half of its games"), {what}}, "%", EVENMATCH_TEXT("Findings", "games"), {}};
    FindingsTable settings{{EVENMATCH_TEXT("Findings", "Mean %1 in the second half; paper: the opponent's"), {unit}}, unit,
        EVENMATCH_TEXT("Findings", "games"), {}};
    Plot plot{{EVENMATCH_TEXT("Findings", "Following five opponents: %1"), {what}}, EVENMATCH_TEXT("Findings", "game"), unit, {}, {}};
    for (const Following& following : all) {
        const std::size_t half = following.scores.size() / 2;
        scores.rows.push_back(scoreFinding(following.opponent, tallyOf(std::span(following.scores).subspan(half))));
        if (following.opponent.starts_with("sa:"))
            scores.rows.back().paper = paperFigure("SA", "Table 3", following.opponent.substr(3), "win rate");
        double mean = 0;
        for (const double setting : std::span(following.settings).subspan(half))
            mean += setting / static_cast<double>(following.settings.size() - half);
        settings.rows.push_back({following.opponent, mean, {}, {}, following.strength, following.settings.size() - half});
        PlotSeries series{following.opponent, {}, true, false};
        for (std::size_t i = 0; i < following.settings.size(); ++i)
            series.points.push_back({static_cast<double>(i + 1), following.settings[i], {}, {}});
        plot.series.push_back(std::move(series));
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
    std::vector<Following> byIndex;
    for (const char* z : {"2", "1", "0", "-1", "-2"})
        byIndex.push_back({std::string("sa:") + z, std::stod(z), betweenOnly(search::Adaptation::strengthIndex()), {}, {}});
    std::vector<Following> byRank;
    for (std::size_t i = 0; i < 5 && scale.size() >= 5; ++i) {
        const std::size_t rank = i * (scale.size() - 1) / 4;
        const double middle = static_cast<double>(scale.size() - 1) / 2;
        byRank.push_back(
            {"rank:" + scale.name(rank), static_cast<double>(rank), betweenOnly(search::Adaptation::rank(middle, scale.size())), {}, {}});
    }
    Findings findings;
    findings.notes = {bench->circumstances(),
        "the paper's figures are of its Table 3, means of five runs of 100 games; it does not say which of them they average, ours are the "
        "second half of one run",
        "the step of z shrinks from " + paperText("SA", "Section 5", "first step", "value") + " by a tenth a game to "
            + paperText("SA", "Section 5", "least step", "value") + ", as in the paper, whose factor our copy of it has lost"};
    const std::uint64_t parts = byRank.empty() ? 1 : 2;
    experiment.tell(findings, 0, parts, job);
    for (auto* all : {&byIndex, &byRank}) {
        if (auto done = followAll(*bench, experiment, *all, games, job); !done)
            return done.error();
        if (!all->empty())
            addFollowing(findings, *all,
                all == &byIndex ? EVENMATCH_TEXT("Findings", "a strength index that follows") : EVENMATCH_TEXT("Findings", "\"match me\""),
                all == &byIndex ? "z" : EVENMATCH_TEXT("Findings", "place on the rank scale"));
        experiment.tell(findings, all == &byIndex ? 1 : parts, parts, job);
    }
    return findings;
}

} // namespace evenmatch::experiments
