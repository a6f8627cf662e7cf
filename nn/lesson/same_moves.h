// Moves that come to the same on a board that looks the same turned or mirrored: the corners of an empty board of Go.
#pragma once

#include "core/game/any_position.h"
#include "core/lesson/rank_posterior.h"
#include "nn/evaluate/evaluation.h"

#include <vector>

namespace evenmatch::nn {

/// The move with all moves that come to the same, in the order of their codes. REQUIRES: the move is legal
std::vector<game::Move> sameMoves(const game::AnyPosition& position, game::Move move);
bool comeToTheSame(const game::AnyPosition& position, game::Move one, game::Move other);

/// Every rank's probability of each move becomes that of all moves that come to the same: nobody means one corner of an empty board more
/// than another. What is told of a move, never what a move is drawn from: the probabilities sum to more than 1.
void countSameMoves(const game::AnyPosition& position, Evaluation& evaluation);

/// Of moves that come to the same the first stays, with the probability of all: what a rank plays, as it is asked about it.
void joinSameMoves(const game::AnyPosition& position, std::vector<game::Move>& moves, lesson::RankPolicies& policies);

} // namespace evenmatch::nn
