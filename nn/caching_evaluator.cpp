#include "nn/caching_evaluator.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/random.h"
#include "nn/answers.h"

#include <algorithm>
#include <bit>

namespace evenmatch::nn {

namespace {

std::uint64_t mix(std::uint64_t key, std::uint64_t word)
{
    std::uint64_t state = key ^ word;
    return core::splitmix64(state);
}

std::uint64_t keyOf(const Query& query, bool published)
{
    const game::AnyPosition& position = query.state->position();
    std::uint64_t key = mix(query.state->key(), static_cast<std::uint64_t>(position.moveNumber()));
    if (const auto* go = position.as<go::Position>())
        key = mix(key, std::bit_cast<std::uint64_t>(go->komi()));
    else if (const auto* chess = position.as<chess::Position>())
        key = mix(key, static_cast<std::uint64_t>(chess->halfmoveClock()));
    key = mix(mix(key, std::bit_cast<std::uint64_t>(query.ranks.place)), query.ranks.kind);
    return query.qualities || !published ? key : mix(key, 1);
}

std::size_t bytesOf(const Evaluation& answer)
{
    constexpr std::size_t kBookkeeping = 160; ///< list and map nodes, the shared pointer's counters
    return sizeof(Evaluation) + kBookkeeping + answer.moves.size() * sizeof(game::Move)
        + (answer.prior.size() + answer.quality.size() + answer.rankPriors.size() + answer.rankScores.size()) * sizeof(float);
}

} // namespace

CachingEvaluator::CachingEvaluator(std::shared_ptr<Evaluator> inner, std::size_t bytes)
    : m_inner(std::move(inner)), m_bytesAShard(bytes / kShards)
{
}

core::Result<void> CachingEvaluator::evaluate(std::span<const Query> queries, std::span<Evaluation> answers)
{
    std::vector<Query> open;
    std::vector<std::uint64_t> openKeys;
    std::vector<std::pair<std::size_t, std::size_t>> waiting; // answer, number in `open`
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const std::uint64_t key = keyOf(queries[i], info().published);
        if (const auto known = find(key)) {
            answers[i] = *known;
            continue;
        }
        const auto same = std::ranges::find(openKeys, key);
        waiting.emplace_back(i, same - openKeys.begin());
        if (same == openKeys.end()) {
            open.push_back(queries[i]);
            openKeys.push_back(key);
        }
    }
    m_hits += queries.size() - open.size();
    m_misses += open.size();
    if (open.empty())
        return {};

    std::vector<Evaluation> found(open.size());
    if (auto done = m_inner->evaluate(open, found); !done)
        return done;
    for (std::size_t i = 0; i < open.size(); ++i)
        if (!open[i].state->position().isOver()) // how a game ends may hang on what no key covers, and costs nothing
            remember(openKeys[i], found[i]);
    for (const auto& [answer, number] : waiting)
        answers[answer] = found[number];
    return {};
}

std::shared_ptr<const Evaluation> CachingEvaluator::find(std::uint64_t key)
{
    Shard& shard = shardOf(key);
    const std::lock_guard lock(shard.mutex);
    const auto place = shard.places.find(key);
    if (place == shard.places.end())
        return nullptr;
    shard.entries.splice(shard.entries.begin(), shard.entries, place->second);
    return place->second->answer;
}

void CachingEvaluator::remember(std::uint64_t key, const Evaluation& answer)
{
    const std::size_t bytes = bytesOf(answer);
    if (bytes > m_bytesAShard)
        return;
    Entry entry{key, std::make_shared<const Evaluation>(answer), bytes};
    std::list<Entry> forgotten; // freed after the lock
    Shard& shard = shardOf(key);
    const std::lock_guard lock(shard.mutex);
    if (shard.places.contains(key))
        return;
    while (shard.bytes + bytes > m_bytesAShard) {
        shard.bytes -= shard.entries.back().bytes;
        shard.places.erase(shard.entries.back().key);
        forgotten.splice(forgotten.begin(), shard.entries, std::prev(shard.entries.end()));
    }
    shard.entries.push_front(std::move(entry));
    shard.places[key] = shard.entries.begin();
    shard.bytes += bytes;
}

CachingEvaluator::Statistics CachingEvaluator::statistics() const
{
    Statistics statistics{m_hits, m_misses};
    for (const Shard& shard : m_shards) {
        const std::lock_guard lock(shard.mutex);
        statistics.entries += shard.entries.size();
        statistics.bytes += shard.bytes;
    }
    return statistics;
}

void CachingEvaluator::clear()
{
    for (Shard& shard : m_shards) {
        const std::lock_guard lock(shard.mutex);
        shard.entries.clear();
        shard.places.clear();
        shard.bytes = 0;
    }
}

} // namespace evenmatch::nn
