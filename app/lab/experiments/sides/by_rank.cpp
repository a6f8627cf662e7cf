#include "app/lab/experiments/sides/by_rank.h"

#include "app/lab/experiments/sides/sides.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace evenmatch::experiments {

using strength::AccuracyRow;
using strength::RankShare;

FindingsTable byRank(core::Phrase title, std::span<const AccuracyRow> rows, const std::string& method, std::span<const int> games,
    const strength::RankScale& scale, bool within1)
{
    FindingsTable table{std::move(title), "%", EVENMATCH_TEXT("Findings", "draws"), {}};
    for (const AccuracyRow& row : rows) {
        if (row.method != method || std::ranges::find(games, row.games) == games.end())
            continue;
        for (const RankShare& share : row.byRank)
            table.rows.push_back(
                shareFinding({row.games == 1 ? EVENMATCH_TEXT("Findings", "%1, %2 game") : EVENMATCH_TEXT("Findings", "%1, %2 games"),
                                 {scale.name(share.rank), std::to_string(row.games)}},
                    within1 ? share.accuracyPm1 : share.accuracy, within1 ? share.intervalPm1 : share.interval,
                    static_cast<std::uint64_t>(share.draws)));
    }
    return table;
}

Plot rankCurves(
    core::Phrase title, std::span<const AccuracyRow> rows, const std::string& method, const strength::RankScale& scale, bool within1)
{
    Plot plot{std::move(title), EVENMATCH_TEXT("Findings", "games"), "%", {}, {}};
    std::map<std::size_t, PlotSeries> byRank;
    for (const AccuracyRow& row : rows) {
        if (row.method != method)
            continue;
        for (const RankShare& share : row.byRank) {
            PlotSeries& series = byRank.try_emplace(share.rank, PlotSeries{scale.name(share.rank), {}, true, false}).first->second;
            series.points.push_back(
                {static_cast<double>(plot.xNames.size()), 100 * (within1 ? share.accuracyPm1 : share.accuracy), {}, {}});
        }
        plot.xNames.emplace_back(std::to_string(row.games));
    }
    for (auto& [rank, series] : byRank)
        plot.series.push_back(std::move(series));
    return plot;
}

Plot confusionPlot(
    core::Phrase title, std::span<const AccuracyRow> rows, const std::string& method, int games, const strength::RankScale& scale)
{
    Plot plot{
        std::move(title), EVENMATCH_TEXT("Findings", "estimated rank"), EVENMATCH_TEXT("Findings", "true rank, % of its draws"), {}, {}};
    const auto row = std::ranges::find_if(rows, [&](const AccuracyRow& one) { return one.method == method && one.games == games; });
    if (row == rows.end())
        return plot;
    for (const auto& rank : scale.ranks())
        plot.xNames.emplace_back(rank.name);
    for (std::size_t rank = 0; rank < row->confusion.size(); ++rank) {
        const std::vector<int>& taken = row->confusion[rank];
        const int draws = std::accumulate(taken.begin(), taken.end(), 0);
        if (draws == 0)
            continue;
        plot.yNames.emplace_back(scale.name(rank));
        std::vector<double>& cells = plot.cells.emplace_back();
        for (const int count : taken)
            cells.push_back(100.0 * count / draws);
    }
    return plot;
}

void addPlot(Findings& findings, Plot plot)
{
    if (!plot.empty())
        findings.plots.push_back(std::move(plot));
}

} // namespace evenmatch::experiments
