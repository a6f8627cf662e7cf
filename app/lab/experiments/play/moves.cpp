// reproduce se-move-accuracy: how often searches choose the human's move.
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/play/match_bench.h"
#include "app/lab/experiments/play/search_match.h"
#include "core/game/family.h"

#include <algorithm>
#include <array>

namespace evenmatch::experiments {

namespace {

struct PlayerLine {
    const char* player;
    const char* name; ///< the paper's name, if it has such a player
};
constexpr std::array<PlayerLine, 5> kPlayers = {{
    {"mcts", "MCTS"},
    {"sa", "SA-MCTS"},
    {"se", "SE-MCTS"}, // by the network of --seen
    {"se-inf", "SE∞-MCTS"},
    {"rank", EVENMATCH_TEXT("Findings", "Evenmatch, rank")},
}};

/// Positions of this network's game from the query folder, which no other sample uses.
core::Result<std::vector<nn::LabelledGame>> readGames(const Experiment& experiment, const strength::RankScale& scale)
{
    const auto folder = experiment.options.data / "query";
    auto read = nn::readLabelledGames(folder, scale);
    if (!read)
        return read.error();
    if (read->games.empty())
        return core::Error{
            core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "labelled games; choose their folder (--data)"), folder.string()};
    return std::move(read->games);
}

Finding accuracyFinding(core::Phrase name, const PlayerClusters& people)
{
    const std::vector<strength::Cluster> clusters = people.all();
    const strength::Cluster sum = sumOf(clusters);
    const strength::Interval interval = strength::clusteredShare(clusters);
    return {std::move(name), sum.trials > 0 ? 100 * sum.successes / sum.trials : 0, 100 * interval.low, 100 * interval.high, {},
        static_cast<std::uint64_t>(sum.trials)};
}

} // namespace

core::Result<Findings> reproduceMoveAccuracy(const Experiment& experiment, jobs::JobContext& job)
{
    auto bench = MatchBench::open(experiment, experiment.simulations(100, 8), true);
    if (!bench)
        return bench.error();
    const std::string& seen = experiment.options.seen;
    if (!seen.empty())
        if (const auto opened = bench->alsoOpen(seen); !opened)
            return opened.error();
    const strength::RankScale& scale = bench->network().scale;
    const auto games = readGames(experiment, scale);
    if (!games)
        return games.error();
    const bool go = game::isGo(scale.game());
    const RankIndices indices = rankIndices(scale, experiment);
    Findings findings;
    findings.notes = {bench->circumstances(),
        "All players get the same positions, at most four from one side. SA's share is its probability of the human's move.",
        "positions from " + (experiment.options.data / "query").string(), indices.source(),
        seen.empty() ? "SE-MCTS (Go " + paperText("SE", "Table 1", "average", "SE-MCTS") + ", chess "
                + paperText("SE", "Table 2", "average", "SE-MCTS") + ") needs a network without r∞; name one with --seen"
                     : "SE-MCTS by " + bench->other(seen)->info().name + " (" + bench->other(seen)->info().hash.substr(0, 8) + ")"};
    const char* paperTable = go ? "Table 1" : "Table 2";
    FindingsTable average{EVENMATCH_TEXT("Findings", "All ranks combined"), "%", EVENMATCH_TEXT("Findings", "positions"), {}};
    Plot plot{EVENMATCH_TEXT("Findings", "Agreement with human moves"), EVENMATCH_TEXT("Findings", "rank"),
        EVENMATCH_TEXT("Findings", "moves equal to the human's (%)"), {}, {}};
    for (std::size_t rank = 0; rank < scale.size(); ++rank)
        plot.xNames.emplace_back(scale.name(rank));
    std::vector<FindingsTable> tables;
    const std::size_t players = kPlayers.size() - (seen.empty() ? 1 : 0);
    experiment.tell(findings, 0, players, job);
    for (const PlayerLine& player : kPlayers) {
        const bool bySeen = std::string_view(player.player) == "se";
        if (bySeen && seen.empty())
            continue;
        const bool isIndex = std::string_view(player.player) == "sa";
        const SearchMatchOptions options{.player = player.player,
            .playerOfRank = isIndex ? indices.players() : std::vector<std::string>{},
            .simulations = bench->simulations(),
            .batch = 1,
            .positionsPerRank = static_cast<std::size_t>(experiment.games(200, 8)),
            .threads = static_cast<unsigned>(experiment.options.parallel),
            .seed = experiment.options.seed};
        const auto matches = matchBySearch(bySeen ? bench->other(seen) : bench->evaluator(), *games, options, job);
        if (!matches)
            return matches.error();
        FindingsTable table{{EVENMATCH_TEXT("Findings", "%1, by rank"), {player.name}}, "%", EVENMATCH_TEXT("Findings", "positions"), {}};
        PlotSeries series{player.name, {}};
        PlayerClusters all;
        for (const SearchMatch& match : *matches) {
            table.rows.push_back(accuracyFinding(scale.name(match.rank), match.people));
            table.rows.back().paper = paperFigure("SE", paperTable, scale.name(match.rank), player.name);
            series.points.push_back(pointOf(static_cast<double>(match.rank), table.rows.back()));
            all += match.people;
        }
        average.rows.push_back(accuracyFinding(player.name, all));
        average.rows.back().paper = paperFigure("SE", paperTable, "average", player.name);
        tables.push_back(std::move(table));
        plot.series.push_back(std::move(series));
        Findings soFar{{average}, findings.notes, {plot}};
        soFar.tables.insert(soFar.tables.end(), tables.begin(), tables.end());
        experiment.tell(soFar, tables.size(), players, job);
    }
    findings.tables.push_back(std::move(average));
    findings.tables.insert(findings.tables.end(), tables.begin(), tables.end());
    findings.plots.push_back(std::move(plot));
    return findings;
}

} // namespace evenmatch::experiments
