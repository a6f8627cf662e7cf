// Copies a tree into a SearchResult. Internal to search.
#pragma once

#include "core/game/any_position.h"
#include "search/tree/result.h"
#include "search/tree/search.h"
#include "search/tree/tree.h"

namespace evenmatch::search {

struct TreeView {
    const Tree& tree;
    const game::AnyPosition& position; ///< of the root
    const SearchOptions& options;
    const DeltaRange& range;
};

/// Fills nodes, variations, toMove, moveNumber, steered, treeNodes and treeBytes. REQUIRES: the root was evaluated
SearchResult takeSnapshot(const TreeView& view, const ResultShape& shape);

} // namespace evenmatch::search
