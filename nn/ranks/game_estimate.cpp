#include "nn/ranks/game_estimate.h"

#include "core/game/games.h"
#include "nn/ranks/game_verdict.h"

namespace evenmatch::nn {

using game::Side;

std::optional<std::size_t> GameEstimates::rankOf(Side side) const
{
    return of(side).isEnough() ? std::optional(of(side).median) : std::nullopt;
}

GameEstimates estimateSides(const GameReview& review, const PlayerEstimators& estimators)
{
    GameEstimates estimates{.sides = {}, .scale = estimators.scale};
    for (const Side side : {Side::First, Side::Second}) {
        strength::ScoredSide scored;
        scored.numbers = review.numbers(side);
        estimates.sides[side == Side::First ? 0 : 1] = estimators.whole->estimate(std::span(&scored, 1));
    }
    return estimates;
}

std::optional<GameEstimates> estimateSides(
    const GameReview& review, const NetworkInfo& network, const std::string& modelFile, const std::string& server)
{
    const auto estimators = estimatorsFor(network, modelFile, {.server = server, .game = std::string(game::idOf(*review.game.start))});
    return estimators ? std::optional(estimateSides(review, *estimators)) : std::nullopt;
}

} // namespace evenmatch::nn
