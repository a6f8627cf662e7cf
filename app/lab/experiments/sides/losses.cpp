// reproduce multi-losses: mean losses at each ply of a game (MULTI, Figure 3).
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/sides/sides.h"
#include "core/strength/maths/moments.h"

#include <algorithm>

namespace evenmatch::experiments {

namespace {

constexpr std::size_t kFewestMoves = 30; ///< a ply with fewer ends the curve
constexpr std::size_t kBin = 10; ///< plies, of the table

std::vector<strength::Moments> byPly(std::span<const strength::ScoredSide> sides, std::size_t fewest)
{
    std::vector<strength::Moments> plies;
    for (const strength::ScoredSide& side : sides)
        for (const strength::MoveLoss& move : side.outside.moveLosses) {
            if (move.moveNumber >= plies.size())
                plies.resize(move.moveNumber + std::size_t{1});
            plies[move.moveNumber].add(move.loss);
        }
    const auto end = std::ranges::find_if(plies, [&](const strength::Moments& ply) { return ply.count < static_cast<double>(fewest); });
    plies.erase(end, plies.end());
    return plies;
}

/// The ply, from 1, with the largest mean loss around it, from `begin` and before `end`.
Finding peak(core::Phrase name, std::span<const strength::Moments> plies, std::size_t begin, std::size_t end, std::optional<double> paper)
{
    constexpr std::size_t kAround = 5; ///< plies on both sides
    std::size_t most = begin;
    double highest = -1e9;
    std::uint64_t sample = 0;
    for (std::size_t ply = begin; ply < std::min(end, plies.size()); ++ply) {
        strength::Moments around;
        for (std::size_t i = ply - std::min(ply, kAround); i < std::min(plies.size(), ply + kAround + 1); ++i)
            around.add(plies[i]);
        sample += static_cast<std::uint64_t>(plies[ply].count);
        if (around.mean() > highest) {
            highest = around.mean();
            most = ply;
        }
    }
    return {std::move(name), sample > 0 ? static_cast<double>(most + 1) : std::nan(""), {}, {}, paper, sample};
}

/// The paper reports one peak in Go, two in chess.
FindingsTable peaks(std::span<const strength::Moments> plies, bool isGo)
{
    const auto paper = [](const char* row) { return paperFigure("MULTI", "Figure 3", row, "ply"); };
    FindingsTable table{EVENMATCH_TEXT("Findings", "Ply with the largest losses"), "", EVENMATCH_TEXT("Findings", "moves"), {}};
    if (isGo) {
        table.rows = {peak(EVENMATCH_TEXT("Findings", "the whole game"), plies, 0, plies.size(), paper("peak, go"))};
        return table;
    }
    const double first = paper("first peak, chess").value_or(0);
    const double second = paper("second peak, chess").value_or(0);
    const auto middle = static_cast<std::size_t>((first + second) / 2);
    const std::string until = std::to_string(middle);
    table.rows = {peak({EVENMATCH_TEXT("Findings", "plies to %1"), {until}}, plies, 0, middle, first)};
    if (plies.size() > middle)
        table.rows.push_back(peak({EVENMATCH_TEXT("Findings", "plies after %1"), {until}}, plies, middle, plies.size(), second));
    return table;
}

} // namespace

core::Result<Findings> reproduceLosses(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readKnownSides(experiment, {.outside = true, .losses = true}, job);
    if (!known)
        return known.error();
    const auto plies = byPly(known->candidates, experiment.options.quick ? 1 : kFewestMoves);
    if (plies.empty())
        return core::Error{
            core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "moves with known losses"), experiment.options.data.string()};
    const bool points = known->isGo() && !experiment.options.outside.katago.empty();
    const core::Phrase unit = points ? EVENMATCH_TEXT("Findings", "points") : EVENMATCH_TEXT("Findings", "log odds");
    FindingsTable means{EVENMATCH_TEXT("Findings", "Mean loss, by plies of the game"), unit, EVENMATCH_TEXT("Findings", "moves"), {}};
    FindingsTable deviations{EVENMATCH_TEXT("Findings", "Standard deviation of the losses, by plies of the game"), unit,
        EVENMATCH_TEXT("Findings", "moves"), {}};
    for (std::size_t begin = 0; begin < plies.size(); begin += kBin) {
        const std::size_t end = std::min(begin + kBin, plies.size());
        strength::Moments all;
        for (std::size_t ply = begin; ply < end; ++ply)
            all.add(plies[ply]);
        const core::Phrase name = std::to_string(begin + 1) + "-" + std::to_string(end);
        means.rows.push_back({name, all.mean(), {}, {}, {}, static_cast<std::uint64_t>(all.count)});
        deviations.rows.push_back({name, all.deviation(), {}, {}, {}, static_cast<std::uint64_t>(all.count)});
    }
    PlotSeries series{EVENMATCH_TEXT("Findings", "mean loss"), {}, true, false};
    for (std::size_t ply = 0; ply < plies.size(); ++ply)
        series.points.push_back({static_cast<double>(ply + 1), plies[ply].mean(), plies[ply].mean() - plies[ply].deviation(),
            plies[ply].mean() + plies[ply].deviation()});
    Findings findings;
    findings.tables = {std::move(means), std::move(deviations), peaks(plies, known->isGo())};
    findings.plots.push_back({EVENMATCH_TEXT("Findings", "Mean loss at every ply"), EVENMATCH_TEXT("Findings", "ply"),
        {EVENMATCH_TEXT("Findings", "%1, bars: standard deviation"), {unit}}, {}, {std::move(series)}});
    findings.notes = {known->circumstances,
        "Losses of candidates, by " + known->losses + ". Losses of single moves are clipped. The curve ends where fewer than "
            + std::to_string(kFewestMoves) + " sides continue. The peaks are peaks of means over eleven plies.",
        "The paper's figure 3 is a plot without numbers, of KataGo's points and Leela Chess Zero's odds; its text gives the peaks."};
    return findings;
}

} // namespace evenmatch::experiments
