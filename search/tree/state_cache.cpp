#include "search/tree/state_cache.h"

namespace evenmatch::search {

const nn::GameState& StateCache::at(const Tree& tree, const nn::GameState& root, std::span<const NodeIndex> path)
{
    if (path.size() < 2)
        return root;
    m_places.resize(kPlaces);
    std::size_t known = path.size() - 2;
    while (known > 0 && placeOf(path[known]).node != path[known])
        --known;
    const nn::GameState* last = known == 0 ? &root : &*placeOf(path[known]).state;
    while (known + 2 < path.size()) {
        // `last` may be in the place of the next one, so it is copied first.
        nn::GameState next = *last;
        next.play(tree[path[++known]].move);
        Place& place = placeOf(path[known]);
        place.node = path[known];
        place.state = std::move(next);
        last = &*place.state;
    }
    m_leaf = *last;
    m_leaf->play(tree[path.back()].move);
    return *m_leaf;
}

} // namespace evenmatch::search
