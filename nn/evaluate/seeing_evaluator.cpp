#include "nn/evaluate/seeing_evaluator.h"

#include "core/hash128.h"

#include <vector>

namespace evenmatch::nn {

namespace {

void forgetMeasured(strength::RankProfile& profile)
{
    strength::forgetMeasured(profile, [](const strength::MeasuredStrength&) { return true; });
    profile.verified.clear();
}

NetworkInfo infoOf(const NetworkInfo& ranks, const NetworkInfo& strong)
{
    NetworkInfo info = ranks;
    core::Hasher128 hasher;
    hasher.add(std::as_bytes(std::span(ranks.hash)));
    hasher.add(std::as_bytes(std::span(strong.hash)));
    info.hash = hasher.text();
    info.readsWith = strong.name;
    info.hasScoreLead = strong.hasScoreLead;
    info.hasOwnership = strong.hasOwnership;
    info.exact = ranks.exact && strong.exact;
    if (info.profile)
        forgetMeasured(*info.profile);
    for (auto& [board, profile] : info.boards)
        forgetMeasured(profile);
    return info;
}

/// Copies the strong network's evaluation into the other's result, whose moves may be in another order.
void see(const Evaluation& strong, Evaluation& answer)
{
    answer.value = strong.value;
    answer.scoreLead = strong.scoreLead;
    answer.ownership = strong.ownership;
    for (std::size_t i = 0; i < answer.moves.size(); ++i) {
        const bool isSame = i < strong.moves.size() && strong.moves[i] == answer.moves[i];
        const std::size_t index = isSame ? i : strong.indexOf(answer.moves[i]);
        answer.prior[i] = index < strong.prior.size() ? strong.prior[index] : 0;
    }
}

} // namespace

core::Result<std::shared_ptr<Evaluator>> SeeingEvaluator::make(std::shared_ptr<Evaluator> ranks, std::shared_ptr<Evaluator> strong)
{
    if (ranks->info().game != strong->info().game)
        return core::Error{core::ErrorCode::OtherNetwork, strong->info().game, strong->info().name};
    return std::shared_ptr<Evaluator>(new SeeingEvaluator(std::move(ranks), std::move(strong)));
}

SeeingEvaluator::SeeingEvaluator(std::shared_ptr<Evaluator> ranks, std::shared_ptr<Evaluator> strong)
    : m_ranks(std::move(ranks)), m_strong(std::move(strong)), m_info(infoOf(m_ranks->info(), m_strong->info()))
{
}

core::Result<void> SeeingEvaluator::evaluate(std::span<const Query> queries, std::span<Evaluation> answers)
{
    std::vector<Query> forRanks(queries.begin(), queries.end());
    std::vector<Query> forStrong(queries.begin(), queries.end());
    for (std::size_t i = 0; i < queries.size(); ++i) {
        forRanks[i].ownership = false;
        forStrong[i].ranks = RankWish::none();
        forStrong[i].qualities = false;
        forRanks[i].keep = forStrong[i].keep = Keep::Whole; // the form for trees cannot be unpacked
    }
    if (auto done = m_ranks->evaluate(forRanks, answers); !done)
        return done;
    std::vector<Evaluation> seen(queries.size());
    if (auto done = m_strong->evaluate(forStrong, seen); !done)
        return done;
    for (std::size_t i = 0; i < queries.size(); ++i)
        see(seen[i], answers[i]);
    return {};
}

} // namespace evenmatch::nn
