// Caches positions of some nodes of a tree, so that a simulation need not replay the game from the root to its leaf. Internal to search.
#pragma once

#include "nn/input/game_state.h"
#include "search/tree/tree.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::search {

/// A node's position has one place, which another node may take over, and gets it only when a simulation passes through, because most nodes
/// stay leaves. Frequently visited positions are thus cached, and nearly every leaf is a few moves away from one of them. Not thread-safe.
class StateCache {
public:
    static constexpr std::size_t kPlaces = 32; ///< at 19 × 19 some 0.4 MB when full

    void clear()
    {
        m_places.clear();
        m_leaf.reset();
    }

    /// The position of the last node of a path that begins at the root, until the next call. REQUIRES: since clear() all paths were of one
    /// tree
    const nn::GameState& at(const Tree& tree, const nn::GameState& root, std::span<const NodeIndex> path);

private:
    struct Place {
        NodeIndex node = kNoNode;
        std::optional<nn::GameState> state;
    };

    Place& placeOf(NodeIndex node) { return m_places[node % kPlaces]; }

    std::vector<Place> m_places;
    std::optional<nn::GameState> m_leaf;
};

} // namespace evenmatch::search
