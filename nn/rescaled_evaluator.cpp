#include "nn/rescaled_evaluator.h"

#include "nn/answers.h"
#include "nn/hash128.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

namespace {

/// The policies of all ranks of the network become those of the places.
void policiesAt(std::span<const double> places, std::size_t networkRanks, Evaluation& answer)
{
    const std::size_t count = answer.moves.size();
    std::vector<float> mixed;
    mixed.reserve(places.size() * count);
    for (const double place : places) {
        const auto strong = std::min(static_cast<std::size_t>(place), networkRanks - 1);
        const auto weak = std::min(strong + 1, networkRanks - 1);
        const auto part = static_cast<float>(place - static_cast<double>(strong));
        for (std::size_t m = 0; m < count; ++m)
            mixed.push_back(std::lerp(answer.rankPriors[strong * count + m], answer.rankPriors[weak * count + m], part));
    }
    answer.rankPriors = std::move(mixed);
}

} // namespace

RescaledEvaluator::RescaledEvaluator(std::shared_ptr<Evaluator> inner, const strength::OwnScale& scale)
    : m_inner(std::move(inner)), m_info(m_inner->info()), m_places(scale.places)
{
    // Its priors are not the network's: what is kept by hash must not be mistaken for them.
    Hasher128 hasher;
    hasher.add(std::as_bytes(std::span(m_info.hash)));
    hasher.add(std::as_bytes(std::span(m_places)));
    m_info.hash = hasher.text();
    m_info.name += ", " + scale.name;
    m_info.scale = scale.profile.scale;
    m_info.profile = scale.profile;
}

double RescaledEvaluator::placeAt(double own) const
{
    const auto strong = static_cast<std::size_t>(own);
    const std::size_t weak = std::min(strong + 1, m_places.size() - 1);
    return std::lerp(m_places[strong], m_places[weak], own - static_cast<double>(strong));
}

core::Result<void> RescaledEvaluator::evaluate(std::span<const Query> queries, std::span<Evaluation> answers)
{
    std::vector<Query> inner(queries.begin(), queries.end());
    for (Query& query : inner) {
        if (auto fine = checkWish(query.ranks, m_info.scale); !fine)
            return fine;
        if (query.ranks.kind == RankWish::One)
            query.ranks = RankWish::at(placeAt(query.ranks.place));
    }
    if (auto done = m_inner->evaluate(inner, answers); !done)
        return done;
    for (std::size_t i = 0; i < queries.size(); ++i)
        if (queries[i].ranks.kind == RankWish::All && !answers[i].moves.empty())
            policiesAt(m_places, m_inner->info().scale.size(), answers[i]);
    return {};
}

} // namespace evenmatch::nn
