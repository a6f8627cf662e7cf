#include "search/player/ladder_player.h"

#include "core/game/go/position.h"
#include "search/player/search_player.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace evenmatch::search {

namespace {

constexpr int kLooks = 32; ///< a player that still sees no move then takes the likeliest one

} // namespace

Rung Rung::atWeakness(double weakness)
{
    const double w = std::clamp(weakness, kStrongestWeakness, kWeakestWeakness);
    Rung rung;
    if (w < 0) {
        rung.simulations = static_cast<std::uint64_t>(std::lround(std::exp2(1 - w)));
        return rung;
    }
    rung.temperature += 0.05 * w + 0.01 * w * w;
    rung.overlook = 0.01 * w * w;
    rung.leastPrior *= std::exp2(-w / 3);
    return rung;
}

std::size_t chooseAsRung(const Rung& rung, std::span<const float> prior, std::span<const double> share, core::Random& random)
{
    assert(prior.size() == share.size());
    const auto likeliest = static_cast<std::size_t>(std::ranges::max_element(share) - share.begin());
    // If unusual moves are to be played more often than by the policy, they must also be seen more often.
    const double sight = 1 / std::max(1.0, rung.temperature);
    std::vector<double> chance(prior.size(), 1);
    for (std::size_t i = 0; rung.overlook > 0 && i < prior.size(); ++i) {
        const double noticed = std::pow(double{prior[i]}, sight);
        chance[i] = noticed / (noticed + rung.overlook);
    }
    std::vector<double> weights(share.size());
    for (int look = 0; look < kLooks; ++look) {
        bool seen = false;
        double best = 0;
        for (std::size_t i = 0; i < share.size(); ++i) {
            const bool thinkable = share[i] > 0 && (prior[i] >= rung.leastPrior || i == likeliest);
            const bool sees = thinkable && random.uniform() < chance[i];
            weights[i] = sees ? share[i] : 0;
            best = std::max(best, weights[i]);
            seen = seen || sees;
        }
        if (!seen)
            continue;
        if (rung.temperature <= 0)
            return static_cast<std::size_t>(std::ranges::max_element(weights) - weights.begin());
        for (double& weight : weights)
            weight = weight > 0 ? std::pow(weight / best, 1 / rung.temperature) : 0;
        return drawIndex(weights, random);
    }
    return likeliest;
}

LadderPlayer::LadderPlayer(std::shared_ptr<nn::Evaluator> evaluator, Style style)
    : m_evaluator(std::move(evaluator)), m_style(std::move(style))
{
}

core::Result<void> LadderPlayer::start(const GameStart& start)
{
    m_state.emplace(start.position);
    for (const game::Move move : start.opening)
        m_state->play(move);
    m_random = core::Random(start.seed);
    m_resignation = Resignation(m_style.resigns.value_or(ResignRule()).from(start.position));
    m_searcher.reset();
    if (m_style.rung.simulations > 0) {
        // Many parallel games fill batches; a search of few simulations must not use half of them at once.
        m_searcher = std::make_unique<Searcher>(
            *m_evaluator, SearchOptions{.batch = std::max<std::size_t>(1, m_style.rung.simulations / 8), .seed = start.seed});
        m_searcher->setPosition(*m_state);
    }
    return {};
}

core::Result<void> LadderPlayer::play(game::Move move)
{
    m_state->play(move);
    if (m_searcher)
        m_searcher->setPosition(*m_state);
    return {};
}

core::Result<LadderPlayer::Candidates> LadderPlayer::candidates(const std::stop_token& stop)
{
    Candidates found;
    if (m_searcher) {
        auto result = m_searcher->run({.visits = m_style.rung.simulations}, stop);
        if (!result)
            return result.error();
        found.root = std::move(result->root);
        found.value = result->value();
        found.share.resize(found.root.moves.size());
        for (const ResultNode& node : result->moves())
            found.share[found.root.indexOf(node.move)] = node.visits;
        if (std::ranges::any_of(found.share, [](double visits) { return visits > 0; }))
            return found;
    } else {
        const nn::Query query{&*m_state, nn::RankWish::none()};
        if (auto done = m_evaluator->evaluate(std::span(&query, 1), std::span(&found.root, 1)); !done)
            return done.error();
        found.value = found.root.value;
    }
    found.share.assign(found.root.prior.begin(), found.root.prior.end());
    return found;
}

game::Move LadderPlayer::choose(Candidates& candidates)
{
    if (const auto* board = m_state->position().as<go::Position>())
        keepManners(*board, candidates.root.moves, candidates.share);
    return candidates.root.moves[chooseAsRung(m_style.rung, candidates.root.prior, candidates.share, m_random)];
}

core::Result<Decision> LadderPlayer::decide(const Clocks&, std::stop_token stop)
{
    Decision decision;
    if (const auto pass = winningPass(m_state->position())) {
        decision.move = *pass;
        return decision;
    }
    auto found = candidates(stop);
    if (!found)
        return found.error();
    if (m_style.resigns && m_resignation.decide(found->value, m_state->moveNumber()))
        decision.kind = Decision::Resign;
    else
        decision.move = choose(*found);
    return decision;
}

} // namespace evenmatch::search
