#include "app/cli/ablation.h"

#include "nn/meta_model.h"

#include <algorithm>
#include <array>

namespace evenmatch::cli {

using strength::Estimator;
using strength::Estimators;
using strength::ScoredSide;
using strength::SideNumbers;

namespace {

/// Which features stay.
struct FeatureSet {
    const char* name;
    bool beta;
    bool priors;
    bool losses;
};

constexpr std::array<FeatureSet, 6> kSets = {{{"meta/all", true, true, true},
                                              {"meta/no-beta", false, true, true},
                                              {"meta/no-priors", true, false, true},
                                              {"meta/no-losses", true, true, false},
                                              {"meta/beta-only", true, false, false},
                                              {"meta/priors-only", false, true, false}}};

/// The others become the same number for every move, of which no tree can make anything.
SideNumbers keepOnly(const FeatureSet& set, SideNumbers numbers)
{
    for (strength::MoveNumbers& move : numbers.moves) {
        if (!set.beta)
            move.level = move.quality = move.expectedQuality = 0;
        if (!set.priors) {
            move.logPrior = 0;
            move.likeliestFree = false;
        }
        if (!set.losses)
            move.value = 0;
    }
    if (!set.priors)
        std::ranges::fill(numbers.rankLogPriors, 0.0F);
    return numbers;
}

class Ablated final : public Estimator {
public:
    Ablated(const FeatureSet& set, std::unique_ptr<const Estimator> inner) : m_set(set), m_name(set.name), m_inner(std::move(inner)) {}

    const std::string& name() const override { return m_name; }
    std::size_t ranks() const override { return m_inner->ranks(); }
    std::size_t width() const override { return m_inner->width(); }
    void summarise(const ScoredSide& side, std::span<double> sums) const override
    {
        m_inner->summarise({side.labels, keepOnly(m_set, side.numbers)}, sums);
    }
    void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const override
    {
        m_inner->probabilities(sums, sides, result);
    }

private:
    FeatureSet m_set;
    std::string m_name;
    std::unique_ptr<const Estimator> m_inner;
};

} // namespace

core::Result<Estimators> ablatedMetaModels(std::span<const ScoredSide> candidates, std::size_t ranks, const std::vector<int>& games)
{
    Estimators all;
    for (const FeatureSet& set : kSets) {
        std::vector<ScoredSide> sides;
        for (const ScoredSide& side : candidates)
            sides.push_back({side.labels, keepOnly(set, side.numbers)});
        auto models = nn::fitMetaModels(sides, ranks, {.games = games});
        if (!models)
            return models.error();
        Estimators estimators = nn::metaEstimators(*std::move(models));
        const auto meta = std::ranges::find(estimators, "meta", [](const auto& estimator) { return estimator->name(); });
        all.push_back(std::make_unique<Ablated>(set, std::move(*meta)));
    }
    return all;
}

} // namespace evenmatch::cli
