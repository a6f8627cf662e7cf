// reproduce multi-roles: how well each level's policy distinguishes ranks (ALGORITHMS.md 4).
//
// For a side of a game, ln GM_j is the mean log prior of the moves played under level j's policy, here minus its mean over the levels. The
// measure for two neighbouring ranks is the probability that a random side of the stronger one has a larger number than a random side of
// the weaker one: 50 % means no information, and 30 % as much as 70 %.
#include "app/lab/experiments/sides/sides.h"
#include "core/random.h"
#include "core/strength/estimate/side_features.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace evenmatch::experiments {

namespace {

using strength::ScoredSide;

/// A number of every side, by rank and player; an anonymous side is its own player.
using Players = std::vector<std::vector<double>>;
using ByRank = std::vector<Players>;

template <class Of>
ByRank numbersByRank(std::span<const ScoredSide> sides, std::size_t ranks, Of of)
{
    ByRank result(ranks);
    std::map<std::pair<int, std::string>, std::size_t> places;
    for (const ScoredSide& side : sides) {
        Players& players = result[static_cast<std::size_t>(side.labels.rank)];
        std::size_t place = players.size();
        if (!side.labels.player.empty())
            place = places.try_emplace({side.labels.rank, side.labels.player}, place).first->second;
        if (place == players.size())
            players.emplace_back();
        players[place].push_back(of(side));
    }
    return result;
}

std::vector<double> together(const Players& players)
{
    std::vector<double> all;
    for (const auto& player : players)
        all.insert(all.end(), player.begin(), player.end());
    std::ranges::sort(all);
    return all;
}

/// P(a > b) + ½ P(a = b)
double chanceAbove(const Players& a, const Players& b)
{
    const std::vector<double> right = together(b);
    double sum = 0;
    double count = 0;
    for (const auto& player : a)
        for (const double x : player) {
            const auto [from, to] = std::ranges::equal_range(right, x);
            sum += static_cast<double>(from - right.begin()) + 0.5 * static_cast<double>(to - from);
            count += static_cast<double>(right.size());
        }
    return count > 0 ? sum / count : 0.5;
}

Players resampled(const Players& players, core::Random& random)
{
    Players result;
    for (std::size_t i = 0; i < players.size(); ++i)
        result.push_back(players[random.below(static_cast<std::uint32_t>(players.size()))]);
    return result;
}

Finding apart(core::Phrase name, const Players& stronger, const Players& weaker, const Experiment& experiment)
{
    core::Random random(experiment.options.seed);
    std::vector<double> replicates;
    for (int i = 0; i < (experiment.options.quick ? 20 : 200); ++i) {
        const Players first = resampled(stronger, random);
        replicates.push_back(chanceAbove(first, resampled(weaker, random)));
    }
    const double share = chanceAbove(stronger, weaker);
    const strength::Interval interval = strength::middle(std::move(replicates));
    return {std::move(name), 100 * share, 100 * std::min(share, interval.low), 100 * std::max(share, interval.high), {},
        together(stronger).size() + together(weaker).size()};
}

/// A measure that distinguishes ranks, or should not.
struct Teller {
    core::Phrase name;
    ByRank candidates;
    ByRank query;
};

Teller levelTeller(const KnownSides& known, std::size_t level)
{
    const std::size_t ranks = known.scale.size();
    const auto names = strength::featureNames(ranks);
    const auto feature = static_cast<std::size_t>(std::ranges::find(names, "rankLogPrior" + std::to_string(level)) - names.begin());
    const auto of = [feature](const ScoredSide& side) { return strength::features(side.numbers)[feature]; };
    return {known.scale.name(level), numbersByRank(known.candidates, ranks, of), numbersByRank(known.query, ranks, of)};
}

/// Measures by an estimator's rank of a side.
Teller estimatorTeller(const KnownSides& known, const strength::Estimator& estimator)
{
    const auto of = [&](const ScoredSide& side) {
        const auto probabilities = strength::estimate(estimator, std::span(&side, 1));
        double strength = 0;
        for (std::size_t r = 0; r < probabilities.size(); ++r)
            strength -= static_cast<double>(r) * probabilities[r];
        return strength;
    };
    const std::size_t ranks = known.scale.size();
    return {estimator.isBaseline() ? core::Phrase("(" + estimator.name() + ")")
                                   : core::Phrase{EVENMATCH_TEXT("Findings", "all levels: %1"), {estimator.name()}},
        numbersByRank(known.candidates, ranks, of), numbersByRank(known.query, ranks, of)};
}

struct Tellers {
    std::vector<Teller> levels;
    std::vector<Teller> others; ///< all levels together, and baselines without moves
};

Tellers tellersOf(const KnownSides& known)
{
    Tellers tellers;
    for (const std::size_t level : spreadRanks(known.network.scale.size(), 9))
        tellers.levels.push_back(levelTeller(known, level));
    for (const auto& estimator : estimatorsFrom(known.scale, known.candidates))
        if (estimator->isBaseline() || estimator->name() == "likelihood")
            tellers.others.push_back(estimatorTeller(known, *estimator));
    return tellers;
}

/// Chosen on candidates, so that the measurement on other games is unbiased.
const Teller& bestLevel(const std::vector<Teller>& levels, std::size_t stronger)
{
    return *std::ranges::max_element(levels, {},
        [&](const Teller& level) { return std::abs(chanceAbove(level.candidates[stronger], level.candidates[stronger + 1]) - 0.5); });
}

/// GM_j of the sides of every rank (MULTI's Figure 2), the mean over sides, for some levels j.
Plot meansByLevel(const KnownSides& known)
{
    Plot plot{EVENMATCH_TEXT("Findings", "Likelihood of each rank's moves under a level's policy"), EVENMATCH_TEXT("Findings", "rank"),
        EVENMATCH_TEXT("Findings", "geometric mean of the priors"), {}, {}};
    for (const auto& rank : known.scale.ranks())
        plot.xNames.emplace_back(rank.name);
    for (const std::size_t level : spreadRanks(known.network.scale.size(), 5)) {
        std::vector<double> sums(known.scale.size());
        std::vector<double> sides(known.scale.size());
        for (const strength::ScoredSide& side : known.query) {
            if (side.numbers.moves.empty())
                continue;
            double log = 0;
            for (std::size_t move = 0; move < side.numbers.moves.size(); ++move)
                log += side.numbers.rankLogPriorsOf(move)[level];
            const auto rank = static_cast<std::size_t>(side.labels.rank);
            sums[rank] += std::exp(log / static_cast<double>(side.numbers.moves.size()));
            sides[rank] += 1;
        }
        PlotSeries series{{EVENMATCH_TEXT("Findings", "policy of %1"), {known.network.scale.name(level)}}, {}};
        for (std::size_t rank = 0; rank < sums.size(); ++rank)
            if (sides[rank] > 0)
                series.points.push_back({static_cast<double>(rank), sums[rank] / sides[rank], {}, {}});
        plot.series.push_back(std::move(series));
    }
    return plot;
}

} // namespace

