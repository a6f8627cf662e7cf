// reproduce se-move-accuracy: how often searches make the move that the human made.
#include "app/experiments/match_bench.h"
#include "app/experiments/search_match.h"

#include <array>

namespace evenmatch::experiments {

namespace {

struct PlayerLine {
    const char* player;
    const char* name;
    double paperGo;
    double paperChess;
};
constexpr std::array<PlayerLine, 4> kPlayers = {{
    {"mcts", "MCTS", 50.35, 46.56},
    {"sa:0", "SA-MCTS, z = 0", 42.56, 40.21},
    {"se-inf", "SE∞-MCTS", 51.33, 47.25},
    {"rank", EVENMATCH_TEXT("Findings", "ours, rank"), 0, 0},
}};

/// Positions of this network's game that no sample was drawn from twice: the query folder.
core::Result<std::vector<nn::LabelledGame>> readGames(const Experiment& experiment, const strength::RankScale& scale)
{
    const auto folder = experiment.options.data / "query";
    auto read = nn::readLabelledGames(folder, scale);
    if (!read)
        return read.error();
    if (read->games.empty())
        return core::Error{core::ErrorCode::NotFound, "labelled games; name their folder with --data", folder.string()};
    return std::move(read->games);
}

strength::Cluster sumOf(const std::vector<strength::Cluster>& clusters)
{
    strength::Cluster sum;
    for (const strength::Cluster& cluster : clusters) {
        sum.successes += cluster.successes;
        sum.trials += cluster.trials;
    }
    return sum;
}

Finding accuracyFinding(core::Phrase name, const std::vector<strength::Cluster>& sides)
{
    const strength::Cluster sum = sumOf(sides);
    const strength::Interval interval = strength::clusteredShare(sides);
    return {std::move(name), sum.trials > 0 ? 100 * sum.successes / sum.trials : 0, 100 * interval.low, 100 * interval.high, {},
        static_cast<std::uint64_t>(sum.trials)};
}

} // namespace

core::Result<Findings> reproduceMoveAccuracy(const Experiment& experiment, jobs::JobContext& job)
{
    const auto bench = MatchBench::open(experiment, experiment.simulations(100, 8), true);
    if (!bench)
        return bench.error();
    const strength::RankScale& scale = bench->network().scale;
    const auto games = readGames(experiment, scale);
    if (!games)
        return games.error();
    const bool go = scale.game() == "go";
    Findings findings;
    findings.notes = {bench->circumstances(),
        "the same positions for everybody, at most four of one side; SA's share is the probability of the human's move",
        "positions from " + (experiment.options.data / "query").string(), "SE-MCTS (Go 52.87, chess 38.93) needs a network without r∞"};
    FindingsTable average{EVENMATCH_TEXT("Findings", "All ranks together"), "%", EVENMATCH_TEXT("Findings", "positions"), {}};
    Plot plot{EVENMATCH_TEXT("Findings", "Moves like the human's"), EVENMATCH_TEXT("Findings", "rank"),
        EVENMATCH_TEXT("Findings", "moves made as the human made them (%)"), {}, {}};
    for (std::size_t rank = 0; rank < scale.size(); ++rank)
        plot.xNames.emplace_back(scale.name(rank));
    std::vector<FindingsTable> tables;
    experiment.tell(findings, 0, kPlayers.size(), job);
    for (const PlayerLine& player : kPlayers) {
        const SearchMatchOptions options{.player = player.player,
            .simulations = bench->simulations(),
            .batch = 1,
            .positionsPerRank = static_cast<std::size_t>(experiment.games(200, 8)),
            .threads = static_cast<unsigned>(experiment.options.parallel),
            .seed = experiment.options.seed};
        const auto matches = matchBySearch(bench->evaluator(), *games, options, job);
        if (!matches)
            return matches.error();
        FindingsTable table{{EVENMATCH_TEXT("Findings", "%1, by rank"), {player.name}}, "%", EVENMATCH_TEXT("Findings", "positions"), {}};
        PlotSeries series{player.name, {}};
        std::vector<strength::Cluster> all;
        for (const SearchMatch& match : *matches) {
            table.rows.push_back(accuracyFinding(scale.name(match.rank), match.sides));
            series.points.push_back(pointOf(static_cast<double>(match.rank), table.rows.back()));
            all.insert(all.end(), match.sides.begin(), match.sides.end());
        }
        average.rows.push_back(accuracyFinding(player.name, all));
        if (const double paper = go ? player.paperGo : player.paperChess; paper > 0)
            average.rows.back().paper = paper;
        tables.push_back(std::move(table));
        plot.series.push_back(std::move(series));
        Findings soFar{{average}, findings.notes, {plot}};
        soFar.tables.insert(soFar.tables.end(), tables.begin(), tables.end());
        experiment.tell(soFar, tables.size(), kPlayers.size(), job);
    }
    findings.tables.push_back(std::move(average));
    findings.tables.insert(findings.tables.end(), tables.begin(), tables.end());
    findings.plots.push_back(std::move(plot));
    return findings;
}

} // namespace evenmatch::experiments
