// reproduce multi-spread: how much players of one rank differ (MULTI, Figures 4, 5, 14 and 15).
//
// For every player the mean of each measure over n games, as one box plot per rank; for comparison the same for n games of random players
// of the rank, which differ less, because a player's own features average out.
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/sides/side_means.h"
#include "app/lab/experiments/sides/trees.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace evenmatch::experiments {

namespace {

using strength::ScoredSide;

struct SpreadMeasure {
    core::Phrase name;
    std::function<double(const ScoredSide&)> of;
};

/// Mean β; the geometric mean of the strongest level's priors, another program's if available; mean loss, by the network's own value from
/// move to move without another source.
std::vector<SpreadMeasure> spreadMeasures(const KnownSides& known)
{
    std::vector<SpreadMeasure> measures{{EVENMATCH_TEXT("Findings", "mean β"),
        [](const ScoredSide& side) { return meanOver(side.numbers, [&](std::size_t move) { return side.numbers.moves[move].beta(); }); }}};
    const std::string level = known.outside.levels ? known.levels.front() : known.network.scale.name(0);
    measures.push_back({{EVENMATCH_TEXT("Findings", "geometric mean of the priors of %1"), {level}},
        [byOthers = known.outside.levels](const ScoredSide& side) {
            return std::exp(byOthers ? side.outside.levels.front() : meanOver(side.numbers, [&](std::size_t move) {
                return double{side.numbers.rankLogPriorsOf(move).front()};
            }));
        }});
    measures.push_back({EVENMATCH_TEXT("Findings", "mean loss"), [byOthers = known.outside.losses](const ScoredSide& side) {
                            if (byOthers)
                                return side.outside.losses.front();
                            const auto& moves = side.numbers.moves;
                            return meanOver(side.numbers, [&](std::size_t move) {
                                return move + 1 < moves.size() ? double{moves[move].value} - moves[move + 1].value : 0;
                            });
                        }});
    return measures;
}

using Numbers = std::vector<double>;

/// The values of every side of a rank, by player; an anonymous side has none.
struct Rank {
    Numbers all;
    std::map<std::string, Numbers> players;
};

std::vector<Rank> numbersOf(const KnownSides& known, const SpreadMeasure& measure)
{
    std::vector<Rank> ranks(known.scale.size());
    for (const ScoredSide& side : known.query) {
        Rank& rank = ranks[static_cast<std::size_t>(side.labels.rank)];
        rank.all.push_back(measure.of(side));
        if (!side.labels.player.empty())
            rank.players[side.labels.player].push_back(rank.all.back());
    }
    return ranks;
}

double meanOfNumbers(const Numbers& numbers)
{
    double sum = 0;
    for (const double number : numbers)
        sum += number / static_cast<double>(numbers.size());
    return sum;
}

/// For every player with this many games: the mean of this many of them.
Numbers ofPlayers(const Rank& rank, std::size_t games, core::Random& random)
{
    Numbers means;
    for (const auto& [player, numbers] : rank.players) {
        if (numbers.size() < games)
            continue;
        Numbers drawn = numbers;
        for (std::size_t i = 0; i < games; ++i)
            std::swap(drawn[i], drawn[i + random.below(static_cast<std::uint32_t>(drawn.size() - i))]);
        drawn.resize(games);
        means.push_back(meanOfNumbers(drawn));
    }
    return means;
}

/// As many samples as the paper, each of this many games of the rank.
Numbers ofAnyone(const Rank& rank, std::size_t games, core::Random& random)
{
    const int draws = static_cast<int>(paperFigure("MULTI", "Section 6", "players of a rank", "value").value_or(100));
    Numbers means;
    for (int i = 0; i < draws && !rank.all.empty(); ++i) {
        Numbers drawn;
        for (std::size_t game = 0; game < games; ++game)
            drawn.push_back(rank.all[random.below(static_cast<std::uint32_t>(rank.all.size()))]);
        means.push_back(meanOfNumbers(drawn));
    }
    return means;
}

/// Boxes of the ranks that have at least two numbers each.
struct Boxes {
    core::Phrase name;
    PlotSeries series;
    std::vector<std::uint64_t> samples;
    std::vector<std::size_t> ranks;
};

Boxes boxesOf(core::Phrase name, const std::vector<Numbers>& ranks, double shift)
{
    Boxes boxes{name, {std::move(name), {}, false, false}, {}, {}};
    for (std::size_t rank = 0; rank < ranks.size(); ++rank)
        if (ranks[rank].size() >= 2) {
            boxes.series.points.push_back(boxOf(static_cast<double>(rank) + shift, ranks[rank]));
            boxes.samples.push_back(ranks[rank].size());
            boxes.ranks.push_back(rank);
        }
    return boxes;
}

/// For each pair of neighbouring ranks.
Finding overlaps(core::Phrase name, const Boxes& boxes)
{
    double count = 0;
    std::uint64_t pairs = 0;
    for (std::size_t i = 0; i + 1 < boxes.ranks.size(); ++i) {
        if (boxes.ranks[i] + 1 != boxes.ranks[i + 1])
            continue;
        const PlotPoint& a = boxes.series.points[i];
        const PlotPoint& b = boxes.series.points[i + 1];
        ++pairs;
        count += *a.lowerQuartile <= *b.upperQuartile && *b.lowerQuartile <= *a.upperQuartile ? 1 : 0;
    }
    return {std::move(name), count, {}, {}, {}, pairs};
}

} // namespace

