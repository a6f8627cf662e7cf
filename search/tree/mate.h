// Mates that a tree has proven: every answer of the side that is mated was looked at. Inside search only.
#pragma once

#include "search/tree/tree.h"

namespace evenmatch::search {

/// In how many own moves the side that moved to the node mates, that move included; below 0: in how many it is mated. 0: the tree shows
/// neither. REQUIRES: the game is chess
int mateAfter(const Tree& tree, NodeIndex node);

} // namespace evenmatch::search
