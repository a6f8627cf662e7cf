// A network that speaks of the ranks of an own scale, so that all who play at a rank play at those.
#pragma once

#include "core/strength/own_scale.h"
#include "nn/evaluator.h"

#include <memory>

namespace evenmatch::nn {

/// Each rank's policy is the network's at the place where the rank lies on the network's scale; the profile is the scale's.
class RescaledEvaluator final : public Evaluator {
public:
    /// REQUIRES: checkNetwork(scale, inner->info()) has nothing against it
    RescaledEvaluator(std::shared_ptr<Evaluator> inner, const strength::OwnScale& scale);

    const NetworkInfo& info() const override { return m_info; }
    core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override;
    std::size_t preferredBatch() const override { return m_inner->preferredBatch(); }

private:
    /// On the network's scale, of a place on the own one.
    double placeAt(double own) const;

    std::shared_ptr<Evaluator> m_inner;
    NetworkInfo m_info;
    std::vector<double> m_places;
};

} // namespace evenmatch::nn
