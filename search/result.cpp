#include "search/result.h"

#include <algorithm>

namespace evenmatch::search {

const ResultNode* SearchResult::find(game::Move move) const
{
    const auto all = moves();
    const auto found = std::ranges::find(all, move, &ResultNode::move);
    return found == all.end() ? nullptr : &*found;
}

const ResultNode* SearchResult::plainFirst() const
{
    const auto all = moves();
    const auto first = std::ranges::max_element(all, {}, &ResultNode::plainShare);
    return first == all.end() ? nullptr : &*first;
}

} // namespace evenmatch::search
