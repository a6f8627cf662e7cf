// reproduce se-by-move: β̄i^d of the players of every rank at every move of a game (SE, Figure 3; ALGORITHMS.md 1).
#include "app/lab/experiments/sides/sides.h"
#include "core/strength/fit/profile_builder.h"
#include "core/strength/rating/elo.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <span>
#include <string>

namespace evenmatch::experiments {

namespace {

using strength::RankProfile;

Plot curvesOf(core::Phrase title, const RankProfile& profile)
{
    Plot plot{std::move(title), EVENMATCH_TEXT("Findings", "move of the game"), "β̄", {}, {}};
    for (std::size_t rank = 0; rank < profile.ranks.size(); ++rank) {
        if (profile.ranks[rank].games == 0)
            continue;
        PlotSeries series{profile.scale.name(rank), {}, true, false};
        const std::vector<double>& curve = profile.ranks[rank].beta.byMove;
        for (std::size_t d = 0; d < curve.size(); ++d)
            series.points.push_back({static_cast<double>(d + 1), curve[d], {}, {}});
        plot.series.push_back(std::move(series));
    }
    return plot;
}

/// Half of the 95 % interval of a rank's mean over moves. Games of one player are alike, so players are the units; an anonymous side is its
/// own player. Nothing for fewer than two players.
std::optional<double> reachOf(std::span<const strength::ScoredSide> sides, std::size_t rank, double mean)
{
    std::map<std::string, double> players; ///< sums of β − mean over their moves
    double moves = 0;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const strength::ScoredSide& side = sides[i];
        if (static_cast<std::size_t>(side.labels.rank) != rank)
            continue;
        double& sum = players[playerOrSide(side.labels.player, i)];
        for (const strength::MoveNumbers& move : side.numbers.moves)
            sum += move.beta() - mean;
        moves += static_cast<double>(side.numbers.moves.size());
    }
    if (players.size() < 2)
        return std::nullopt;
    double squares = 0;
    for (const auto& [player, sum] : players)
        squares += sum * sum;
    const auto count = static_cast<double>(players.size());
    return strength::k95 * std::sqrt(squares * count / (count - 1)) / moves;
}

FindingsTable meansOf(const RankProfile& profile, std::span<const strength::ScoredSide> sides)
{
    FindingsTable table{EVENMATCH_TEXT("Findings", "β̄ of every rank, over all moves"), "β", EVENMATCH_TEXT("Findings", "sides"), {}};
    for (std::size_t rank = 0; rank < profile.ranks.size(); ++rank) {
        const strength::RankEntry& entry = profile.ranks[rank];
        if (entry.games == 0)
            continue;
        const double mean = entry.beta.mean;
        table.rows.push_back({profile.scale.name(rank), mean, {}, {}, {}, entry.games});
        if (const auto reach = reachOf(sides, rank, mean)) {
            table.rows.back().low = mean - *reach;
            table.rows.back().high = mean + *reach;
        }
    }
    return table;
}

/// Mean distance between the strongest and the weakest rank's curve over some moves.
FindingsTable distances(const RankProfile& profile)
{
    FindingsTable table{EVENMATCH_TEXT("Findings", "Difference between the strongest and the weakest rank, by move number"), "β",
        EVENMATCH_TEXT("Findings", "sides"), {}};
    const strength::RankEntry* strongest = nullptr;
    const strength::RankEntry* weakest = nullptr;
    for (const strength::RankEntry& entry : profile.ranks)
        if (entry.games > 0) {
            strongest = strongest ? strongest : &entry;
            weakest = &entry;
        }
    if (!strongest || strongest == weakest)
        return table;
    constexpr std::array<std::size_t, 7> kBegins = {0, 10, 25, 50, 100, 150, 200};
    const std::size_t length = strongest->beta.byMove.size();
    for (std::size_t i = 0; i < kBegins.size() && kBegins[i] < length; ++i) {
        const std::size_t end = i + 1 < kBegins.size() ? std::min(kBegins[i + 1], length) : length;
        double sum = 0;
        for (std::size_t d = kBegins[i]; d < end; ++d)
            sum += strongest->beta.byMove[d] - weakest->beta.byMove[d];
        table.rows.push_back({{EVENMATCH_TEXT("Findings", "moves %1 to %2"), {std::to_string(kBegins[i] + 1), std::to_string(end)}},
            sum / static_cast<double>(end - kBegins[i]), {}, {}, {}, strongest->games + weakest->games});
    }
    return table;
}

} // namespace

core::Result<Findings> reproduceByMove(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readKnownSides(experiment, {}, job);
    if (!known)
        return known.error();
    const RankProfile raw = strength::buildProfile(known->scale, known->candidates, {.raw = true});
    Findings findings;
    findings.tables = {meansOf(raw, known->candidates), distances(raw)};
    findings.plots = {curvesOf(EVENMATCH_TEXT("Findings", "β̄ of every rank at every move, plain means"), raw),
        curvesOf(EVENMATCH_TEXT("Findings", "β̄ of every rank at every move, as used by opponents"),
            strength::buildProfile(known->scale, known->candidates))};
    findings.notes = {known->circumstances,
        "Values from candidates. The plain means correspond to the paper's figure 3, a plot without numbers; its text states that ranks do "
        "not differ at the first moves. Opponents use curves that are smoothed over moves and sorted by rank.",
        "A curve ends where fewer than 30 sides continue."};
    return findings;
}

} // namespace evenmatch::experiments