core::Result<Findings> reproduceRoles(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readKnownSides(experiment, {}, job);
    if (!known)
        return known.error();
    const Tellers tellers = tellersOf(*known);
    FindingsTable best{EVENMATCH_TEXT("Findings",
                           "Best level for each pair of neighbouring ranks, chosen on candidates: how often the stronger rank's side has "
                           "the higher value"),
        "%", EVENMATCH_TEXT("Findings", "sides"), {}};
    std::vector<FindingsTable> tables;
    std::vector<FindingsTable> drawn;
    std::vector<core::Phrase> drawnNames;
    const auto pairsDrawn = spreadRanks(known->scale.size() - 1, 4);
    for (std::size_t stronger = 0; stronger + 1 < known->scale.size(); ++stronger) {
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        const std::string pair = known->scale.name(stronger) + " | " + known->scale.name(stronger + 1);
        const auto measured = [&](core::Phrase name, const Teller& teller) {
            return apart(std::move(name), teller.query[stronger], teller.query[stronger + 1], experiment);
        };
        if (tellers.levels.front().query[stronger].empty() || tellers.levels.front().query[stronger + 1].empty())
            continue;
        const Teller& chosen = bestLevel(tellers.levels, stronger);
        best.rows.push_back(measured({EVENMATCH_TEXT("Findings", "%1: policy of %2"), {pair, chosen.name}}, chosen));
        FindingsTable table{{EVENMATCH_TEXT("Findings", "%1: how often the stronger rank's side has the higher value"), {pair}}, "%",
            EVENMATCH_TEXT("Findings", "sides"), {}};
        for (const Teller& level : tellers.levels)
            table.rows.push_back(measured(level.name, level));
        if (std::ranges::find(pairsDrawn, stronger) != pairsDrawn.end()) {
            drawn.push_back(table);
            drawnNames.emplace_back(pair);
        }
        for (const Teller& other : tellers.others)
            table.rows.push_back(measured(other.name, other));
        tables.push_back(std::move(table));
    }
    if (tables.empty())
        return core::Error{
            core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "games of two neighbouring ranks"), experiment.options.data.string()};
    Findings findings;
    findings.plots = {plotOf(EVENMATCH_TEXT("Findings", "Levels that distinguish neighbouring ranks"),
        EVENMATCH_TEXT("Findings", "policy of"), drawn.empty() ? std::span(tables).first(1) : std::span<const FindingsTable>(drawn),
        drawn.empty() ? std::vector<core::Phrase>{best.rows.front().name} : drawnNames)};
    findings.plots.push_back(meansByLevel(*known));
    findings.tables = {std::move(best)};
    std::ranges::move(tables, std::back_inserter(findings.tables));
    findings.notes = {known->circumstances,
        "From single games: a level's mean log prior, minus the mean over all levels. 50 % means no information; 30 % is as informative as "
        "70 %.",
        "Parentheses mark baselines without moves. Where a baseline distinguishes two ranks, a level may do so for the same reason.",
        "The paper shows this as a plot (its figure 2) and as trees on one or two of Maia's levels (its table 6, chess). Here each level "
        "is measured alone, without trees."};
    return findings;
}

} // namespace evenmatch::experiments
