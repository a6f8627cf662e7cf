#include "search/tree/result.h"

#include <algorithm>

namespace evenmatch::search {

const ResultNode* SearchResult::find(game::Move move) const
{
    const auto all = moves();
    const auto found = std::ranges::find(all, move, &ResultNode::move);
    return found == all.end() ? nullptr : &*found;
}

const ResultNode* SearchResult::firstChoice() const
{
    const auto all = moves();
    if (all.empty())
        return nullptr;
    const ResultNode* first = &all.front();
    for (const ResultNode& move : all)
        if (move.mate > 0 && (first->mate <= 0 || move.mate < first->mate))
            first = &move;
    return first;
}

const ResultNode* SearchResult::plainFirst() const
{
    const auto all = moves();
    const auto first = std::ranges::max_element(all, {}, &ResultNode::plainShare);
    return first == all.end() ? nullptr : &*first;
}

} // namespace evenmatch::search
