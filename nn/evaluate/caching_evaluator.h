// A caching evaluator: a repeated request gets the same result without a network, until memory is full.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/evaluate/recent_answers.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>

namespace evenmatch::nn {

/// The key consists of GameState::key(), the other inputs of networks (move number, komi, moves without progress, repetitions, moves that
/// superko forbids), and the requested ranks.
/// A result for a tree (Query::keep) is stored in the tree's form from the first time on, and its block is shared with the tree, so a
/// search is the same whether its results come from here or from the network. All other results are stored unchanged. The least recently
/// used results are dropped. Two threads with the same request at the same time may both call the network.
class CachingEvaluator : public Evaluator {
public:
    struct Statistics {
        std::uint64_t hits = 0;
        std::uint64_t misses = 0;
        std::size_t entries = 0;
        std::size_t bytes = 0;
    };

    static constexpr std::size_t kDefaultBytes = 256u << 20;

    explicit CachingEvaluator(std::shared_ptr<Evaluator> inner, std::size_t bytes = kDefaultBytes);

    const NetworkInfo& info() const override { return m_inner->info(); }
    core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override;
    std::size_t preferredBatch() const override { return m_inner->preferredBatch(); }

    Statistics statistics() const;
    void clear();

private:
    /// A part of the keys with its own lock.
    struct Shard {
        mutable std::mutex mutex;
        RecentAnswers answers;
    };
    static constexpr std::size_t kShards = 16;

    Shard& shardOf(std::uint64_t key) { return m_shards[key >> 60]; }
    KeptAnswer find(std::uint64_t key);
    void remember(std::uint64_t key, KeptAnswer answer);

    std::shared_ptr<Evaluator> m_inner;
    std::array<Shard, kShards> m_shards;
    std::atomic<std::uint64_t> m_hits{0};
    std::atomic<std::uint64_t> m_misses{0};
};

} // namespace evenmatch::nn
