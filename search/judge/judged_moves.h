// What judges share: the list of moves that they have something to say of. Inside search only.
#pragma once

#include "nn/review/move_judge.h"

#include <vector>

namespace evenmatch::search {

/// Puts a move at its place in a list by falling value; of equals those that stand there come first. A move that is only looked at beside
/// (`beside`) cannot be the judge's choice: it is worth at most what that one is.
void putMove(std::vector<nn::JudgedMove>& moves, nn::JudgedMove move, bool beside = false);

/// The result of a finished game for the side to move, -1 … 1.
float valueOfEnd(const game::AnyPosition& position);

} // namespace evenmatch::search
