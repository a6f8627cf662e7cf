#include "nn/ranks/rescaled_evaluator.h"

#include "core/hash128.h"
#include "nn/evaluate/answers.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

OtherRanks ranksOf(const strength::ServerRanks& server, const strength::RankProfile& profile)
{
    OtherRanks ranks{server.server, strength::profileOf(server, profile), strength::placesOf(server)};
    for (double& place : ranks.places) // sorted places may be beyond the end
        place = std::clamp(place, 0.0, static_cast<double>(profile.scale.size() - 1));
    return ranks;
}

core::Result<OtherRanks> ranksOfServer(const std::string& server, const NetworkInfo& network)
{
    if (const auto* ranks = network.profile ? strength::serverIn(*network.profile, server) : nullptr)
        return ranksOf(*ranks, *network.profile);
    std::string known;
    if (network.profile)
        for (const strength::ServerRanks& other : network.profile->servers)
            known += (known.empty() ? "" : ", ") + other.server;
    return core::Error{core::ErrorCode::NoServerRanks,
        known.empty() ? core::Phrase(server) : core::Phrase(EVENMATCH_TEXT("Errors", "%1 (known servers: %2)"), {server, known}),
        network.name};
}

RescaledEvaluator::RescaledEvaluator(std::shared_ptr<Evaluator> inner, const OtherRanks& ranks)
    : m_inner(std::move(inner)), m_info(m_inner->info()), m_places(ranks.places)
{
    // Its priors differ from the network's, so results stored by hash must not be mixed.
    core::Hasher128 hasher;
    hasher.add(std::as_bytes(std::span(m_info.hash)));
    hasher.add(std::as_bytes(std::span(m_places)));
    m_info.hash = hasher.text();
    m_info.name += ", " + ranks.name;
    m_info.scale = ranks.profile.scale;
    m_info.profile = ranks.profile;
    m_info.boards.clear(); // of the network's ranks
}

double RescaledEvaluator::placeAt(double own) const
{
    const double last = static_cast<double>(m_places.size()) - 1;
    const auto strong = static_cast<std::size_t>(std::clamp(own, 0.0, last));
    const std::size_t weak = std::min(strong + 1, m_places.size() - 1);
    const double beyond = own - std::clamp(own, 0.0, last); // place of these ranks beyond the network's
    const double inside = std::lerp(m_places[strong], m_places[weak], own - beyond - static_cast<double>(strong));
    return std::clamp(inside + beyond, -1.0, static_cast<double>(m_inner->info().scale.size()));
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
            answers[i].rankPriors = priorsAt(m_places, m_inner->info().scale.size(), answers[i].rankPriors);
    return {};
}

GameReview inRanks(GameReview review, const OtherRanks& ranks)
{
    for (PlyReview& ply : review.plies)
        for (MoveReview& move : ply.moves)
            if (!move.rankPriors.empty())
                move.rankPriors = priorsAt(ranks.places, review.ranks, move.rankPriors);
    review.ranks = ranks.places.size();
    return review;
}

} // namespace evenmatch::nn
