#include "nn/evaluate/fake_evaluator.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/game/go/position.h"
#include "core/random.h"
#include "nn/evaluate/answers.h"

#include <cmath>

namespace evenmatch::nn {

namespace {

/// A number between -1 and 1.
float symmetric(core::Random& random) { return static_cast<float>(2 * random.uniform() - 1); }

/// Mean β decreases evenly from 1 to -1, shifted by this.
strength::RankProfile fallingProfile(const strength::RankScale& scale, double higher = 0)
{
    strength::RankProfile profile{scale, {}, {}};
    for (std::size_t rank = 0; rank < scale.size(); ++rank) {
        const double mean = higher + (scale.size() > 1 ? 1 - 2 * static_cast<double>(rank) / static_cast<double>(scale.size() - 1) : 0);
        const strength::RankCurve beta{mean, 0.25, {mean}, {1.0}};
        const strength::RankCurve quality{mean / 2, 0.125, {mean / 2}, {0.5}};
        profile.ranks.push_back({beta, quality, 100, 10000});
    }
    return profile;
}

void spend(std::chrono::nanoseconds time)
{
    const auto end = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < end) { }
}

} // namespace

FakeEvaluator::FakeEvaluator(FakeOptions options) : m_options(std::move(options))
{
    m_info.name = "fake " + std::to_string(m_options.seed);
    std::uint64_t state = m_options.seed;
    for (int i = 0; i < 2; ++i) {
        const std::uint64_t word = core::splitmix64(state);
        for (int digit = 15; digit >= 0; --digit)
            m_info.hash += "0123456789abcdef"[(word >> (4 * digit)) & 15];
    }
    m_info.game = m_options.game;
    m_info.scale = m_options.scale;
    if (m_options.profile && !m_options.scale.empty()) {
        m_info.profile = fallingProfile(m_options.scale);
        m_info.profile->servers = m_options.servers;
        for (const std::string& board : m_options.boards)
            m_info.boards[board] = fallingProfile(m_options.scale, 1);
    }
    m_info.hasBeta = !m_options.classifier;
    m_info.classifies = m_options.classifier;
    m_info.published = m_options.published;
    m_info.hasScoreLead = game::isGo(m_options.game);
    m_info.hasOwnership = m_options.ownership != nullptr;
}

core::Result<void> FakeEvaluator::evaluate(std::span<const Query> queries, std::span<Evaluation> answers)
{
    for (const Query& query : queries)
        if (auto checked = check(query); !checked)
            return checked;
    for (std::size_t i = 0; i < queries.size(); ++i)
        answer(queries[i], answers[i]);
    spend(m_options.batchCost + m_options.positionCost * static_cast<std::int64_t>(queries.size()));
    ++m_calls;
    m_positions += queries.size();
    return {};
}

core::Result<void> FakeEvaluator::check(const Query& query) const
{
    const game::AnyPosition& position = query.state->position();
    if ((game::isGo(m_options.game) && !position.as<go::Position>()) || (game::isChess(m_options.game) && !position.as<chess::Position>()))
        return core::Error{core::ErrorCode::BadArgument, "game"};
    return checkWish(query.ranks, m_info.scale);
}

void FakeEvaluator::answer(const Query& query, Evaluation& answer) const
{
    const game::AnyPosition& position = query.state->position();
    if (position.isOver())
        return answerGameOver(position, answer);

    core::Random random(query.state->key() ^ (m_options.seed * 0x9e3779b97f4a7c15u));
    answer.value = 0.8f * symmetric(random);
    answer.scoreLead = m_info.hasScoreLead ? 20 * answer.value : 0;
    answer.ownership.clear();
    if (query.ownership && m_options.ownership)
        answer.ownership = m_options.ownership(*query.state);
    answer.level = 0.5f * symmetric(random);
    if (m_options.published)
        answer.level = levelOf(*query.state);

    answer.rankScores.clear();
    if (m_options.classifier) {
        core::Random scores(query.state->key() ^ (m_options.seed * 0xaf251af3b0f025b5u));
        answer.rankScores.resize(m_info.scale.size());
        for (float& score : answer.rankScores)
            score = symmetric(scores);
        softmax(answer.rankScores);
        for (float& score : answer.rankScores)
            score = std::log(score);
    }

    const game::MoveList moves = position.legalMoves();
    const std::size_t count = moves.size();
    answer.moves.assign(moves.begin(), moves.end());
    answer.prior.resize(count);
    answer.quality.resize(count);
    std::vector<float> habit(count); // a preference independent of the move's quality
    for (std::size_t i = 0; i < count; ++i) {
        const float merit = symmetric(random);
        answer.prior[i] = 4 * merit;
        answer.quality[i] = 0.8f * merit + 0.2f * symmetric(random);
        habit[i] = 3 * symmetric(random);
    }

    const RankRange ranks = ranksWished(query.ranks, m_info.scale);
    answer.rankPriors.resize(ranks.count * count);
    for (std::size_t r = 0; r < ranks.count; ++r) {
        const std::span<float> priors = std::span(answer.rankPriors).subspan(r * count, count);
        const float weakness = static_cast<float>(ranks.first + r + 1) / static_cast<float>(m_info.scale.size());
        for (std::size_t i = 0; i < count; ++i)
            priors[i] = answer.prior[i] * (1.3f - 0.6f * weakness) + habit[i] * weakness;
        softmax(priors);
    }
    mixRanks(ranks, answer);
    for (float& prior : answer.prior)
        prior *= m_options.sharpness;
    softmax(answer.prior);
    for (std::size_t i = 0; m_options.published && i < count; ++i) {
        GameState after = *query.state;
        if (query.qualities)
            after.play(answer.moves[i]);
        answer.quality[i] = levelOf(after) - answer.level;
    }
}

/// The output of a published network's head: it depends only on the position, also when the game is over.
float FakeEvaluator::levelOf(const GameState& state) const
{
    core::Random random(state.key() ^ (m_options.seed * 0xd1342543de82ef95u));
    return 2 * symmetric(random);
}

} // namespace evenmatch::nn
