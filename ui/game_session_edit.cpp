// What a session does to the tree of its record: comments, marks, and the order of variations.
#include "ui/game_session.h"

#include <algorithm>

namespace evenmatch::ui {

using record::NodeId;

void GameSession::setComment(const QString& text)
{
    const std::string words = text.toStdString();
    if (words == record::comment(m_record, m_node))
        return;
    record::setComment(m_record, m_node, words);
    m_line[static_cast<std::size_t>(m_index)].commented = m_record.hasProperty(m_node, "C");
    touch();
}

void GameSession::toggleMark(const record::Mark& mark)
{
    auto marks = record::marks(m_record, m_node);
    const auto removed = std::erase(marks, mark);
    std::erase_if(marks, [&](const record::Mark& other) { return other.at == mark.at && other.to == mark.to; }); // one a place
    if (removed == 0)
        marks.push_back(mark);
    record::setMarks(m_record, m_node, marks);
    touch();
}

NodeId GameSession::variationStart(NodeId node) const
{
    for (; node != record::kRoot; node = m_record.parent(node))
        if (m_record.firstChild(m_record.parent(node)) != node)
            return node;
    return record::kNoNode;
}

void GameSession::rememberForUndo()
{
    m_undo = Undo{m_record, m_node, m_revision + 1};
}

/// The tree has changed; the present node is still in it.
void GameSession::showEdited()
{
    rebuildLine();
    enter(m_node);
    touch();
}

void GameSession::promote(NodeId node)
{
    const NodeId start = variationStart(node);
    if (start == record::kNoNode)
        return;
    rememberForUndo();
    m_record.promote(start);
    showEdited();
}

void GameSession::makeMainLine(NodeId node)
{
    if (variationStart(node) == record::kNoNode)
        return;
    rememberForUndo();
    for (NodeId start = variationStart(node); start != record::kNoNode; start = variationStart(start))
        m_record.promote(start);
    showEdited();
}

void GameSession::removeFrom(NodeId node)
{
    rememberForUndo();
    const auto path = m_record.pathTo(m_node);
    const NodeId parent = m_record.parent(node);
    m_record.removeSubtree(node);
    if (std::ranges::find(path, node) != path.end())
        m_node = parent;
    showEdited();
}

void GameSession::undoEdit()
{
    if (!canUndoEdit())
        return;
    m_record = std::move(m_undo->record);
    m_node = m_undo->node;
    m_undo.reset();
    showEdited();
}

void GameSession::sibling(int direction)
{
    for (NodeId node = m_node; node != record::kRoot; node = m_record.parent(node)) {
        NodeId before = record::kNoNode;
        for (NodeId child = m_record.firstChild(m_record.parent(node)); child != node; child = m_record.nextSibling(child))
            before = child;
        if (const NodeId target = direction > 0 ? m_record.nextSibling(node) : before; target != record::kNoNode) {
            goTo(target);
            return;
        }
    }
}

} // namespace evenmatch::ui
