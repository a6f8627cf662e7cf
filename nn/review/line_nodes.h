// Finds the nodes of a record for the moves of a game.
#pragma once

#include "nn/input/played_game.h"

namespace evenmatch::nn {

/// The node after each number of moves of playedGame(record, end), which has `plies` moves: plies + 1 nodes. The first is the last node
/// before the first move that sets up the position.
std::vector<record::NodeId> lineNodes(const record::GameRecord& record, record::NodeId end, std::size_t plies);

} // namespace evenmatch::nn
