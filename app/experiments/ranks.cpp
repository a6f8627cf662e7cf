// reproduce se-winrate, se-roundrobin: whether ranks differ in strength when a search plays them.
#include "app/experiments/match_bench.h"
#include "app/experiments/paper_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace evenmatch::experiments {

namespace {

/// The paper measures against 5 dan.
std::size_t middleOf(const strength::RankScale& scale)
{
    return scale.find("5d").value_or(scale.size() / 2);
}

/// Of all pairs of ranks, in how many the intervals lie apart, the stronger one's above or below.
std::string orderShown(const std::vector<Finding>& rows)
{
    int right = 0;
    int wrong = 0;
    for (std::size_t stronger = 0; stronger < rows.size(); ++stronger)
        for (std::size_t weaker = stronger + 1; weaker < rows.size(); ++weaker) {
            right += *rows[stronger].low > *rows[weaker].high;
            wrong += *rows[stronger].high < *rows[weaker].low;
        }
    const auto pairs = rows.size() * (rows.size() - 1) / 2;
    return "of " + std::to_string(pairs) + " pairs of ranks the intervals set the stronger above in " + std::to_string(right)
        + " and below in " + std::to_string(wrong) + "; the rest is undecided";
}

/// `onRow` hears of the table after each of its rows.
core::Result<FindingsTable> winRates(const MatchBench& bench, const std::string& kind, const std::vector<std::size_t>& ranks,
    std::uint64_t games, const jobs::JobContext& job, const std::function<void(const FindingsTable&)>& onRow)
{
    const strength::RankScale& scale = bench.network().scale;
    const std::string middle = scale.name(middleOf(scale));
    FindingsTable table{{EVENMATCH_TEXT("Findings", "%1: every rank against %2"), {kind, kind + ":" + middle}}, "%",
        EVENMATCH_TEXT("Findings", "games"), {}};
    for (const std::size_t rank : ranks) {
        const auto tally = bench.play(kind + ":" + scale.name(rank), kind + ":" + middle, games, kind + "-" + scale.name(rank), job);
        if (!tally)
            return tally.error();
        table.rows.push_back(scoreFinding(scale.name(rank), *tally));
        if (kind == "se-inf" && scale.game() == "go")
            table.rows.back().paper = paperFigure("SE", "Figure 4", scale.name(rank), "SE∞-MCTS");
        onRow(table);
    }
    return table;
}

PlotSeries seriesOf(const char* name, const FindingsTable& table)
{
    PlotSeries series{name, {}};
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        series.points.push_back(pointOf(static_cast<double>(i), table.rows[i]));
    return series;
}

} // namespace

core::Result<Findings> reproduceWinRate(const Experiment& experiment, jobs::JobContext& job)
{
    const auto bench = MatchBench::open(experiment, experiment.simulations(32, 4), true);
    if (!bench)
        return bench.error();
    const strength::RankScale& scale = bench->network().scale;
    const auto ranks = spreadRanks(scale.size(), experiment.options.quick ? 3 : scale.size());
    Findings findings;
    findings.notes = {bench->circumstances(),
        "se-inf is the paper's SE∞-MCTS, steered by β; rank is ours, with the rank's own policy as prior, choosing by it and by the visits",
        "SE-MCTS without r∞ needs a network that was trained without it, which does not come with the program: name one with --network"};
    Plot plot{EVENMATCH_TEXT("Findings", "Win rate against the middle rank"), EVENMATCH_TEXT("Findings", "rank"),
        EVENMATCH_TEXT("Findings", "win rate (%), 95 % intervals"), {}, {}};
    for (const std::size_t rank : ranks)
        plot.xNames.emplace_back(scale.name(rank));
    std::uint64_t cells = 0;
    experiment.tell(findings, cells, 2 * ranks.size(), job);
    for (const char* kind : {"se-inf", "rank"}) {
        auto table = winRates(*bench, kind, ranks, experiment.games(100, 2), job, [&](const FindingsTable& grown) {
            Findings soFar = findings;
            soFar.tables.push_back(grown);
            soFar.plots = {plot};
            soFar.plots.front().series.push_back(seriesOf(kind, grown));
            experiment.tell(soFar, ++cells, 2 * ranks.size(), job);
        });
        if (!table)
            return table.error();
        findings.notes.push_back(std::string(kind) + ": " + orderShown(table->rows));
        plot.series.push_back(seriesOf(kind, *table));
        findings.tables.push_back(*std::move(table));
    }
    findings.plots.push_back(std::move(plot));
    return findings;
}

