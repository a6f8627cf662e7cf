#include "search/tree/tree.h"

#include <cassert>
#include <utility>

namespace evenmatch::search {

void Tree::clear()
{
    m_nodes.clear();
    m_size = 0;
    m_answerBytes = 0;
}

NodeIndex Tree::append()
{
    if (m_size == m_nodes.size() * kBlock)
        m_nodes.push_back(std::make_unique<Block>());
    return static_cast<NodeIndex>(m_size++);
}

NodeIndex Tree::makeRoot()
{
    assert(empty());
    return append();
}

void Tree::expand(NodeIndex index, nn::PackedAnswer answer)
{
    assert(answer && !(*this)[index].answer);
    replaceAnswer(index, std::move(answer));
}

void Tree::replaceAnswer(NodeIndex index, nn::PackedAnswer answer)
{
    Node& node = (*this)[index];
    m_answerBytes += answer.bytes() - node.answer.bytes();
    node.answer = std::move(answer);
    for (NodeIndex child = node.firstChild; child != kNoNode; child = (*this)[child].nextSibling)
        (*this)[child].prior = node.answer.prior((*this)[child].edge);
    findNext(node);
}

nn::PackedAnswer::Edges Tree::openedOf(const Node& node) const
{
    nn::PackedAnswer::Edges opened{};
    for (NodeIndex child = node.firstChild; child != kNoNode; child = (*this)[child].nextSibling)
        nn::PackedAnswer::insert(opened, (*this)[child].edge);
    return opened;
}

void Tree::findNext(Node& node) const
{
    const auto [edge, prior] = node.answer.likeliestBeside(openedOf(node));
    node.next = edge < node.answer.moveCount() ? static_cast<std::uint16_t>(edge) : kNoEdge;
    node.nextPrior = prior;
}

NodeIndex Tree::open(NodeIndex parent, std::size_t edge)
{
    const NodeIndex index = append();
    Node& node = (*this)[parent];
    assert(edge < node.edgeCount());
    Node& child = (*this)[index];
    child.move = node.answer.move(edge);
    child.edge = static_cast<std::uint16_t>(edge);
    child.prior = edge == node.next ? node.nextPrior : node.answer.prior(edge);
    child.slot = node.opened++;
    child.nextSibling = node.firstChild;
    node.firstChild = index;
    if (edge == node.next)
        findNext(node);
    return index;
}

NodeIndex Tree::find(const Node& node, game::Move move) const
{
    NodeIndex index = node.firstChild;
    while (index != kNoNode && (*this)[index].move != move)
        index = (*this)[index].nextSibling;
    return index;
}

NodeIndex Tree::copyNode(const Tree& other, NodeIndex index)
{
    const NodeIndex copied = append();
    (*this)[copied] = other[index];
    m_answerBytes += other[index].answer.bytes();
    return copied;
}

void Tree::keepOnly(NodeIndex index)
{
    Tree kept;
    kept.copyNode(*this, index);
    kept[kRoot].nextSibling = kNoNode;
    kept[kRoot].slot = 0;
    // Nodes are copied in the order of their links; each link names the old child until it is updated.
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
