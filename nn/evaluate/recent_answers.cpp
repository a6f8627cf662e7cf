#include "nn/evaluate/recent_answers.h"

#include <utility>

namespace evenmatch::nn {

std::size_t RecentAnswers::bytesOf(const KeptAnswer& answer)
{
    constexpr std::size_t kOfAllocation = 16;
    std::size_t bytes = sizeof(Entry) + 2 * sizeof(Number) + kOfAllocation; // there are at most twice as many buckets
    bytes += answer.packed.bytes();
    if (const Evaluation* whole = answer.whole.get())
        bytes += sizeof(Evaluation) + kOfAllocation + whole->moves.size() * sizeof(game::Move) + kOfAllocation
            + (whole->prior.size() + whole->quality.size() + whole->rankPriors.size() + whole->rankScores.size() + whole->ownership.size())
                * sizeof(float)
            + 3 * kOfAllocation;
    return bytes;
}

KeptAnswer RecentAnswers::find(std::uint64_t key)
{
    const Number number = numberOf(key);
    if (number == kNone)
        return {};
    takeOut(number);
    putFirst(number);
    return m_entries[number].answer;
}

void RecentAnswers::remember(std::uint64_t key, KeptAnswer answer)
{
    const std::size_t bytes = bytesOf(answer);
    if (bytes > m_bound || numberOf(key) != kNone)
        return;
    while (m_bytes + bytes > m_bound)
        forgetOldest();
    if (m_entries.size() >= m_buckets.size())
        growBuckets();
    const auto number = static_cast<Number>(m_entries.size());
    Number& bucket = bucketOf(key);
    m_entries.push_back({key, std::move(answer), kNone, kNone, bucket});
    bucket = number;
    m_bytes += bytes;
    putFirst(number);
}

void RecentAnswers::clear()
{
    m_entries = {};
    m_buckets = {};
    m_bytes = 0;
    m_newest = m_oldest = kNone;
}

RecentAnswers::Number RecentAnswers::numberOf(std::uint64_t key)
{
    Number number = m_buckets.empty() ? kNone : bucketOf(key);
    while (number != kNone && m_entries[number].key != key)
        number = m_entries[number].nextInBucket;
    return number;
}

void RecentAnswers::putFirst(Number number)
{
    Entry& entry = m_entries[number];
    entry.newer = kNone;
    entry.older = m_newest;
    (m_newest == kNone ? m_oldest : m_entries[m_newest].newer) = number;
    m_newest = number;
}

void RecentAnswers::takeOut(Number number)
{
    const Entry& entry = m_entries[number];
    (entry.newer == kNone ? m_newest : m_entries[entry.newer].older) = entry.older;
    (entry.older == kNone ? m_oldest : m_entries[entry.older].newer) = entry.newer;
}

/// The last entry moves to the place that becomes free.
void RecentAnswers::forgetOldest()
{
    const Number gone = m_oldest;
    const auto linkTo = [&](Number number) -> Number& {
        Number* link = &bucketOf(m_entries[number].key);
        while (*link != number)
            link = &m_entries[*link].nextInBucket;
        return *link;
    };
    takeOut(gone);
    linkTo(gone) = m_entries[gone].nextInBucket;
    m_bytes -= bytesOf(m_entries[gone].answer);
    if (const auto last = static_cast<Number>(m_entries.size() - 1); last != gone) {
        linkTo(last) = gone;
        Entry& entry = m_entries[gone];
        entry = std::move(m_entries[last]);
        (entry.newer == kNone ? m_newest : m_entries[entry.newer].older) = gone;
        (entry.older == kNone ? m_oldest : m_entries[entry.older].newer) = gone;
    }
    m_entries.pop_back();
}

void RecentAnswers::growBuckets()
{
    constexpr std::size_t kFewest = 16;
    m_buckets.assign(m_buckets.empty() ? kFewest : 2 * m_buckets.size(), kNone);
    for (Number number = 0; number < m_entries.size(); ++number)
        m_entries[number].nextInBucket = std::exchange(bucketOf(m_entries[number].key), number);
}

} // namespace evenmatch::nn
