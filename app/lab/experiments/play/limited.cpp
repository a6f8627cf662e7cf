// reproduce se-limited-ranks: whether β orders ranks that were not used for training (ALGORITHMS.md 1).
//
// The paper trains the network on 2 or 3 ranks only and places the other ranks by candidates of every rank. A network trained like this is
// measured in the same way. For a network trained on every rank, estimators are fitted on the candidates of only 2 or 3 ranks instead:
//   "β"       the curves β̄i, β̄i^d of the known ranks; those between are interpolated by the rank's number, without data of the others
//   "linear"  x·w, w fitted on sides of the known ranks (Σ⁻¹ Cov(x, rank)); candidates of every rank determine the places, as in the paper
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/sides/sides.h"
#include "core/strength/estimate/side_features.h"
#include "core/strength/estimators/discriminant.h"
#include "core/strength/fit/profile_builder.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::experiments {

namespace {

using strength::Discriminant;
using strength::Estimators;
using strength::RankCurve;
using strength::ScoredSide;

using Ranks = std::vector<std::size_t>;

bool contains(const Ranks& ranks, int rank) { return std::ranges::find(ranks, static_cast<std::size_t>(rank)) != ranks.end(); }

std::vector<ScoredSide> sidesOf(std::span<const ScoredSide> sides, const Ranks& ranks, bool ofThem)
{
    std::vector<ScoredSide> some;
    std::ranges::copy_if(
        sides, std::back_inserter(some), [&](const ScoredSide& side) { return contains(ranks, side.labels.rank) == ofThem; });
    return some;
}

void mix(RankCurve& curve, const RankCurve& stronger, const RankCurve& weaker, double part)
{
    const auto between = [part](double a, double b) { return a + part * (b - a); };
    curve.mean = between(stronger.mean, weaker.mean);
    curve.spread = between(stronger.spread, weaker.spread);
    for (std::size_t d = 0; d < curve.byMove.size(); ++d)
        curve.byMove[d] = between(stronger.byMove[d], weaker.byMove[d]);
}

/// The ranks with candidates; one server's games cover only a part of a scale over several servers.
Ranks ranksOf(const KnownSides& known)
{
    Ranks ranks;
    for (std::size_t rank = 0; rank < known.scale.size(); ++rank)
        if (std::ranges::any_of(known.candidates, [&](const ScoredSide& side) { return side.labels.rank == static_cast<int>(rank); }))
            ranks.push_back(rank);
    return ranks;
}

/// `count` of the ranks, evenly spaced, including the first and the last.
Ranks spreadOver(const Ranks& ranks, std::size_t count)
{
    Ranks some;
    for (const std::size_t i : spreadRanks(ranks.size(), count))
        some.push_back(ranks[i]);
    return some;
}

/// Nearest β̄ with only those ranks known. REQUIRES: the first and the last rank with candidates are among them, in order
Estimators nearestOf(const KnownSides& known, const Ranks& ranks)
{
    strength::RankProfile profile = strength::buildProfile(known.scale, sidesOf(known.candidates, ranks, true));
    for (std::size_t i = 0; i + 1 < ranks.size(); ++i)
        for (std::size_t rank = ranks[i] + 1; rank < ranks[i + 1]; ++rank) {
            const double part = static_cast<double>(rank - ranks[i]) / static_cast<double>(ranks[i + 1] - ranks[i]);
            mix(profile.ranks[rank].beta, profile.ranks[ranks[i]].beta, profile.ranks[ranks[i + 1]].beta, part);
            mix(profile.ranks[rank].quality, profile.ranks[ranks[i]].quality, profile.ranks[ranks[i + 1]].quality, part);
        }
    Estimators estimators = strength::profileEstimators(profile);
    estimators.resize(2); // by β; quality is not the paper's
    return estimators;
}

/// A sum of features, and its value for the candidates of each rank.
class LinearEstimator final : public strength::Estimator {
public:
    LinearEstimator(const KnownSides& known, const Ranks& ranks) : m_means(known.scale.size())
    {
        std::vector<strength::LabelledRow> rows;
        for (std::size_t i = 0; i < known.candidates.size(); ++i)
            if (const ScoredSide& side = known.candidates[i];
                contains(ranks, side.labels.rank) && !strength::isInSecondHalf(side.labels, i))
                rows.push_back({strength::features(side.numbers), static_cast<std::size_t>(side.labels.rank)});
        setWeights(strength::fitDiscriminant(rows, known.scale.size()), ranks);
        place(known.candidates);
    }

