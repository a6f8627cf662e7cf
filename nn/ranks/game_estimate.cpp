#include "nn/ranks/game_estimate.h"

#include "core/game/registry/games.h"
#include "nn/data/player_games.h"
#include "nn/model/boards.h"
#include "nn/review/side_clocks.h"

namespace evenmatch::nn {

using game::Side;

strength::ScoredSide scoredSide(const GameReview& review, Side side, std::vector<std::size_t>* plies)
{
    std::vector<std::size_t> known;
    strength::ScoredSide scored;
    scored.numbers = review.numbers(side, &known);
    scored.clocks = clocksOf(review.game, known);
    if (plies)
        *plies = std::move(known);
    return scored;
}

GameEvidence evidenceOf(const strength::RankEstimate& estimate, const strength::RankScale& scale)
{
    if (!estimate.isEnough())
        return GameEvidence::FewMoves;
    return 2 * estimate.interval.size() <= scale.size() ? GameEvidence::Known : GameEvidence::Unknown;
}

std::optional<std::size_t> GameEstimates::rankOf(Side side) const
{
    return evidence(side) == GameEvidence::Known ? std::optional(of(side).median) : std::nullopt;
}

std::optional<std::size_t> GameEstimates::policyRankOf(Side side) const
{
    const auto rank = rankOf(side);
    return rank ? std::optional(policyRanks[*rank]) : std::nullopt;
}

std::optional<GameEstimates> estimateSides(
    const GameReview& review, const NetworkInfo& network, const std::string& modelFile, const std::string& server)
{
    const auto opened = openModel(modelFile);
    const ModelDescription* model = opened ? &opened->description() : nullptr;
    EstimatorWish wish{.available = {.clocks = !review.game.clocks.empty()}, .game = std::string(game::idOf(*review.game.start))};
    const auto* profile = model && model->profile ? profileOn(*model, wish.game) : network.profile ? &*network.profile : nullptr;
    if (profile && strength::serverIn(*profile, server))
        wish.server = server;
    const auto estimators = estimatorsFor(network, model, wish);
    if (!estimators)
        return std::nullopt;
    GameEstimates estimates{.sides = {}, .scale = estimators->scale, .policyRanks = {}};
    for (std::size_t rank = 0; rank < estimates.scale.size(); ++rank)
        estimates.policyRanks.push_back(estimators->policyRank(rank));
    const bool isMeasured = !estimators->board.empty() || !onSmallBoard({.played = review.game, .info = {}, .kind = {}, .file = {}});
    for (const Side side : {Side::First, Side::Second}) {
        const strength::ScoredSide scored = scoredSide(review, side);
        strength::RankEstimate& estimate = estimates.sides[side == Side::First ? 0 : 1];
        estimate = estimators->whole->estimate(std::span(&scored, 1));
        estimate.calibrated = estimate.calibrated && isMeasured;
    }
    return estimates;
}

} // namespace evenmatch::nn
