#include "nn/lesson/policies.h"

#include <algorithm>
#include <numeric>

namespace evenmatch::nn {

lesson::RankPolicies SeenPosition::policies() const
{
    const std::size_t moves = evaluation.moves.size();
    return {.ranks = moves > 0 ? evaluation.rankPriors.size() / moves : 0, .moves = moves, .chances = evaluation.rankPriors};
}

core::Result<std::vector<SeenPosition>> seeAll(Evaluator& evaluator, std::span<const GameState> states)
{
    if (evaluator.info().scale.empty())
        return core::Error{core::ErrorCode::NoRanks, {}, evaluator.info().name};
    std::vector<SeenPosition> seen(states.size());
    const std::size_t batch = std::max<std::size_t>(1, evaluator.preferredBatch());
    for (std::size_t begin = 0; begin < states.size(); begin += batch) {
        const std::size_t end = std::min(states.size(), begin + batch);
        std::vector<Query> queries;
        for (std::size_t i = begin; i < end; ++i)
            queries.push_back({&states[i], RankWish::all()});
        std::vector<Evaluation> answers(queries.size());
        if (auto done = evaluator.evaluate(queries, answers); !done)
            return done.error();
        for (std::size_t i = begin; i < end; ++i)
            seen[i].evaluation = std::move(answers[i - begin]);
    }
    return seen;
}

core::Result<SeenPosition> seeOne(Evaluator& evaluator, const GameState& state)
{
    auto seen = seeAll(evaluator, {&state, 1});
    if (!seen)
        return seen.error();
    return std::move(seen->front());
}

std::vector<std::size_t> likeliest(const Evaluation& evaluation, std::size_t rank, std::size_t most)
{
    std::vector<std::size_t> moves(evaluation.moves.size());
    std::iota(moves.begin(), moves.end(), std::size_t{0});
    const auto chances = evaluation.rankPrior(rank);
    const auto count = static_cast<std::ptrdiff_t>(std::min(most, moves.size()));
    std::ranges::partial_sort(moves, moves.begin() + count, std::greater(), [&](std::size_t i) { return chances[i]; });
    moves.resize(static_cast<std::size_t>(count));
    return moves;
}

} // namespace evenmatch::nn
