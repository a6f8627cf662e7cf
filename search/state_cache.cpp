#include "search/state_cache.h"

namespace evenmatch::search {

const nn::GameState& StateCache::at(const Tree& tree, const nn::GameState& root, std::span<const NodeIndex> path)
{
    m_places.resize(kPlaces);
    std::size_t known = path.size() - 1;
    while (known > 0 && placeOf(path[known]).node != path[known])
        --known;
    const nn::GameState* last = known == 0 ? &root : &*placeOf(path[known]).state;
    while (known + 1 < path.size()) {
        // `last` may stand in the place that the next one takes: it is copied before.
        nn::GameState next = *last;
        next.play(tree.edges(tree[path[known]]).moves[tree[path[known + 1]].slot]);
        ++known;
        Place& place = placeOf(path[known]);
        place.node = path[known];
        place.state = std::move(next);
        last = &*place.state;
    }
    return *last;
}

} // namespace evenmatch::search
