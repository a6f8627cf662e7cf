// reproduce multi-levels: ranks by trees that use one level's policy, another's, or both (MULTI, Section 5.3 and Table 6).
//
// The levels are another program's if it is used (Maia's networks, KataGo's profiles), otherwise the ranks' own policies: first the middle
// one and the strongest (of Maia's nine 1500 and 1900, Table 6), then the two weakest (1100 and 1200, Section 5.3).
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/sides/by_rank.h"
#include "app/lab/experiments/sides/trees.h"

#include <algorithm>
#include <array>

namespace evenmatch::experiments {

namespace {

using strength::ScoredSide;

constexpr int kLevelGames = 20; ///< the paper's

/// Levels: their names, and their results in OutsideNumbers::levels of every side.
struct Levels {
    std::vector<std::string> names; ///< strongest first
    std::vector<ScoredSide> candidates;
    std::vector<ScoredSide> query;
};

/// The ranks' own levels instead of other programs'.
std::vector<ScoredSide> withOwnLevels(std::vector<ScoredSide> sides)
{
    for (ScoredSide& side : sides) {
        side.outside.levels.assign(side.numbers.ranks, 0);
        for (std::size_t move = 0; move < side.numbers.moves.size(); ++move)
            for (std::size_t level = 0; level < side.numbers.ranks; ++level)
                side.outside.levels[level] += side.numbers.rankLogPriorsOf(move)[level] / static_cast<double>(side.numbers.moves.size());
    }
    return sides;
}

Levels levelsOf(const KnownSides& known)
{
    if (known.outside.levels)
        return {known.levels, known.candidates, known.query};
    Levels levels{{}, withOwnLevels(known.candidates), withOwnLevels(known.query)};
    for (const auto& rank : known.network.scale.ranks())
        levels.names.push_back(rank.name);
    return levels;
}

std::vector<ScoredSide> seeing(std::span<const ScoredSide> sides, const std::vector<std::size_t>& chosen)
{
    std::vector<ScoredSide> some(sides.begin(), sides.end());
    for (ScoredSide& side : some) {
        std::vector<double> levels;
        for (const std::size_t level : chosen)
            levels.push_back(side.outside.levels[level]);
        side.outside.levels = std::move(levels);
    }
    return some;
}

/// The pairs of levels, the weaker one first.
std::vector<std::array<std::size_t, 2>> pairsOf(std::size_t levels)
{
    if (levels == 2)
        return {std::array<std::size_t, 2>{1, 0}};
    return {std::array<std::size_t, 2>{(levels - 1) / 2, 0}, std::array<std::size_t, 2>{levels - 1, levels - 2}};
}

/// The paper's table and column for trees on these levels.
struct PapersColumn {
    std::string table;
    std::string column;
    std::string row; ///< of all ranks together
};

PapersColumn papersColumn(const std::array<std::string, 2>& pair, const std::string& which)
{
    for (const auto& [table, row] : {std::pair("Table 6", "overall"), std::pair("Section 5.3", "20")})
        if (paperFigure("MULTI", table, row, pair[0]) && paperFigure("MULTI", table, row, pair[1]))
            return {table, which, row};
    return {};
}

core::Result<std::vector<strength::AccuracyRow>> measureLevel(
    const Experiment& experiment, const KnownSides& known, const Levels& levels, const std::vector<std::size_t>& chosen)
{
    auto options = metaOptions(experiment, {kLevelGames});
    options.set = {"levels", {strength::FeatureKind::Levels}};
    auto models = nn::fitMetaModels(seeing(levels.candidates, chosen), known.scale.size(), options);
    if (!models)
        return models.error();
    const strength::Estimators trees = nn::metaEstimators(*std::move(models));
    const std::vector<const strength::Estimator*> rounded{trees.back().get()}; // as published
    return strength::measureAccuracy(rounded, seeing(levels.query, chosen), protocolOf(experiment, {kLevelGames}));
}

} // namespace

core::Result<Findings> reproduceLevels(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readKnownSides(experiment, {.outside = true}, job);
    if (!known)
        return known.error();
    const Levels levels = levelsOf(*known);
    if (levels.names.size() < 2)
        return core::Error{core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "policies of at least two levels")};
    Findings findings;
    for (const auto& pair : pairsOf(levels.names.size())) {
        const std::array<std::string, 2> names{levels.names[pair[0]], levels.names[pair[1]]};
        Plot plot{
            {EVENMATCH_TEXT("Findings", "Trees on %1 and %2"), {names[0], names[1]}}, EVENMATCH_TEXT("Findings", "rank"), "%", {}, {}};
        for (const auto& rank : known->scale.ranks())
            plot.xNames.emplace_back(rank.name);
        const std::vector<std::vector<std::size_t>> sets{{pair[0]}, {pair[1]}, {pair[0], pair[1]}};
        for (std::size_t i = 0; i < sets.size(); ++i) {
            if (job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            const auto rows = measureLevel(experiment, *known, levels, sets[i]);
            if (!rows)
                return rows.error();
            if (rows->empty())
                return core::Error{
                    core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "games of at least two ranks"), experiment.options.data.string()};
            const strength::AccuracyRow& all = rows->front();
            const core::Phrase name = i < 2 ? core::Phrase(names[i]) : core::Phrase(EVENMATCH_TEXT("Findings", "both"));
            const PapersColumn papers = papersColumn(names, i < 2 ? names[i] : "both");
            FindingsTable table{
                rightAfter({EVENMATCH_TEXT("Findings", "Trees on %1"), {i < 2 ? name : core::Phrase{"%1 + %2", {names[0], names[1]}}}},
                    kLevelGames),
                "%", EVENMATCH_TEXT("Findings", "draws"), {}};
            PlotSeries series{name, {}};
            for (const strength::RankShare& share : all.byRank) {
                table.rows.push_back(
                    shareFinding(known->scale.name(share.rank), share.accuracy, share.interval, static_cast<std::uint64_t>(share.draws)));
                table.rows.back().paper = paperFigure("MULTI", papers.table, known->scale.name(share.rank), papers.column);
                series.points.push_back(
                    {static_cast<double>(share.rank), table.rows.back().ours, table.rows.back().low, table.rows.back().high});
            }
            table.rows.push_back(
                shareFinding(EVENMATCH_TEXT("Findings", "all ranks"), all.accuracy, all.interval, static_cast<std::uint64_t>(all.draws)));
            table.rows.back().paper = paperFigure("MULTI", papers.table, papers.row, papers.column);
            findings.tables.push_back(std::move(table));
            plot.series.push_back(std::move(series));
        }
        findings.plots.push_back(std::move(plot));
    }
    findings.notes = {known->circumstances,
        known->outside.levels
            ? std::string("The levels are those of another program; --maia-levels selects Maia's levels.")
            : "Difference from the paper: the levels are the ranks' own policies. --maia uses Maia's networks, --katago KataGo's profiles.",
        "XGBoost trees with LightGBM's defaults, rounded, with only the mean log priors of these levels as features; all tables use the "
        "same samples."};
    return findings;
}

} // namespace evenmatch::experiments
