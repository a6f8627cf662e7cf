// What is known of one game, for another game that begins with the same moves: a game that goes on, or was played on differently.
#pragma once

#include "nn/review/game_review.h"
#include "nn/review/move_judge.h"

namespace evenmatch::nn {

/// Copies what `from` knows of the beginning that both games share. Nothing where they begin at different positions or have different
/// ranks.
void copyShared(const GameReview& from, GameReview& to);

/// The same of what a judge said of `game`, as a judgement of `other`. Of the position after the last move that both games share nothing is
/// known unless both end there: another move was played, and its value is missing.
void copyShared(const PlayedGame& game, const GameJudgement& from, const PlayedGame& other, GameJudgement& to);

} // namespace evenmatch::nn
