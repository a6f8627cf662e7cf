// Checks a new card by a deeper analysis before it is shown, and rejects cards whose solution is not confirmed.
#pragma once

#include "core/lesson/card.h"
#include "nn/lesson/position_judge.h"

#include <stop_token>

namespace evenmatch::nn {

inline constexpr double kSecondLook = 4; ///< factor of the judge's usual work

/// Evaluates the moves that are not refused, the best refused one and the game's move again, and stores the results in the card. False: the
/// card is rejected. A lesson needs a clear solution among its moves, the same as before, and a decoy several sound moves including the one
/// played; the position must not be decided. It is the one after `ply` moves.
core::Result<bool> lookAgain(
    lesson::Card& card, const PlayedGame& game, std::size_t ply, PositionJudge& judge, const std::stop_token& stop);

/// The same for a card alone. Also false if the card cannot be read.
core::Result<bool> lookAgain(lesson::Card& card, PositionJudge& judge, const std::stop_token& stop);

} // namespace evenmatch::nn
