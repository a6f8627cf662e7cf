// Reuses results of one game for another game with the same first moves: a continued game, or one with a different continuation.
#pragma once

#include "nn/review/game_review.h"
#include "nn/review/move_judge.h"

namespace evenmatch::nn {

/// Copies the results of `from` for the shared beginning. No effect for different starts or ranks.
void copyShared(const GameReview& from, GameReview& to);

/// The same for a judge's results of `game`, as a judgement of `other`. The position after the last shared move stays unknown unless both
/// games end there: another move was played, and its value is missing.
void copyShared(const PlayedGame& game, const GameJudgement& from, const PlayedGame& other, GameJudgement& to);

} // namespace evenmatch::nn
