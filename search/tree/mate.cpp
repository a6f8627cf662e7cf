#include "search/tree/mate.h"

#include "search/tree/select.h"

#include <algorithm>
#include <optional>

namespace evenmatch::search {

namespace {

std::optional<int> matesIn(const Tree& tree, NodeIndex index);

/// Plies until the side to move is mated by force. Most nodes have unvisited moves, which ends the check at once.
std::optional<int> matedIn(const Tree& tree, NodeIndex index)
{
    const Node& node = tree[index];
    if (node.state == Node::Terminal)
        return seenBy(node.toMove, node.value) < 0 ? std::optional(0) : std::nullopt;
    if (!node.answer || node.opened < node.edgeCount())
        return std::nullopt;
    int longest = 0;
    for (NodeIndex child = node.firstChild; child != kNoNode; child = tree[child].nextSibling) {
        const std::optional<int> plies = matesIn(tree, child);
        if (!plies)
            return std::nullopt;
        longest = std::max(longest, 1 + *plies);
    }
    return longest;
}

/// Plies until the side to move mates.
std::optional<int> matesIn(const Tree& tree, NodeIndex index)
{
    std::optional<int> shortest;
    for (NodeIndex child = tree[index].firstChild; child != kNoNode; child = tree[child].nextSibling)
        if (const std::optional<int> plies = matedIn(tree, child); plies && (!shortest || 1 + *plies < *shortest))
            shortest = 1 + *plies;
    return shortest;
}

} // namespace

int mateAfter(const Tree& tree, NodeIndex node)
{
    if (const std::optional<int> plies = matedIn(tree, node))
        return *plies / 2 + 1;
    const std::optional<int> plies = matesIn(tree, node);
    return plies ? -(*plies + 1) / 2 : 0;
}

} // namespace evenmatch::search
