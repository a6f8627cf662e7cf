// reproduce se-winrate, se-roundrobin: the differences in strength between ranks played by a search.
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/play/index_fits.h"
#include "app/lab/experiments/play/match_bench.h"
#include "core/game/family.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace evenmatch::experiments {

namespace {

/// The paper measures against 5 dan.
std::size_t middleOf(const strength::RankScale& scale) { return scale.find("5d").value_or(scale.size() / 2); }

/// The number of pairs of ranks with separate intervals, the stronger one's above or below.
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
    return "the stronger rank is significantly better in " + std::to_string(right) + " of " + std::to_string(pairs)
        + " pairs of ranks and worse in " + std::to_string(wrong) + "; the others are undecided";
}

/// A column of Figure 4: players of the ranks, all against the same one.
struct Column {
    core::Phrase name;
    std::vector<std::string> players; ///< one per rank, or a single one without a rank
    std::string against;
    std::string part; ///< part of the names of its state files
    const char* paper; ///< the paper's name for it, in Go

    bool isSingle() const { return players.size() == 1; }
};

Column indexColumn(core::Phrase name, const RankIndices& indices, const std::string& against, const std::string& part)
{
    return {std::move(name), indices.players(), against, part, "SA-MCTS"};
}

/// The z of the measured ranks with which SA wins as often as SE∞ at them. Nothing if SA does not become stronger with z.
std::optional<RankIndices> matchedIndices(
    const FindingsTable& se, const FindingsTable& sa, const RankIndices& indices, const std::vector<std::size_t>& ranks)
{
    std::vector<PlotPoint> elo;
    std::vector<double> wanted;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        elo.push_back({indices.z[ranks[i]], strength::eloOf(sa.rows[i].ours / 100), {}, {}});
        wanted.push_back(strength::eloOf(se.rows[i].ours / 100));
    }
    const auto z = indicesForElo(wanted, elo);
    if (!z)
        return std::nullopt;
    RankIndices matched{indices.z, true};
    for (std::size_t i = 0; i < ranks.size(); ++i)
        matched.z[ranks[i]] = (*z)[i];
    return matched;
}

/// The columns that do not depend on the results of others.
std::vector<Column> columnsOf(const strength::RankScale& scale, const RankIndices& indices, const std::string& se, const std::string& seen)
{
    const auto ofRanks = [&](const std::string& kind, const std::string& options) {
        std::vector<std::string> players;
        for (const auto& rank : scale.ranks())
            players.push_back(kind + ":" + rank.name + options);
        return players;
    };
    std::vector<Column> columns{{"SE∞-MCTS", ofRanks("se-inf", ""), se, "se-inf", "SE∞-MCTS"},
        {"MCTS", std::vector<std::string>{"mcts"}, se, "mcts", "MCTS"}, indexColumn("SA-MCTS", indices, se, "sa")};
    if (!seen.empty())
        columns.push_back({"SE-MCTS", ofRanks("se", "?network=" + seen), se, "se", "SE-MCTS"});
    return columns;
}

/// The win rates of the ranks, or of the only player of a column. `onRow` gets the table after each of its rows.
core::Result<FindingsTable> winRates(const MatchBench& bench, const Column& column, const std::vector<std::size_t>& ranks,
    std::uint64_t games, const jobs::JobContext& job, const std::function<void(const FindingsTable&)>& onRow)
{
    const strength::RankScale& scale = bench.network().scale;
    const bool single = column.isSingle();
    FindingsTable table{
        {single ? EVENMATCH_TEXT("Findings", "%1 against %2: score") : EVENMATCH_TEXT("Findings", "%1: every rank against %2"),
            {column.name, column.against}},
        "%", EVENMATCH_TEXT("Findings", "games"), {}};
    for (const std::size_t rank : single ? std::vector{middleOf(scale)} : ranks) {
        const std::string& name = scale.name(rank);
        const auto tally
            = bench.play(column.players[single ? 0 : rank], column.against, games, column.part + (single ? "" : "-" + name), job);
        if (!tally)
            return tally.error();
        table.rows.push_back(scoreFinding(single ? column.name : core::Phrase(name), *tally));
        if (game::isGo(scale.game()))
            table.rows.back().paper = paperFigure("SE", "Figure 4", name, column.paper);
        onRow(table);
    }
    return table;
}

/// A series over the ranks' places; a single player has the same strength at all of them.
PlotSeries seriesOf(const Column& column, const FindingsTable& table, std::size_t places)
{
    PlotSeries series{column.name, {}};
    for (std::size_t i = 0; i < (column.isSingle() ? places : table.rows.size()); ++i)
        series.points.push_back(pointOf(static_cast<double>(i), table.rows[column.isSingle() ? 0 : i]));
    return series;
}

} // namespace