namespace {

/// The ranks of Table 5.
constexpr std::array<const char*, 5> kRoundRobinRanks = {"8d", "6d", "4d", "2d", "1-2k"};

struct RoundRobin {
    std::vector<std::string> specs;
    std::vector<std::string> names; ///< the paper's of them, in its Table 5; empty where that has none
};

/// SA with the z that Table 4 has for those ranks, and SE∞ at them; on scales without them SE∞ at ranks spread as evenly.
RoundRobin roundRobinPlayers(const strength::RankScale& scale, std::size_t count)
{
    RoundRobin players;
    const auto spread = spreadRanks(scale.size(), count);
    const bool papers = std::ranges::all_of(kRoundRobinRanks, [&](const char* rank) { return scale.find(rank).has_value(); });
    for (const std::size_t i : spreadRanks(kRoundRobinRanks.size(), count)) {
        players.specs.push_back("sa:" + paperText("SE", "Table 4", kRoundRobinRanks[i], "z"));
        players.names.push_back(papers ? std::string("SA:") + kRoundRobinRanks[i] : "");
    }
    for (std::size_t i = 0; i < spread.size(); ++i) {
        const char* rank = kRoundRobinRanks[spreadRanks(kRoundRobinRanks.size(), count)[i]];
        players.specs.push_back("se-inf:" + (papers ? std::string(rank) : scale.name(spread[i])));
        players.names.push_back(papers ? std::string("SE∞:") + rank : "");
    }
    return players;
}

} // namespace

core::Result<Findings> reproduceRoundRobin(const Experiment& experiment, jobs::JobContext& job)
{
    const auto bench = MatchBench::open(experiment, experiment.simulations(32, 4), true);
    if (!bench)
        return bench.error();
    const strength::RankScale& scale = bench->network().scale;
    const RoundRobin players = roundRobinPlayers(scale, experiment.options.quick ? 2 : kRoundRobinRanks.size());
    const std::vector<std::string>& specs = players.specs;
    const auto result = bench->play(specs, experiment.games(40, 2), "all", job);
    if (!result)
        return result.error();
    std::vector<strength::PairTally> pairs;
    std::vector<std::uint64_t> games(specs.size());
    for (std::size_t a = 0; a < specs.size(); ++a)
        for (std::size_t b = a + 1; b < specs.size(); ++b) {
            pairs.push_back({a, b, result->tally(a, b)});
            games[a] += pairs.back().tally.games();
            games[b] += pairs.back().tally.games();
        }
    const auto ratings = strength::bradleyTerry(specs.size(), pairs);
    Findings findings;
    FindingsTable table{EVENMATCH_TEXT("Findings", "Ratings, 1500 on average"), "Elo", EVENMATCH_TEXT("Findings", "games"), {}};
    Plot plot{EVENMATCH_TEXT("Findings", "Round robin"), EVENMATCH_TEXT("Findings", "player"),
        EVENMATCH_TEXT("Findings", "Elo, 95 % intervals"), {specs.begin(), specs.end()},
        {{EVENMATCH_TEXT("Findings", "rating"), {}, false}}};
    for (std::size_t i = 0; i < specs.size(); ++i) {
        table.rows.push_back(eloFinding(specs[i], ratings[i], games[i]));
        table.rows.back().paper = paperFigure("SE", "Table 5", players.names[i], "Elo");
        plot.series.front().points.push_back(pointOf(static_cast<double>(i), table.rows.back()));
    }
    FindingsTable scores{
        EVENMATCH_TEXT("Findings", "Scores of the first against the second"), "%", EVENMATCH_TEXT("Findings", "games"), {}};
    for (const auto& pair : pairs) {
        scores.rows.push_back(scoreFinding(specs[pair.first] + " - " + specs[pair.second], pair.tally));
        scores.rows.back().paper = paperFigure("SE", "Table 5", players.names[pair.first], players.names[pair.second]);
    }
    findings.tables = {std::move(table), std::move(scores)};
    findings.plots.push_back(std::move(plot));
    findings.notes = {bench->circumstances(), "SA's z are those of the paper's Table 4, which it matched to its own network: with another they stand for no rank"};
    return findings;
}

} // namespace evenmatch::experiments