core::Result<Findings> reproduceSpread(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readPlayers(experiment, job);
    if (!known)
        return known.error();
    const std::string games = std::to_string(known->ofPlayer);
    Findings findings;
    FindingsTable together{
        EVENMATCH_TEXT("Findings", "Neighbouring ranks with overlapping boxes"), "", EVENMATCH_TEXT("Findings", "pairs"), {}};
    for (const SpreadMeasure& measure : spreadMeasures(*known)) {
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        core::Random random(experiment.options.seed);
        std::vector<Numbers> one;
        std::vector<Numbers> many;
        for (const Rank& rank : numbersOf(*known, measure)) {
            one.push_back(ofPlayers(rank, known->ofPlayer, random));
            many.push_back(ofAnyone(rank, known->ofPlayer, random));
        }
        FindingsTable medians{
            {EVENMATCH_TEXT("Findings", "%1 of %2 games: median"), {measure.name, games}}, "", EVENMATCH_TEXT("Findings", "draws"), {}};
        FindingsTable widths{{EVENMATCH_TEXT("Findings", "%1 of %2 games: from quartile to quartile"), {measure.name, games}}, "",
            EVENMATCH_TEXT("Findings", "draws"), {}};
        Plot plot{{EVENMATCH_TEXT("Findings", "%1 of %2 games"), {measure.name, games}}, EVENMATCH_TEXT("Findings", "rank"), measure.name,
            {}, {}};
        for (const auto& rank : known->scale.ranks())
            plot.xNames.emplace_back(rank.name);
        for (Boxes& boxes : std::vector{boxesOf(EVENMATCH_TEXT("Findings", "games of one player"), one, -0.18),
                 boxesOf(EVENMATCH_TEXT("Findings", "games of many players"), many, 0.18)}) {
            for (std::size_t i = 0; i < boxes.ranks.size(); ++i) {
                const core::Phrase name{"%1, %2", {known->scale.name(boxes.ranks[i]), boxes.name}};
                const PlotPoint& box = boxes.series.points[i];
                medians.rows.push_back({name, box.y, {}, {}, {}, boxes.samples[i]});
                widths.rows.push_back({name, *box.upperQuartile - *box.lowerQuartile, {}, {}, {}, boxes.samples[i]});
            }
            together.rows.push_back(overlaps({"%1, %2", {measure.name, boxes.name}}, boxes));
            plot.series.push_back(std::move(boxes.series));
        }
        findings.tables.push_back(std::move(medians));
        findings.tables.push_back(std::move(widths));
        findings.plots.push_back(std::move(plot));
    }
    if (std::ranges::all_of(findings.plots, [](const Plot& plot) { return plot.series.front().points.empty(); }))
        return core::Error{core::ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "two players of one rank with %1 games each"), {games}},
            experiment.options.data.string()};
    findings.tables.push_back(std::move(together));
    findings.notes = {known->circumstances,
        "Boxes show quartiles and median; lines end at the farthest value within 1.5 box lengths. Named players: "
            + playersWith(known->query, {static_cast<int>(known->ofPlayer)}) + ". The paper has "
            + paperText("MULTI", "Section 6", "players of a rank", "value") + " of every rank.",
        "Losses by "
            + (known->losses.empty() ? std::string("the network's own value, before a move and before the side's next move")
                                     : known->losses)
            + "; priors of " + (known->outside.levels ? "another program's strongest level" : "the strongest rank's own policy"),
        "The paper's figures 4, 5, 14 and 15 are plots without numbers."};
    return findings;
}

} // namespace evenmatch::experiments
