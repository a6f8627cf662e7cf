// An evaluator that remembers: the same question gets the same answer without a network, until memory runs out.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/evaluate/recent_answers.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>

namespace evenmatch::nn {

/// Goes by GameState::key(), what else networks see of a position (move number, komi, moves without progress), and the ranks wished.
/// An answer that a tree keeps (Query::keep) is kept in the tree's form, the block shared with it, from the first time on: a search is the
/// same whether its answers come from here or from the network. All other answers are kept as they came. The least recently used answers
/// are forgotten. Two threads that ask the same at the same time may both reach the network.
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
    /// A part of the keys with a lock of its own.
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