    const std::string& name() const override { return m_name; }
    std::size_t ranks() const override { return m_means.size(); }
    std::size_t width() const override { return 1; }
    void summarise(const ScoredSide& side, std::span<double> sums) const override { sums[0] = scoreOf(side); }
    void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const override
    {
        const double n = static_cast<double>(sides);
        for (std::size_t r = 0; r < ranks(); ++r)
            result[r] = sums[0] / n - m_means[r];
        strength::normaliseDistances(result, n, m_deviation);
    }

private:
    /// Σ⁻¹ μ_r are the discriminant's weights of rank r, so Σ_r (r̄ − r) of them is Σ⁻¹ Cov(x, −r).
    void setWeights(const Discriminant& discriminant, const Ranks& ranks)
    {
        double middle = 0;
        for (const std::size_t rank : ranks)
            middle += static_cast<double>(rank) / static_cast<double>(ranks.size());
        m_weights.resize(discriminant.features);
        for (const std::size_t rank : ranks)
            for (std::size_t f = 0; f < m_weights.size(); ++f)
                m_weights[f] += (middle - static_cast<double>(rank)) * discriminant.weights[rank * m_weights.size() + f];
    }

    /// Places the ranks by the half of the players outside the weights' fit.
    void place(std::span<const ScoredSide> candidates)
    {
        std::vector<double> counts(ranks());
        std::vector<double> squares(ranks());
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (!strength::isInSecondHalf(candidates[i].labels, i))
                continue;
            const auto rank = static_cast<std::size_t>(candidates[i].labels.rank);
            const double score = scoreOf(candidates[i]);
            counts[rank] += 1;
            m_means[rank] += score;
            squares[rank] += score * score;
        }
        double variance = 0;
        double present = 0;
        for (std::size_t r = 0; r < ranks(); ++r) {
            if (counts[r] == 0) {
                m_means[r] = 1e9; // a rank without candidates is never the nearest
                continue;
            }
            m_means[r] /= counts[r];
            variance += std::max(0.0, squares[r] / counts[r] - m_means[r] * m_means[r]);
            present += 1;
        }
        m_deviation = std::max(1e-6, std::sqrt(variance / std::max(1.0, present)));
    }

    double scoreOf(const ScoredSide& side) const
    {
        const auto row = strength::features(side.numbers);
        double sum = 0;
        for (std::size_t f = 0; f < m_weights.size(); ++f)
            sum += m_weights[f] * row[f];
        return sum;
    }

    std::string m_name = "linear";
    std::vector<double> m_weights;
    std::vector<double> m_means;
    double m_deviation = 1;
};

std::string namesOf(const strength::RankScale& scale, const Ranks& ranks)
{
    std::string names;
    for (const std::size_t rank : ranks)
        names += (names.empty() ? "" : ", ") + scale.name(rank);
    return names;
}

/// The text of Figure 5 gives the number of games at which 80 % is exceeded.
void setPapersLimits(FindingsTable& table, const KnownSides& known, std::size_t ranks)
{
    if (known.isGo())
        experiments::setPapers(table, "SE", "Section 4.4", ranks == 2 ? "2 ranks" : ranks == 3 ? "3 ranks" : "11 ranks");
}

struct MeasuredLimit {
    std::vector<strength::AccuracyRow> all;
    std::vector<strength::AccuracyRow> unseen; ///< sides of ranks that were not used in the fit; empty if there are none
};

MeasuredLimit measureLimited(
    const Experiment& experiment, const KnownSides& known, const Estimators& estimators, const Ranks& ranks, const std::vector<int>& games)
{
    const auto protocol = protocolOf(experiment, games);
    const auto methods = pointersTo(estimators);
    return {strength::measureAccuracy(methods, known.query, protocol),
        strength::measureAccuracy(methods, sidesOf(known.query, ranks, false), protocol)};
}

/// The ranks of a network trained on only some of the ranks.
Ranks taughtRanks(const KnownSides& known)
{
    Ranks ranks;
    for (const auto& group : known.network.scale.ranks())
        if (const auto rank = known.scale.find(group.name))
            ranks.push_back(*rank);
    return ranks;
}

} // namespace

