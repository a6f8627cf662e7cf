// Positions of some nodes of a tree, so that a simulation need not replay the game from the root to its leaf. Inside search only.
#pragma once

#include "nn/game_state.h"
#include "search/tree.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::search {

/// A node's position has one place, which a later node may take over. So what is at hand are the positions of the newest nodes and of those
/// often passed, and nearly every leaf is one move away from one of them. Not thread-safe.
class StateCache {
public:
    static constexpr std::size_t kPlaces = 1024; ///< at 19 × 19 some 8 MB when full

    void clear() { m_places.clear(); }

    /// The position of the last node of a path that begins at the root. REQUIRES: since clear() all paths were of one tree
    const nn::GameState& at(const Tree& tree, const nn::GameState& root, std::span<const NodeIndex> path);

private:
    struct Place {
        NodeIndex node = kNoNode;
        std::optional<nn::GameState> state;
    };

    Place& placeOf(NodeIndex node) { return m_places[node % kPlaces]; }

    std::vector<Place> m_places;
};

} // namespace evenmatch::search
