// reproduce sa-intergame, sa-intragame: strength that follows the opponent, from game to game and within one.
#include "app/experiments/match_bench.h"
#include "core/jobs/for_each.h"
#include "core/whole_file.h"
#include "search/opponent.h"

#include <algorithm>
#include <atomic>
#include <cmath>
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

core::Result<double> playOne(const MatchBench& bench, search::Player& follower, search::Player& fixed, std::uint64_t number,
    std::uint64_t seed, const std::stop_token& stop)
{
    auto opening = search::drawOpening(bench.start(), bench.evaluator().get(), {}, seed + number / 2);
    if (!opening)
        return opening.error();
    const search::GameStart start{bench.start(), *std::move(opening), {}, seed + number};
    const game::Side side = number % 2 == 0 ? game::Side::First : game::Side::Second;
    const std::array<search::Player*, 2> seats
        = side == game::Side::First ? std::array<search::Player*, 2>{&follower, &fixed} : std::array<search::Player*, 2>{&fixed, &follower};
    const auto played = search::playGame(seats, start, {}, stop);
    if (!played)
        return played.error();
    return played->outcome == game::Outcome::Draw ? 0.5 : played->outcome == game::winFor(side) ? 1.0 : 0.0;
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

strength::Tally tallyOf(std::span<const double> scores)
{
    strength::Tally tally;
    for (const double score : scores)
        tally += score == 1 ? strength::Tally{1, 0, 0} : score == 0 ? strength::Tally{0, 0, 1} : strength::Tally{0, 1, 0};
    return tally;
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
    for (const double z : {-1.0, -0.5, 0.0, 0.5, 1.0}) {
        char spec[16];
        std::snprintf(spec, sizeof spec, "sa:%g", z);
        byIndex.push_back({spec, z, betweenOnly(search::Adaptation::strengthIndex()), {}, {}});
    }
    std::vector<Following> byRank;
    for (std::size_t i = 0; i < 5 && scale.size() >= 5; ++i) {
        const std::size_t rank = i * (scale.size() - 1) / 4;
        const double middle = static_cast<double>(scale.size() - 1) / 2;
        byRank.push_back(
            {"rank:" + scale.name(rank), static_cast<double>(rank), betweenOnly(search::Adaptation::rank(middle, scale.size())), {}, {}});
    }
    Findings findings;
    findings.notes = {bench->circumstances(),
        "the paper: 43-55 % over 100 games, z within 0.3 of the opponent's; the step of z shrinks from 0.5 to 0.04"};
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

core::Result<Findings> reproduceWithinGame(const Experiment& experiment, jobs::JobContext& job)
{
    const auto bench = MatchBench::open(experiment, experiment.simulations(32, 4), false);
    if (!bench)
        return bench.error();
    const std::uint64_t games = experiment.games(100, 2);
    const strength::RankScale& scale = bench->network().scale;
    struct Pair {
        std::string follower;
        std::string opponent;
    };
    std::vector<Pair> pairs;
    for (const char* z : {"sa:-1.5", "sa:-0.75", "sa:0.75", "sa:1.5"})
        pairs.push_back({"sa:0", z});
    if (!scale.empty())
        for (const std::size_t rank : {std::size_t{0}, scale.size() - 1})
            pairs.push_back({"rank:" + scale.name(scale.size() / 2), "rank:" + scale.name(rank)});
    FindingsTable fixed{EVENMATCH_TEXT("Findings", "Score of a player of fixed strength"), "%", EVENMATCH_TEXT("Findings", "games"), {}};
    FindingsTable following{EVENMATCH_TEXT("Findings", "Score of the same player when it follows within the game"), "%",
        EVENMATCH_TEXT("Findings", "games"), {}};
    double before = 0;
    double after = 0;
    experiment.tell({}, 0, 2 * pairs.size(), job);
    for (const Pair& pair : pairs) {
        for (auto* table : {&fixed, &following}) {
            const std::string player = pair.follower + (table == &following ? "?adjust=within" : "");
            const auto tally
                = bench->play(player, pair.opponent, games, (table == &following ? "follows-" : "fixed-") + pair.opponent, job);
            if (!tally)
                return tally.error();
            table->rows.push_back(scoreFinding({EVENMATCH_TEXT("Findings", "%1 against %2"), {pair.follower, pair.opponent}}, *tally));
            (table == &following ? after : before) += std::abs(tally->score() - 0.5) * 100 / static_cast<double>(pairs.size());
            experiment.tell(
                {{fixed, following}, {bench->circumstances()}, {}}, fixed.rows.size() + following.rows.size(), 2 * pairs.size(), job);
        }
    }
    Findings findings;
    FindingsTable distance{EVENMATCH_TEXT("Findings", "Mean distance from 50 %"), EVENMATCH_TEXT("Findings", "points"),
        EVENMATCH_TEXT("Findings", "pairs"), {}};
    distance.rows = {{EVENMATCH_TEXT("Findings", "fixed"), before, {}, {}, {}, pairs.size()},
        {EVENMATCH_TEXT("Findings", "following"), after, {}, {}, {}, pairs.size()}};
    Plot plot{EVENMATCH_TEXT("Findings", "Uneven pairs"), EVENMATCH_TEXT("Findings", "pair"),
        EVENMATCH_TEXT("Findings", "score (%), 95 % intervals"), {},
        {{EVENMATCH_TEXT("Findings", "fixed"), {}, false}, {EVENMATCH_TEXT("Findings", "following"), {}, false}}};
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        plot.xNames.emplace_back(pairs[i].opponent);
        plot.series[0].points.push_back(pointOf(static_cast<double>(i), fixed.rows[i]));
        plot.series[1].points.push_back(pointOf(static_cast<double>(i) + 0.12, following.rows[i]));
    }
    findings.tables = {std::move(fixed), std::move(following), std::move(distance)};
    findings.notes = {bench->circumstances(), "the full step is 0.2 of z, half a rank on the scale; it shrinks to 0 over 150 moves"};
    findings.plots.push_back(std::move(plot));
    return findings;
}

} // namespace evenmatch::experiments
