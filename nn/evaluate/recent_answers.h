// Results by key within a limit of bytes: the basis of a cache.
#pragma once

#include "nn/evaluate/evaluation.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace evenmatch::nn {

/// A result, either unchanged or in the form of trees.
struct KeptAnswer {
    std::shared_ptr<const Evaluation> whole;
    PackedAnswer packed;
};

/// Drops the least recently used entries. Entries are in one list and refer to each other by number. Not thread-safe.
class RecentAnswers {
public:
    void setBound(std::size_t bytes) { m_bound = bytes; }

    /// Empty if there is none.
    KeptAnswer find(std::uint64_t key);
    /// Has no effect if there is one already, or if the answer alone exceeds the limit.
    void remember(std::uint64_t key, KeptAnswer answer);
    void clear();

    std::size_t size() const { return m_entries.size(); }
    /// The size of the results and their overhead.
    std::size_t bytes() const { return m_bytes; }
    static std::size_t bytesOf(const KeptAnswer& answer);

private:
    using Number = std::uint32_t;
    static constexpr Number kNone = 0xffffffff;

    struct Entry {
        std::uint64_t key = 0;
        KeptAnswer answer;
        Number newer = kNone;
        Number older = kNone;
        Number nextInBucket = kNone;
    };

    Number& bucketOf(std::uint64_t key) { return m_buckets[key & (m_buckets.size() - 1)]; }
    Number numberOf(std::uint64_t key);
    void putFirst(Number number);
    void takeOut(Number number);
    void forgetOldest();
    void growBuckets();

    std::size_t m_bound = 0;
    std::size_t m_bytes = 0;
    std::vector<Entry> m_entries;
    std::vector<Number> m_buckets; ///< a power of two
    Number m_newest = kNone;
    Number m_oldest = kNone;
};

} // namespace evenmatch::nn
