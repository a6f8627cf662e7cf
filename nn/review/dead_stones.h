// Proposes dead stones at the end of a game of Go: by a network with ownership, otherwise by playouts.
#pragma once

#include "core/game/go/scoring.h"
#include "nn/evaluate/evaluator.h"
#include "nn/input/game_state.h"

namespace evenmatch::nn {

/// A proposal that people can correct. With a network that has ownership, a chain is dead if its points will probably belong to the other
/// player; ownership is the mean of the network's predictions with either player to move. Without such a network (null, or another) it is
/// go::proposeDeadStones(). `beforePasses`: the position without the final passes, because a finished game has no ownership. An error comes
/// from the network. REQUIRES: the position is one of Go
core::Result<go::PointSet> deadStones(const GameState& beforePasses, Evaluator* network);

} // namespace evenmatch::nn
