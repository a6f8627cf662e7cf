// Where a lost game is taken up again: the last place at which it was not lost yet.
#pragma once

#include "core/library/library.h"
#include "nn/review/game_review.h"

#include <optional>

namespace evenmatch::nn {

/// The side's last turn at which the network gave it a fair chance to win; its first where none was. Nothing where no turn of it is known.
std::optional<std::size_t> turnToRetry(const GameReview& review, game::Side side);

struct LostGame {
    PlayedGame game; ///< up to that turn
    game::Side loser = game::Side::First;
};

/// A game of the library that somebody lost; BadArgument where nobody did. What the network says of it is kept there. Progress counts
/// positions.
core::Result<LostGame> lostGameIn(library::Library& library, library::GameId id, Evaluator& evaluator, jobs::JobContext& job);

} // namespace evenmatch::nn
