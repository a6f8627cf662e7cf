// An evaluator that remembers: the same question gets the same answer without a network, until memory runs out.
#pragma once

#include "nn/evaluator.h"

#include <array>
#include <atomic>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace evenmatch::nn {

/// Goes by GameState::key(), what else networks see of a position (move number, komi, moves without progress), and the ranks wished.
/// The least recently used answers are forgotten. Two threads that ask the same at the same time may both reach the network.
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
    struct Entry {
        std::uint64_t key = 0;
        std::shared_ptr<const Evaluation> answer;
        std::size_t bytes = 0;
    };
    /// A part of the keys with a lock of its own, the entry last used first.
    struct Shard {
        mutable std::mutex mutex;
        std::list<Entry> entries;
        std::unordered_map<std::uint64_t, std::list<Entry>::iterator> places;
        std::size_t bytes = 0;
    };
    static constexpr std::size_t kShards = 16;

    Shard& shardOf(std::uint64_t key) { return m_shards[key >> 60]; }
    std::shared_ptr<const Evaluation> find(std::uint64_t key);
    void remember(std::uint64_t key, const Evaluation& answer);

    std::shared_ptr<Evaluator> m_inner;
    std::size_t m_bytesAShard;
    std::array<Shard, kShards> m_shards;
    std::atomic<std::uint64_t> m_hits{0};
    std::atomic<std::uint64_t> m_misses{0};
};

} // namespace evenmatch::nn
