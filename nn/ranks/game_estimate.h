// The rank that one game alone shows of each side: the word on ranks that everything about a reviewed game uses.
#pragma once

#include "nn/ranks/estimators/rank_estimators.h"
#include "nn/review/game_review.h"

#include <array>
#include <optional>

namespace evenmatch::nn {

struct GameEstimates {
    std::array<strength::RankEstimate, 2> sides;
    strength::RankScale scale;

    const strength::RankEstimate& of(game::Side side) const { return sides[side == game::Side::First ? 0 : 1]; }
    /// The rank that a side's moves look like (strength::RankEstimate::median); nothing where there are too few.
    std::optional<std::size_t> rankOf(game::Side side) const;
};

GameEstimates estimateSides(const GameReview& review, const PlayerEstimators& estimators);
/// By the model file's own estimators for the game's board where it brings them (estimatorsFor()), in the ranks of a server that it knows;
/// nothing for a network without ranks.
std::optional<GameEstimates> estimateSides(
    const GameReview& review, const NetworkInfo& network, const std::string& modelFile, const std::string& server = {});

} // namespace evenmatch::nn
