#include "nn/evaluate/caching_evaluator.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/random.h"
#include "nn/evaluate/answers.h"

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
    if (const auto* go = position.as<go::Position>()) {
        key = mix(key, std::bit_cast<std::uint64_t>(go->komi()));
        if (go->rules().scoring == go::Scoring::Territory) // prisoners count
            key = mix(key, static_cast<std::uint64_t>(go->captures(game::Side::First) - go->captures(game::Side::Second)));
        if (go->rules().ko != go::KoRule::Simple) // all earlier boards may forbid moves
            for (const game::Move move : position.legalMoves())
                key = mix(key, move.code);
    }
    if (const auto* chess = position.as<chess::Position>()) {
        key = mix(key, static_cast<std::uint64_t>(chess->halfmoveClock()) << 1 | std::uint64_t(chess->isChess960()));
        for (int plies = 0; const game::AnyPosition* past = query.state->before(plies); ++plies) // earlier positions count, too
            key = mix(key, static_cast<std::uint64_t>(past->as<chess::Position>()->occurrences()));
    }
    key = mix(mix(key, std::bit_cast<std::uint64_t>(query.ranks.place)), query.ranks.kind);
    key = query.qualities || !published ? key : mix(key, 1);
    key = query.ownership ? mix(key, 0x6f776e) : key;
    return query.keep == Keep::Whole ? key : mix(key, 1 + static_cast<std::uint64_t>(query.keep));
}

/// In the requested form; whole if that is impossible.
KeptAnswer keptFor(const Query& query, Evaluation&& answer)
{
    if (query.keep != Keep::Whole)
        if (PackedAnswer packed = PackedAnswer::of(answer, query.keep == Keep::TreeOfRank ? answer.rankPriors : answer.prior))
            return {nullptr, std::move(packed)};
    return {std::make_shared<const Evaluation>(std::move(answer)), {}};
}

void give(const KeptAnswer& kept, Evaluation& answer)
{
    if (kept.whole) {
        answer = *kept.whole;
        return;
    }
    answer = {};
    answer.packed = kept.packed;
}

} // namespace

CachingEvaluator::CachingEvaluator(std::shared_ptr<Evaluator> inner, std::size_t bytes) : m_inner(std::move(inner))
{
    for (Shard& shard : m_shards)
        shard.answers.setBound(bytes / kShards);
}

core::Result<void> CachingEvaluator::evaluate(std::span<const Query> queries, std::span<Evaluation> answers)
{
    std::vector<Query> open;
    std::vector<std::uint64_t> openKeys;
    std::vector<std::pair<std::size_t, std::size_t>> waiting; // answer, number in `open`
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const std::uint64_t key = keyOf(queries[i], info().published);
        if (const KeptAnswer known = find(key); known.whole || known.packed) {
            give(known, answers[i]);
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
    std::vector<KeptAnswer> kept;
    for (std::size_t i = 0; i < open.size(); ++i) {
        kept.push_back(keptFor(open[i], std::move(found[i])));
        if (!open[i].state->position().isOver()) // the end of a game may depend on state outside the key, and costs nothing
            remember(openKeys[i], kept.back());
    }
    for (const auto& [answer, number] : waiting)
        give(kept[number], answers[answer]);
    return {};
}

KeptAnswer CachingEvaluator::find(std::uint64_t key)
{
    Shard& shard = shardOf(key);
    const std::lock_guard lock(shard.mutex);
    return shard.answers.find(key);
}

void CachingEvaluator::remember(std::uint64_t key, KeptAnswer answer)
{
    Shard& shard = shardOf(key);
    const std::lock_guard lock(shard.mutex);
    shard.answers.remember(key, std::move(answer));
}

CachingEvaluator::Statistics CachingEvaluator::statistics() const
{
    Statistics statistics{m_hits, m_misses};
    for (const Shard& shard : m_shards) {
        const std::lock_guard lock(shard.mutex);
        statistics.entries += shard.answers.size();
        statistics.bytes += shard.answers.bytes();
    }
    return statistics;
}

void CachingEvaluator::clear()
{
    for (Shard& shard : m_shards) {
        const std::lock_guard lock(shard.mutex);
        shard.answers.clear();
    }
}

} // namespace evenmatch::nn
