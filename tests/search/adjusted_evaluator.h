// A fake network whose evaluations a test can change, count or refuse.
#pragma once

#include "nn/evaluate/fake_evaluator.h"

#include <functional>

namespace evenmatch::search {

class AdjustedEvaluator : public nn::Evaluator {
public:
    /// Called with each evaluation of an unfinished position.
    using Adjust = std::function<void(const nn::GameState& state, nn::Evaluation& answer)>;

    explicit AdjustedEvaluator(Adjust theAdjust = {}, std::uint64_t seed = 1, bool published = false)
        : adjust(std::move(theAdjust)), m_fake({.scale = strength::goScale(), .published = published, .seed = seed})
    {
    }

    const nn::NetworkInfo& info() const override { return m_fake.info(); }
    core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        ++calls;
        positions += queries.size();
        if (beforeCall)
            if (const auto allowed = beforeCall(); !allowed)
                return allowed.error();
        if (const auto done = m_fake.evaluate(queries, answers); !done)
            return done.error();
        for (std::size_t i = 0; adjust && i < queries.size(); ++i)
            if (!answers[i].moves.empty())
                adjust(*queries[i].state, answers[i]);
        return {};
    }

    Adjust adjust;
    std::function<core::Result<void>()> beforeCall;
    int calls = 0;
    std::size_t positions = 0;

private:
    nn::FakeEvaluator m_fake;
};

} // namespace evenmatch::search
