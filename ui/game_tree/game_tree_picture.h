// A record's tree as a picture: the places and forms of its nodes. Stones on lines in Go, text with indented variations in chess.
#pragma once

#include "ui/game/game_session.h"
#include "ui/game/move_note.h"

#include <QPainter>
#include <QRect>

namespace evenmatch::ui {

/// Data for painting, besides the tree.
struct TreeLook {
    const GameSession& session;
    const MoveNotes& notes;
    std::vector<bool> onLine; ///< by node: whether it is in the session's line
    record::NodeId hovered = record::kNoNode;

    bool isOnLine(record::NodeId node) const { return node < onLine.size() && onLine[node]; }
    nn::CostGrade gradeOf(record::NodeId node) const
    {
        const auto note = notes.find(node);
        return note == notes.end() ? nn::CostGrade::None : note->second.grade;
    }
};

/// Paints the requested part only, so that large trees scroll as fast as small ones.
class GameTreePicture {
public:
    virtual ~GameTreePicture() = default;
    /// Lays out the session's record again. `width`: of the view.
    virtual void build(const GameSession& session, const MoveNotes& notes, int width) = 0;
    virtual QSize size() const = 0;
    /// Whether another width or other notes would change the layout.
    virtual bool isText() const = 0;
    virtual void paint(QPainter& painter, const QRect& part, const TreeLook& look) const = 0;
    /// kNoNode: none there.
    virtual record::NodeId nodeAt(QPoint point) const = 0;
    /// Empty for a node without a place.
    virtual QRect placeOf(record::NodeId node) const = 0;
};

} // namespace evenmatch::ui
