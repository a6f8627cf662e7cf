// Which stones are dead at the end of a game of Go: a network that knows owners proposes them, else playouts do.
#pragma once

#include "core/game/go/scoring.h"
#include "nn/evaluate/evaluator.h"
#include "nn/input/played_game.h"

namespace evenmatch::nn {

/// A proposal, for people to correct. With a network that has ownership, a chain is dead when its points most likely become the other
/// player's; ownership is the mean of what the network expects with either player to move. Without such a network (null, or another) it is
/// go::proposeDeadStones(). `beforePasses`: the position without the passes that ended the game, for a game that is over has no ownership.
/// An error is the network's. REQUIRES: the position is one of Go
core::Result<go::PointSet> deadStones(const GameState& beforePasses, Evaluator* network);

/// Where a game stood before the passes at its end. REQUIRES: the game is one of Go
GameState beforePasses(const PlayedGame& game);

} // namespace evenmatch::nn
