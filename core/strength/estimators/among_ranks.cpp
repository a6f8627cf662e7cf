#include "core/strength/estimators/among_ranks.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace evenmatch::strength {

namespace {

class AmongRanks final : public Estimator {
public:
    AmongRanks(std::vector<bool> allowed, std::unique_ptr<const Estimator> estimator)
        : m_allowed(std::move(allowed)), m_estimator(std::move(estimator))
    {
    }

    const std::string& name() const override { return m_estimator->name(); }
    bool isBaseline() const override { return m_estimator->isBaseline(); }
    OutsideKinds needs() const override { return m_estimator->needs(); }
    bool speaksOfThePlayer() const override { return m_estimator->speaksOfThePlayer(); }
    std::size_t ranks() const override { return m_estimator->ranks(); }
    std::size_t width() const override { return m_estimator->width(); }
    void summarise(const ScoredSide& side, std::span<double> sums) const override { m_estimator->summarise(side, sums); }

    void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const override
    {
        m_estimator->probabilities(sums, sides, result);
        for (std::size_t rank = 0; rank < result.size(); ++rank)
            if (!m_allowed[rank])
                result[rank] = 0;
        const double total = std::accumulate(result.begin(), result.end(), 0.0);
        const auto count = static_cast<double>(std::ranges::count(m_allowed, true));
        for (std::size_t rank = 0; rank < result.size(); ++rank)
            result[rank] = total > 0 ? result[rank] / total : m_allowed[rank] ? 1 / count : 0;
    }

private:
    std::vector<bool> m_allowed;
    std::unique_ptr<const Estimator> m_estimator;
};

} // namespace

std::vector<bool> ranksWithSides(std::span<const ScoredSide> sides, std::size_t ranks)
{
    std::vector<bool> present(ranks);
    for (const ScoredSide& side : sides)
        present[static_cast<std::size_t>(side.labels.rank)] = true;
    return present;
}

std::unique_ptr<const Estimator> amongRanks(std::vector<bool> allowed, std::unique_ptr<const Estimator> estimator)
{
    return std::make_unique<AmongRanks>(std::move(allowed), std::move(estimator));
}

} // namespace evenmatch::strength
