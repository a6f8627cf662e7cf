#include "core/record/game_record.h"

#include <algorithm>

namespace evenmatch::record {

namespace {

auto findKey(auto& properties, std::string_view key)
{
    return std::find_if(properties.begin(), properties.end(), [&](const Property& property) { return property.key == key; });
}

std::string_view firstValue(std::span<const Property> properties, std::string_view key)
{
    const auto found = findKey(properties, key);
    return found == properties.end() || found->values.empty() ? std::string_view() : std::string_view(found->values.front());
}

} // namespace

std::string_view GameRecord::tag(std::string_view key) const { return firstValue(tags, key); }

void GameRecord::setTag(std::string_view key, std::string_view value)
{
    const auto found = findKey(tags, key);
    if (found == tags.end())
        tags.push_back({std::string(key), {std::string(value)}});
    else
        found->values.assign(1, std::string(value));
}

void GameRecord::setMove(NodeId node, Move move, Side side)
{
    m_nodes[node].move = move;
    m_nodes[node].side = side;
    if (m_nodes[node].extras != 0)
        std::erase_if(editProperties(node), [](const Property& property) { return property.key == "B" || property.key == "W"; });
}

NodeId GameRecord::addNode(NodeId parent, Move move, Side side)
{
    const auto id = static_cast<NodeId>(m_nodes.size());
    Node& node = m_nodes.emplace_back();
    node.parent = parent;
    node.move = move;
    node.side = side;
    Node& above = m_nodes[parent];
    if (above.lastChild == kNoNode)
        above.firstChild = id;
    else
        m_nodes[above.lastChild].nextSibling = id;
    above.lastChild = id;
    return id;
}

std::span<const Property> GameRecord::properties(NodeId node) const
{
    const std::uint32_t extras = m_nodes[node].extras;
    return extras == 0 ? std::span<const Property>() : std::span<const Property>(m_extras[extras - 1]);
}

std::string_view GameRecord::property(NodeId node, std::string_view key) const { return firstValue(properties(node), key); }

bool GameRecord::hasProperty(NodeId node, std::string_view key) const
{
    const auto all = properties(node);
    return findKey(all, key) != all.end();
}

std::vector<Property>& GameRecord::editProperties(NodeId node)
{
    std::uint32_t& extras = m_nodes[node].extras;
    if (extras == 0) {
        m_extras.emplace_back();
        extras = static_cast<std::uint32_t>(m_extras.size());
    }
    return m_extras[extras - 1];
}

void GameRecord::addProperty(NodeId node, Property property) { editProperties(node).push_back(std::move(property)); }

void GameRecord::addValue(NodeId node, std::string_view key, std::string value)
{
    auto& all = editProperties(node);
    auto found = findKey(all, key);
    if (found == all.end())
        found = all.insert(all.end(), {std::string(key), {}});
    found->values.push_back(std::move(value));
}

void GameRecord::setProperties(NodeId node, std::vector<Property> properties)
{
    if (m_nodes[node].extras != 0 || !properties.empty())
        editProperties(node) = std::move(properties);
}

void GameRecord::setProperty(NodeId node, std::string_view key, std::vector<std::string> values)
{
    if (values.empty()) {
        if (m_nodes[node].extras != 0)
            std::erase_if(editProperties(node), [&](const Property& property) { return property.key == key; });
        return;
    }
    auto& all = editProperties(node);
    const auto found = findKey(all, key);
    if (found == all.end()) {
        all.push_back({std::string(key), std::move(values)});
        return;
    }
    found->values = std::move(values);
    all.erase(std::remove_if(found + 1, all.end(), [&](const Property& property) { return property.key == key; }), all.end());
}

NodeId GameRecord::mainLineEnd(NodeId node) const
{
    while (m_nodes[node].firstChild != kNoNode)
        node = m_nodes[node].firstChild;
    return node;
}

std::vector<NodeId> GameRecord::pathTo(NodeId node) const
{
    std::vector<NodeId> path;
    for (; node != kNoNode; node = m_nodes[node].parent)
        path.push_back(node);
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<Move> GameRecord::mainLineMoves() const
{
    std::vector<Move> moves;
    for (NodeId node = kRoot; node != kNoNode; node = m_nodes[node].firstChild)
        if (m_nodes[node].move != game::kNoMove)
            moves.push_back(m_nodes[node].move);
    return moves;
}

void GameRecord::unlink(NodeId node)
{
    Node& above = m_nodes[m_nodes[node].parent];
    NodeId before = kNoNode;
    for (NodeId child = above.firstChild; child != node; child = m_nodes[child].nextSibling)
        before = child;
    (before == kNoNode ? above.firstChild : m_nodes[before].nextSibling) = m_nodes[node].nextSibling;
    if (above.lastChild == node)
        above.lastChild = before;
    m_nodes[node].nextSibling = kNoNode;
}

void GameRecord::removeSubtree(NodeId node)
{
    unlink(node);
    m_nodes[node].parent = kNoNode;
    // The numbers stay used, the properties are freed. A list instead of recursion, because lines may be very long.
    std::vector<NodeId> rest{node};
    while (!rest.empty()) {
        const Node& gone = m_nodes[rest.back()];
        rest.pop_back();
        if (gone.extras != 0)
            m_extras[gone.extras - 1] = {};
        for (NodeId child = gone.firstChild; child != kNoNode; child = m_nodes[child].nextSibling)
            rest.push_back(child);
    }
}

void GameRecord::promote(NodeId node)
{
    const NodeId parent = m_nodes[node].parent;
    if (parent == kNoNode || m_nodes[parent].firstChild == node)
        return;
    unlink(node);
    m_nodes[node].nextSibling = m_nodes[parent].firstChild;
    m_nodes[parent].firstChild = node;
}

bool GameRecord::operator==(const GameRecord& other) const
{
    if (setup != other.setup || format != other.format || tags != other.tags)
        return false;
    std::vector<std::pair<NodeId, NodeId>> rest{{kRoot, kRoot}};
    while (!rest.empty()) {
        const auto [a, b] = rest.back();
        rest.pop_back();
        const Node& mine = m_nodes[a];
        const Node& theirs = other.m_nodes[b];
        if (mine.move != theirs.move || (mine.move != game::kNoMove && mine.side != theirs.side))
            return false;
        if (!std::ranges::equal(properties(a), other.properties(b)))
            return false;
        NodeId x = mine.firstChild;
        NodeId y = theirs.firstChild;
        for (; x != kNoNode && y != kNoNode; x = m_nodes[x].nextSibling, y = other.m_nodes[y].nextSibling)
            rest.emplace_back(x, y);
        if (x != y)
            return false;
    }
    return true;
}

} // namespace evenmatch::record
