#include "core/strength/estimators/baselines.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

constexpr double kFarAway = 1e6; ///< mean of a rank without candidates

using CategoryOf = std::string (*)(const SideLabels&);

struct NamedCategory {
    const char* name;
    CategoryOf of;
};

const NamedCategory kCategories[] = {
    {"source", [](const SideLabels& labels) { return labels.source; }},
    {"setting", [](const SideLabels& labels) { return labels.setting; }},
    {"year", [](const SideLabels& labels) { return std::to_string(labels.year); }},
    {"opponent", [](const SideLabels& labels) { return std::to_string(labels.opponentRank); }},
};

/// Naive Bayes on one label: P(category | rank) with half a side added to each.
class CategoryEstimator final : public Estimator {
public:
    CategoryEstimator(const NamedCategory& category, std::size_t ranks, const CategoryTable& table)
        : m_name(category.name), m_of(category.of), m_ranks(ranks)
    {
        constexpr double kAdded = 0.5;
        std::vector<double> totals(ranks, kAdded * static_cast<double>(table.counts.size() + 1));
        for (const auto& [key, counts] : table.counts)
            for (std::size_t r = 0; r < ranks; ++r)
                totals[r] += counts[r];
        for (std::size_t r = 0; r < ranks; ++r)
            m_unseen.push_back(std::log(kAdded / totals[r]));
        for (const auto& [key, counts] : table.counts)
            for (std::size_t r = 0; r < ranks; ++r)
                m_logs[key].push_back(std::log((counts[r] + kAdded) / totals[r]));
    }

    const std::string& name() const override { return m_name; }
    bool isBaseline() const override { return true; }
    std::size_t ranks() const override { return m_ranks; }
    std::size_t width() const override { return m_ranks; }
    void summarise(const ScoredSide& side, std::span<double> sums) const override
    {
        const auto found = m_logs.find(m_of(side.labels));
        std::ranges::copy(found == m_logs.end() ? m_unseen : found->second, sums.begin());
    }
    void probabilities(std::span<const double> sums, std::size_t, std::span<double> result) const override
    {
        std::ranges::copy(sums, result.begin());
        normaliseScores(result);
    }

private:
    std::string m_name;
    CategoryOf m_of;
    std::size_t m_ranks;
    std::map<std::string, std::vector<double>> m_logs;
    std::vector<double> m_unseen;
};

using ScalarOf = double (*)(const SideNumbers&);

template <class Of>
double meanOf(const SideNumbers& side, Of of)
{
    double sum = 0;
    for (const MoveNumbers& move : side.moves)
        sum += of(move);
    return sum / static_cast<double>(side.moves.size());
}

struct NamedScalar {
    const char* name;
    ScalarOf of;
};

const NamedScalar kScalars[] = {
    {"value", [](const SideNumbers& side) { return meanOf(side, [](const MoveNumbers& move) { return double{move.value}; }); }},
    {"expected-beta",
        [](const SideNumbers& side) {
            return meanOf(side, [](const MoveNumbers& move) { return double{move.level} + move.expectedQuality; });
        }},
};

class ScalarEstimator final : public Estimator {
public:
    ScalarEstimator(const NamedScalar& scalar, ScalarTable table) : m_name(scalar.name), m_of(scalar.of), m_table(std::move(table)) { }

    const std::string& name() const override { return m_name; }
    bool isBaseline() const override { return true; }
    std::size_t ranks() const override { return m_table.means.size(); }
    std::size_t width() const override { return 1; }
    void summarise(const ScoredSide& side, std::span<double> sums) const override { sums[0] = m_of(side.numbers); }
    void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const override
    {
        const double n = static_cast<double>(sides);
        for (std::size_t r = 0; r < ranks(); ++r)
            result[r] = sums[0] / n - m_table.means[r];
        normaliseDistances(result, n, m_table.deviation);
    }

private:
    std::string m_name;
    ScalarOf m_of;
    ScalarTable m_table;
};

ScalarTable fitScalar(ScalarOf of, std::span<const ScoredSide> candidates, std::size_t ranks)
{
    std::vector<double> counts(ranks);
    std::vector<double> squares(ranks);
    ScalarTable table{std::vector<double>(ranks), 0};
    for (const ScoredSide& side : candidates) {
        const auto rank = static_cast<std::size_t>(side.labels.rank);
        const double x = of(side.numbers);
        counts[rank] += 1;
        table.means[rank] += x;
        squares[rank] += x * x;
    }
    double present = 0;
    for (std::size_t r = 0; r < ranks; ++r) {
        if (counts[r] == 0) {
            table.means[r] = kFarAway;
            continue;
        }
        table.means[r] /= counts[r];
        table.deviation += std::sqrt(std::max(0.0, squares[r] / counts[r] - table.means[r] * table.means[r]));
        ++present;
    }
    table.deviation = std::max(1e-6, table.deviation / std::max(1.0, present));
    return table;
}

} // namespace

void fitBaselines(std::span<const ScoredSide> candidates, EstimatorFit& fit)
{
    for (const NamedCategory& category : kCategories) {
        CategoryTable& table = fit.categories[category.name];
        for (const ScoredSide& side : candidates) {
            auto& counts = table.counts[category.of(side.labels)];
            counts.resize(fit.ranks);
            ++counts[static_cast<std::size_t>(side.labels.rank)];
        }
    }
    for (const NamedScalar& scalar : kScalars)
        fit.scalars[scalar.name] = fitScalar(scalar.of, candidates, fit.ranks);
}

Estimators baselines(const EstimatorFit& fit)
{
    Estimators all;
    for (const NamedCategory& category : kCategories)
        if (const auto found = fit.categories.find(category.name); found != fit.categories.end())
            all.push_back(std::make_unique<CategoryEstimator>(category, fit.ranks, found->second));
    for (const NamedScalar& scalar : kScalars)
        if (const auto found = fit.scalars.find(scalar.name); found != fit.scalars.end())
            all.push_back(std::make_unique<ScalarEstimator>(scalar, found->second));
    return all;
}

} // namespace evenmatch::strength
