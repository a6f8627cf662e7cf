// An evaluator without a network, for tests: what it says of a position follows from the position alone, on every machine alike.
#pragma once

#include "nn/evaluate/evaluator.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace evenmatch::nn {

struct FakeOptions {
    std::string game; ///< "go", "chess": refuses other games. Empty: takes every game
    strength::RankScale scale; ///< empty: knows no ranks
    bool profile = true; ///< with a scale: whether there is a profile, its mean β falling evenly from +1 to -1
    std::vector<strength::ServerRanks> servers = {}; ///< of the profile
    std::vector<std::string> boards = {}; ///< with a profile of their own, each β 1 more ("go9")
    bool published = false; ///< of the published form: β of a pair is the level of the position after it
    float sharpness = 1; ///< of the rank-free prior; with 3 it has as few likely moves as a trained network's
    bool classifier = false; ///< SL: no β, but scores of the ranks for the move that led to a position
    std::function<std::vector<float>(const GameState& state)> ownership = {}; ///< Evaluation::ownership; empty: it has none
    std::uint64_t seed = 1; ///< another seed, another network
    std::chrono::nanoseconds batchCost{0}; ///< processor time that a call takes beside
    std::chrono::nanoseconds positionCost{0}; ///< and for every position of it
};

/// Values lie between -0.8 and 0.8; a few moves have most of the prior; quality is higher for likelier moves; stronger ranks are surer of
/// the moves that the rank-free prior likes, weaker ones like others.
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
