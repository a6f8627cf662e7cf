// Combines two networks: the ranks of one, the evaluation of the other. An opponent of a rank then chooses among the moves of its rank but
// evaluates positions as well as a strong network.
#pragma once

#include "nn/evaluate/evaluator.h"

#include <memory>

namespace evenmatch::nn {

/// The first network gives the rank policies, β, the scale and its profile; the strong one gives value, lead, ownership and the prior
/// without a rank. The profile's measured strength is dropped, because it was measured without the strong network.
class SeeingEvaluator final : public Evaluator {
public:
    /// BadArgument for networks of different games. REQUIRES: neither is null
    static core::Result<std::shared_ptr<Evaluator>> make(std::shared_ptr<Evaluator> ranks, std::shared_ptr<Evaluator> strong);

    const NetworkInfo& info() const override { return m_info; }
    core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override;
    std::size_t preferredBatch() const override { return m_strong->preferredBatch(); }

private:
    SeeingEvaluator(std::shared_ptr<Evaluator> ranks, std::shared_ptr<Evaluator> strong);

    std::shared_ptr<Evaluator> m_ranks;
    std::shared_ptr<Evaluator> m_strong;
    NetworkInfo m_info;
};

} // namespace evenmatch::nn
