// Mates proven in a tree: every reply of the mated side was visited. Internal to search.
#pragma once

#include "search/tree/tree.h"

namespace evenmatch::search {

/// The number of own moves in which the side that moved to the node mates, including that move; below 0: it is mated. 0: neither is proven.
/// REQUIRES: the game is chess
int mateAfter(const Tree& tree, NodeIndex node);

} // namespace evenmatch::search
