// An evaluator without a network, for tests: its results depend only on the position, on every machine.
#pragma once

#include "nn/evaluate/evaluator.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace evenmatch::nn {

struct FakeOptions {
    std::string game; ///< "go", "chess": refuses other games; empty: accepts every game
    strength::RankScale scale; ///< empty: has no ranks
    bool profile = true; ///< with a scale: whether there is a profile, whose mean β decreases evenly from +1 to -1
    std::vector<strength::ServerRanks> servers = {}; ///< of the profile
    std::vector<std::string> boards = {}; ///< boards with their own profile, each with β larger by 1 ("go9")
    bool published = false; ///< of the published form: β of a pair is the level of the position after it
    float sharpness = 1; ///< of the prior without a rank; at 3 it has as few likely moves as a trained network's
    bool classifier = false; ///< SL: no β, but scores of the ranks for the move that led to a position
    std::function<std::vector<float>(const GameState& state)> ownership = {}; ///< Evaluation::ownership; empty: it has none
    std::uint64_t seed = 1; ///< another seed, another network
    std::chrono::nanoseconds batchCost{0}; ///< additional processor time per call
    std::chrono::nanoseconds positionCost{0}; ///< and per position
};

/// Values are between -0.8 and 0.8; a few moves have most of the prior; likelier moves have higher quality; stronger ranks prefer the
/// likely moves of the prior without a rank more strongly, weaker ones prefer others.
class FakeEvaluator : public Evaluator {
public:
    explicit FakeEvaluator(FakeOptions options = {});

    const NetworkInfo& info() const override { return m_info; }
    core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override;

    std::uint64_t calls() const { return m_calls; }
    std::uint64_t positions() const { return m_positions; }

private:
    core::Result<void> check(const Query& query) const;
    void answer(const Query& query, Evaluation& answer) const;
    float levelOf(const GameState& state) const;

    FakeOptions m_options;
    NetworkInfo m_info;
    std::atomic<std::uint64_t> m_calls{0};
    std::atomic<std::uint64_t> m_positions{0};
};

} // namespace evenmatch::nn
