// Finds the position to resume a lost game: the last one that was not lost.
#pragma once

#include "core/library/library.h"
#include "nn/review/game_review.h"

#include <optional>

namespace evenmatch::nn {

/// The side's last turn with a fair winning chance by the network; its first turn if there was none. Nothing if no turn is known.
std::optional<std::size_t> turnToRetry(const GameReview& review, game::Side side);

struct LostGame {
    PlayedGame game; ///< up to that turn
    game::Side loser = game::Side::First;
};

/// A game of the library with a loser; BadArgument without one. The network's evaluations are stored there. Progress counts positions.
core::Result<LostGame> lostGameIn(library::Library& library, library::GameId id, Evaluator& evaluator, jobs::JobContext& job);

} // namespace evenmatch::nn
