// Moves that are equivalent on a symmetric board, such as the corners of an empty Go board.
#pragma once

#include "core/game/any_position.h"
#include "core/lesson/card.h"
#include "core/lesson/rank_posterior.h"
#include "nn/evaluate/evaluation.h"

#include <span>
#include <vector>

namespace evenmatch::nn {

/// The move and all equivalent ones, ordered by code. REQUIRES: the move is legal
std::vector<game::Move> sameMoves(const game::AnyPosition& position, game::Move move);
bool comeToTheSame(const game::AnyPosition& position, game::Move one, game::Move other);

/// A line from the position on, turned so that it begins with this equivalent of its first move; empty if the moves are not equivalent.
/// REQUIRES: both moves are legal
std::vector<game::Move> turnedLine(const game::AnyPosition& position, std::span<const game::Move> line, game::Move first);

/// The move of a card that a move in its position comes to: of the listed equivalent ones the best, or the move itself.
game::Move listedMove(const lesson::Card& card, const game::AnyPosition& position, game::Move move);
/// Gives equivalent moves of a card the smallest loss among them, because a judge evaluates each on its own.
void shareLosses(lesson::Card& card, const game::AnyPosition& position);

/// Replaces every rank's probability of a move by the sum over its equivalent moves, because players do not distinguish the corners of an
/// empty board. For display only, never to draw moves from: the probabilities sum to more than 1.
void countSameMoves(const game::AnyPosition& position, Evaluation& evaluation);

/// Keeps only the first of equivalent moves, with their total probability: the policy of a rank for display.
void joinSameMoves(const game::AnyPosition& position, std::vector<game::Move>& moves, lesson::RankPolicies& policies);

} // namespace evenmatch::nn