core::Result<Findings> reproduceLimitedRanks(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readKnownSides(experiment, {.everyRank = true}, job);
    if (!known)
        return known.error();
    const auto games = experiment.options.quick ? std::vector{1, 20} : std::vector{1, 5, 10, 15, 20, 21, 38, 50, 100};
    const bool taughtFew = known->network.scale.size() < known->scale.size();
    Findings findings;
    findings.notes = {known->circumstances};
    std::vector<core::Phrase> names;
    FindingsTable unseen{
        EVENMATCH_TEXT("Findings", "Ranks not used for training, after 20 games"), "%", EVENMATCH_TEXT("Findings", "draws"), {}};
    const auto addUnseen = [&](const core::Phrase& name, const MeasuredLimit& measured, const std::string& method) {
        for (const bool within1 : {false, true})
            for (Finding& row : byGames({}, measured.unseen, method, within1).rows)
                if (row.name == "20") {
                    row.name
                        = {within1 ? EVENMATCH_TEXT("Findings", "%1, within one rank") : EVENMATCH_TEXT("Findings", "%1, correct rank"),
                            {name}};
                    unseen.rows.push_back(std::move(row));
                }
    };
    const auto add = [&](const core::Phrase& name, const MeasuredLimit& measured, const std::string& method, std::size_t ranks) {
        findings.tables.push_back(byGames(rightByGames(name), measured.all, method));
        setPapersLimits(findings.tables.back(), *known, ranks);
        names.push_back(name);
        addUnseen(name, measured, method);
    };
    if (taughtFew) {
        const Ranks ranks = taughtRanks(*known);
        const auto estimators = strength::profileEstimators(strength::buildProfile(known->scale, known->candidates));
        add({"%1, β", {core::Phrase{EVENMATCH_TEXT("Findings", "trained on %1 ranks"), {std::to_string(ranks.size())}}}},
            measureLimited(experiment, *known, estimators, ranks, games), "beta", ranks.size());
        findings.notes.push_back("the network was trained on " + namesOf(known->network.scale, spreadRanks(known->network.scale.size(), 64))
            + "; candidates of every rank locate the ranks, as in the paper");
    } else {
        const Ranks present = ranksOf(*known);
        const std::size_t whole = present.size();
        if (whole < 3)
            return core::Error{core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "candidates of at least three ranks"),
                experiment.options.data.string()};
        for (const std::size_t count : {whole, std::size_t(3), std::size_t(2)}) {
            if (job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            const Ranks ranks = spreadOver(present, count);
            Estimators estimators = nearestOf(*known, ranks);
            estimators.push_back(std::make_unique<LinearEstimator>(*known, ranks));
            const MeasuredLimit measured = measureLimited(experiment, *known, estimators, ranks, games);
            const core::Phrase name = count == whole ? core::Phrase(EVENMATCH_TEXT("Findings", "all ranks"))
                                                     : core::Phrase{EVENMATCH_TEXT("Findings", "%1 ranks"), {std::to_string(count)}};
            add({"%1, β", {name}}, measured, "beta", count);
            add({EVENMATCH_TEXT("Findings", "%1, linear"), {name}}, measured, "linear", count);
            if (count < whole)
                findings.notes.push_back({"%1: %2", {name, namesOf(known->scale, ranks)}});
        }
        findings.notes.push_back(
            "Difference from the paper: its networks were trained on 2 or 3 ranks, this one on all; only the fit on candidates is limited "
            "to 2 or 3. A network trained on fewer ranks (\"scale\" of its training) is measured as in the paper; name it with --network.");
        findings.notes.push_back("β: unknown ranks are spaced evenly between the known ones. linear: fitted on the known ranks; candidates "
                                 "of every rank locate the ranks.");
    }
    findings.plots = {plotOf(EVENMATCH_TEXT("Findings", "Correct ranks when only some were used for training"),
        EVENMATCH_TEXT("Findings", "games"), findings.tables, names)};
    if (!unseen.rows.empty())
        findings.tables.push_back(std::move(unseen));
    const Estimators baselines = baselinesFrom(known->scale, known->candidates);
    const auto rows = strength::measureAccuracy(pointersTo(baselines), known->query, protocolOf(experiment, {20}));
    findings.tables.push_back(
        sideBySide(rightAfter(EVENMATCH_TEXT("Findings", "Baselines without moves, fitted on all ranks"), 20), rows, 20));
    return findings;
}

} // namespace evenmatch::experiments
