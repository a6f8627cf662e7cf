#include "search/tree.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace evenmatch::search {

std::uint16_t packPrior(float prior)
{
    return static_cast<std::uint16_t>(std::lround(std::sqrt(std::clamp(prior, 0.0F, 1.0F)) * 65535));
}

std::uint32_t EdgeStore::allocate(std::size_t count)
{
    assert(count <= kBlock);
    if (m_used + count > kBlock) {
        m_blocks.push_back(std::make_unique<Block>());
        m_used = 0;
    }
    const std::size_t first = (m_blocks.size() - 1) * kBlock + m_used;
    m_used += count;
    return static_cast<std::uint32_t>(first);
}

EdgeStore::Edges EdgeStore::at(std::uint32_t first, std::size_t count)
{
    if (count == 0)
        return {};
    Block& block = *m_blocks[first / kBlock];
    const std::size_t start = first % kBlock;
    return {std::span(block.moves).subspan(start, count), std::span(block.priors).subspan(start, count),
        std::span(block.qualities).subspan(start, count)};
}

EdgeStore::ConstEdges EdgeStore::at(std::uint32_t first, std::size_t count) const
{
    if (count == 0)
        return {};
    const Block& block = *m_blocks[first / kBlock];
    const std::size_t start = first % kBlock;
    return {std::span(block.moves).subspan(start, count), std::span(block.priors).subspan(start, count),
        std::span(block.qualities).subspan(start, count)};
}

std::size_t Tree::bytes() const
{
    return m_nodes.size() * sizeof(std::array<Node, kBlock>) + m_edges.bytes();
}

void Tree::clear()
{
    m_nodes.clear();
    m_size = 0;
    m_edges.clear();
}

NodeIndex Tree::append()
{
    if (m_size == m_nodes.size() * kBlock)
        m_nodes.push_back(std::make_unique<std::array<Node, kBlock>>());
    return static_cast<NodeIndex>(m_size++);
}

NodeIndex Tree::makeRoot()
{
    assert(empty());
    return append();
}

void Tree::expand(NodeIndex index, const nn::Evaluation& evaluation, std::span<const float> priors)
{
    Node& node = (*this)[index];
    assert(node.edgeCount == 0 && priors.size() == evaluation.moves.size());
    const std::size_t count = evaluation.moves.size();
    node.edges = m_edges.allocate(count);
    node.edgeCount = static_cast<std::uint16_t>(count);
    node.level = evaluation.level;

    std::array<std::uint16_t, game::MoveList::kCapacity> order;
    const auto sorted = std::span(order).first(count);
    std::iota(sorted.begin(), sorted.end(), std::uint16_t{0});
    std::ranges::sort(sorted, [&](std::uint16_t a, std::uint16_t b) { return priors[a] != priors[b] ? priors[a] > priors[b] : a < b; });

    const bool hasQuality = evaluation.quality.size() == count && count > 0;
    if (hasQuality) {
        const auto [low, high] = std::ranges::minmax(evaluation.quality);
        node.qualityLow = low;
        node.qualityStep = (high - low) / 255;
    }
    const EdgeStore::Edges edges = this->edges(node);
    for (std::size_t i = 0; i < count; ++i) {
        edges.moves[i] = evaluation.moves[sorted[i]];
        edges.priors[i] = packPrior(priors[sorted[i]]);
        const float above = hasQuality ? evaluation.quality[sorted[i]] - node.qualityLow : 0;
        edges.qualities[i] = static_cast<std::uint8_t>(node.qualityStep > 0 ? std::lround(above / node.qualityStep) : 0);
    }
}

void Tree::setPriors(NodeIndex index, const nn::Evaluation& evaluation, std::span<const float> priors)
{
    const Node& node = (*this)[index];
    const EdgeStore::Edges edges = this->edges(node);
    for (std::size_t slot = 0; slot < node.edgeCount; ++slot)
        if (const std::size_t move = evaluation.indexOf(edges.moves[slot]); move < priors.size())
            edges.priors[slot] = packPrior(priors[move]);
    for (std::size_t slot = node.opened; slot < node.edgeCount; ++slot) {
        const auto rest = edges.priors.subspan(slot);
        bringForward(edges, slot, slot + static_cast<std::size_t>(std::ranges::max_element(rest) - rest.begin()));
    }
}

void Tree::bringForward(const EdgeStore::Edges& edges, std::size_t to, std::size_t from)
{
    const auto turn = [&](auto list) { std::rotate(list.begin() + to, list.begin() + from, list.begin() + from + 1); };
    turn(edges.moves);
    turn(edges.priors);
    turn(edges.qualities);
}

NodeIndex Tree::open(NodeIndex parent, std::size_t slot)
{
    const NodeIndex index = append();
    Node& node = (*this)[parent];
    assert(slot >= node.opened && slot < node.edgeCount);
    bringForward(edges(node), node.opened, slot);
    Node& child = (*this)[index];
    child.slot = node.opened++;
    child.nextSibling = node.firstChild;
    node.firstChild = index;
    return index;
}

NodeIndex Tree::child(const Node& node, std::size_t slot) const
{
    NodeIndex index = slot < node.opened ? node.firstChild : kNoNode;
    while (index != kNoNode && (*this)[index].slot != slot)
        index = (*this)[index].nextSibling;
    return index;
}

NodeIndex Tree::find(const Node& node, game::Move move) const
{
    const auto moves = edges(node).moves.first(node.opened);
    const auto found = std::ranges::find(moves, move);
    return found == moves.end() ? kNoNode : child(node, static_cast<std::size_t>(found - moves.begin()));
}

NodeIndex Tree::copyNode(const Tree& other, NodeIndex index)
{
    const NodeIndex copied = append();
    Node& node = (*this)[copied];
    node = other[index];
    if (node.edgeCount > 0) {
        const EdgeStore::ConstEdges from = other.edges(node);
        node.edges = m_edges.allocate(node.edgeCount);
        const EdgeStore::Edges to = edges(node);
        std::ranges::copy(from.moves, to.moves.begin());
        std::ranges::copy(from.priors, to.priors.begin());
        std::ranges::copy(from.qualities, to.qualities.begin());
    }
    return copied;
}

void Tree::keepOnly(NodeIndex index)
{
    Tree kept;
    kept.copyNode(*this, index);
    kept[kRoot].nextSibling = kNoNode;
    kept[kRoot].slot = 0;
    // Nodes are copied in the order in which their links come up; each link still names the old child until it is mended.
    for (NodeIndex parent = 0; parent < kept.size(); ++parent) {
        NodeIndex* link = &kept[parent].firstChild;
        while (*link != kNoNode) {
            *link = kept.copyNode(*this, *link);
            link = &kept[*link].nextSibling;
        }
    }
    *this = std::move(kept);
}

} // namespace evenmatch::search
