#include "search/tree.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace evenmatch::search {

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

void Tree::expand(NodeIndex index, const nn::Evaluation& evaluation, std::span<const float> priors, std::span<const float> judges)
{
    Node& node = (*this)[index];
    assert(node.edgeCount == 0 && priors.size() == evaluation.moves.size());
    const std::size_t count = evaluation.moves.size();
    node.edges = m_edges.allocate(count);
    node.edgeCount = static_cast<std::uint16_t>(count);
    node.level = evaluation.level;

    const EdgeStore::Edges edges = this->edges(node);
    std::ranges::copy(evaluation.moves, edges.moves.begin());
    std::ranges::transform(priors, edges.priors.begin(), packPrior);
    if (evaluation.quality.size() == count && count > 0) {
        const auto [low, high] = std::ranges::minmax(evaluation.quality);
        node.qualityLow = low;
        node.qualityStep = (high - low) / 255;
        const float scale = node.qualityStep > 0 ? 1 / node.qualityStep : 0;
        for (std::size_t i = 0; i < count; ++i)
            edges.qualities[i] = static_cast<std::uint8_t>((evaluation.quality[i] - low) * scale + 0.5F);
        if (judges.size() == count)
            keepExpectation(node, evaluation.quality, judges);
    } else {
        std::ranges::fill(edges.qualities, std::uint8_t{0});
    }
    bringBestForward(edges, 0);
}

void Tree::keepExpectation(Node& node, std::span<const float> quality, std::span<const float> policy)
{
    if (node.qualityStep <= 0)
        return;
    const double expected = std::inner_product(quality.begin(), quality.end(), policy.begin(), 0.0);
    double variance = 0;
    for (std::size_t i = 0; i < quality.size(); ++i)
        variance += policy[i] * (quality[i] - expected) * (quality[i] - expected);
    const auto packed = [](double steps) { return static_cast<std::uint8_t>(std::clamp(std::round(steps), 0.0, 255.0)); };
    node.expected = packed((expected - node.qualityLow) / node.qualityStep);
    node.spread = packed(2 * std::sqrt(variance) / node.qualityStep);
}

void Tree::setPriors(NodeIndex index, const nn::Evaluation& evaluation, std::span<const float> priors)
{
    const Node& node = (*this)[index];
    const EdgeStore::Edges edges = this->edges(node);
    for (std::size_t slot = 0; slot < node.edgeCount; ++slot)
        if (const std::size_t move = evaluation.indexOf(edges.moves[slot]); move < priors.size())
            edges.priors[slot] = packPrior(priors[move]);
    bringBestForward(edges, node.opened);
}

void Tree::bringBestForward(const EdgeStore::Edges& edges, std::size_t opened)
{
    const auto rest = edges.priors.subspan(opened);
    if (rest.empty())
        return;
    std::uint16_t best = 0;
    for (const std::uint16_t prior : rest) // apart from the search for its place, for so compilers make it fast
        best = std::max(best, prior);
    bringForward(edges, opened, opened + static_cast<std::size_t>(std::ranges::find(rest, best) - rest.begin()));
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
    bringBestForward(edges(node), node.opened);
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
