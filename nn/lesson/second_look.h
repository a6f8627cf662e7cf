// A card is looked at once more before anybody sees it, more deeply: answers that do not hold take it away.
#pragma once

#include "core/lesson/card.h"
#include "nn/lesson/position_judge.h"

#include <stop_token>

namespace evenmatch::nn {

inline constexpr double kSecondLook = 4; ///< times the judge's usual work

/// Values the moves that the card accepts, the best one that it refuses and the move of the game once more, and takes over what it finds.
/// False: the card is none after all. A lesson needs a clear answer among the moves it knows, a decoy several sound moves with the one
/// that was played; neither may be decided. The position is the one after `ply` moves.
core::Result<bool> lookAgain(
    lesson::Card& card, const PlayedGame& game, std::size_t ply, PositionJudge& judge, const std::stop_token& stop);

/// The same of a card by itself. False, too, where it cannot be read.
core::Result<bool> lookAgain(lesson::Card& card, PositionJudge& judge, const std::stop_token& stop);

} // namespace evenmatch::nn
