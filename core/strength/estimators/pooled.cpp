#include "core/strength/estimators/pooled.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

class Pooled final : public Estimator {
public:
    Pooled(std::string name, Estimators parts) : m_name(std::move(name)), m_parts(std::move(parts)) { }

    const std::string& name() const override { return m_name; }
    bool speaksOfThePlayer() const override
    {
        return std::ranges::all_of(m_parts, [](const auto& part) { return part->speaksOfThePlayer(); });
    }
    OutsideKinds needs() const override
    {
        OutsideKinds kinds;
        for (const auto& part : m_parts) {
            kinds.losses |= part->needs().losses;
            kinds.levels |= part->needs().levels;
        }
        return kinds;
    }
    std::size_t ranks() const override { return m_parts.front()->ranks(); }
    std::size_t width() const override
    {
        std::size_t width = 0;
        for (const auto& part : m_parts)
            width += part->width();
        return width;
    }

    void summarise(const ScoredSide& side, std::span<double> sums) const override
    {
        for (const auto& part : m_parts) {
            part->summarise(side, sums.first(part->width()));
            sums = sums.subspan(part->width());
        }
    }

    void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const override
    {
        constexpr double kLeast = 1e-12; // a rank excluded by one part is unlikely, not impossible
        std::vector<double> one(ranks());
        std::ranges::fill(result, 0.0);
        for (const auto& part : m_parts) {
            part->probabilities(sums.first(part->width()), sides, one);
            sums = sums.subspan(part->width());
            for (std::size_t r = 0; r < one.size(); ++r)
                result[r] += std::log(std::max(kLeast, one[r])) / static_cast<double>(m_parts.size());
        }
        normaliseScores(result);
    }

private:
    std::string m_name;
    Estimators m_parts;
};

/// The estimator of that name.
void takeNamed(std::string_view name, Estimators all, Estimators& into)
{
    for (auto& estimator : all)
        if (estimator->name() == name)
            into.push_back(std::move(estimator));
}

} // namespace

std::unique_ptr<const Estimator> pooled(std::string name, Estimators parts)
{
    return std::make_unique<Pooled>(std::move(name), std::move(parts));
}

Estimators pooledEstimators(const RankProfile& profile, const EstimatorFit& fit)
{
    Estimators parts;
    takeNamed("beta", profileEstimators(profile), parts);
    takeNamed("discriminant", fittedEstimators(fit), parts);
    Estimators all;
    if (parts.size() == 2)
        all.push_back(pooled("beta+discriminant", std::move(parts)));
    return all;
}

} // namespace evenmatch::strength