core::Result<Findings> reproduceWinRate(const Experiment& experiment, jobs::JobContext& job)
{
    auto bench = MatchBench::open(experiment, experiment.simulations(32, 4), true);
    if (!bench)
        return bench.error();
    const std::string& seen = experiment.options.seen;
    if (!seen.empty())
        if (const auto opened = bench->alsoOpen(seen); !opened)
            return opened.error();
    const strength::RankScale& scale = bench->network().scale;
    const auto ranks = spreadRanks(scale.size(), experiment.options.quick ? 3 : scale.size());
    const RankIndices indices = paperIndices(scale);
    Findings findings;
    findings.notes = {bench->circumstances(),
        "The paper has " + paperText("SE", "Section 4.3", "games of a cell", "value") + " games per cell, at "
            + paperText("SE", "Section 4.3", "simulations", "value") + " simulations. SE∞-MCTS is steered by β.",
        indices.source(),
        seen.empty() ? std::string("SE-MCTS needs a network trained without r∞, which is not bundled; name one with --seen")
                     : "SE-MCTS by " + bench->other(seen)->info().name + " (" + bench->other(seen)->info().hash.substr(0, 8) + ")"};
    findings.plots.push_back({EVENMATCH_TEXT("Findings", "Win rate against the middle rank"), EVENMATCH_TEXT("Findings", "rank"),
        EVENMATCH_TEXT("Findings", "win rate (%), 95 % intervals"), {}, {}});
    for (const std::size_t rank : ranks)
        findings.plots.front().xNames.emplace_back(scale.name(rank));
    const std::string se = "se-inf:" + scale.name(middleOf(scale));
    const std::vector<Column> columns = columnsOf(scale, indices, se, seen);
    std::uint64_t whole = ranks.size(); // of the column with matched z
    for (const Column& column : columns)
        whole += column.isSingle() ? 1 : ranks.size();
    std::uint64_t cells = 0;
    const auto measure = [&](const Column& column) -> core::Result<FindingsTable> {
        auto table = winRates(*bench, column, ranks, experiment.games(100, 2), job, [&](const FindingsTable& grown) {
            Findings soFar = findings;
            soFar.tables.push_back(grown);
            soFar.plots.front().series.push_back(seriesOf(column, grown, ranks.size()));
            experiment.tell(soFar, ++cells, whole, job);
        });
        if (!table)
            return table;
        if (!column.isSingle())
            findings.notes.push_back(core::describe(column.name) + ": " + orderShown(table->rows));
        findings.plots.front().series.push_back(seriesOf(column, *table, ranks.size()));
        findings.tables.push_back(*table);
        return table;
    };
    experiment.tell(findings, cells, whole, job);
    FindingsTable ofSe;
    FindingsTable ofSa;
    for (const Column& column : columns) {
        auto table = measure(column);
        if (!table)
            return table.error();
        if (column.part == "se-inf")
            ofSe = *std::move(table);
        else if (column.part == "sa")
            ofSa = *std::move(table);
    }
    const auto matched = matchedIndices(ofSe, ofSa, indices, ranks);
    if (!matched) {
        findings.notes.emplace_back("SA does not become stronger with z here, so its z cannot be matched to SE∞");
        return findings;
    }
    FindingsTable found{EVENMATCH_TEXT("Findings", "z with which SA wins as often as SE∞"), "z", EVENMATCH_TEXT("Findings", "games"), {}};
    for (std::size_t i = 0; i < ranks.size(); ++i)
        found.rows.push_back({scale.name(ranks[i]), matched->z[ranks[i]], {}, {}, paperFigure("SE", "Table 4", scale.name(ranks[i]), "z"),
            ofSe.rows[i].sample});
    findings.tables.push_back(std::move(found));
    if (const auto table = measure(indexColumn(EVENMATCH_TEXT("Findings", "SA-MCTS with our z"), *matched, se, "sa-matched")); !table)
        return table.error();
    return findings;
}

namespace {

/// The ranks of Table 5.
constexpr std::array<const char*, 5> kRoundRobinRanks = {"8d", "6d", "4d", "2d", "1-2k"};

struct RoundRobin {
    std::vector<std::string> specs;
    std::vector<std::string> names; ///< the paper's names in its Table 5; empty if it has none
};

/// SA and SE∞ at those ranks; on other scales at evenly spread ranks.
RoundRobin roundRobinPlayers(const strength::RankScale& scale, const RankIndices& indices, std::size_t count)
{
    const bool papers = std::ranges::all_of(kRoundRobinRanks, [&](const char* rank) { return scale.find(rank).has_value(); });
    std::vector<std::size_t> ranks;
    for (const std::size_t i : spreadRanks(papers ? kRoundRobinRanks.size() : scale.size(), count))
        ranks.push_back(papers ? *scale.find(kRoundRobinRanks[i]) : i);
    RoundRobin players;
    for (const std::size_t rank : ranks) {
        players.specs.push_back(indices.player(rank));
        players.names.push_back(papers ? "SA:" + scale.name(rank) : "");
    }
    for (const std::size_t rank : ranks) {
        players.specs.push_back("se-inf:" + scale.name(rank));
        players.names.push_back(papers ? "SE∞:" + scale.name(rank) : "");
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
    const RankIndices indices = rankIndices(scale, experiment);
    const RoundRobin players = roundRobinPlayers(scale, indices, experiment.options.quick ? 2 : kRoundRobinRanks.size());
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
        EVENMATCH_TEXT("Findings", "Scores of the first player against the second"), "%", EVENMATCH_TEXT("Findings", "games"), {}};
    for (const auto& pair : pairs) {
        scores.rows.push_back(scoreFinding(specs[pair.first] + " - " + specs[pair.second], pair.tally));
        scores.rows.back().paper = paperFigure("SE", "Table 5", players.names[pair.first], players.names[pair.second]);
    }
    findings.tables = {std::move(table), std::move(scores)};
    findings.plots.push_back(std::move(plot));
    findings.notes = {bench->circumstances(), indices.source()};
    return findings;
}

} // namespace evenmatch::experiments
