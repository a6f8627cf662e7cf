// Which nodes of a record the moves of a game are.
#pragma once

#include "nn/input/played_game.h"

namespace evenmatch::nn {

/// The node after so many moves of playedGame(record, end), `plies` of them: plies + 1 nodes. Before the first move that is the last one
/// that sets something up.
std::vector<record::NodeId> lineNodes(const record::GameRecord& record, record::NodeId end, std::size_t plies);

} // namespace evenmatch::nn
