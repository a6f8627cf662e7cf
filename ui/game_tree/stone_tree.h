// A Go record's tree: moves as stones, time to the right, variations below the line from which they branch.
#pragma once

#include "ui/game_tree/game_tree_picture.h"

namespace evenmatch::ui {

class StoneTree final : public GameTreePicture {
public:
    void build(const GameSession& session, const MoveNotes& notes, int width) override;
    QSize size() const override;
    bool isText() const override { return false; }
    void paint(QPainter& painter, const QRect& part, const TreeLook& look) const override;
    record::NodeId nodeAt(QPoint point) const override;
    QRect placeOf(record::NodeId node) const override;

private:
    /// A node and its first children.
    struct Line {
        int row = 0;
        int column = 0;
        int parentRow = 0;
        std::vector<record::NodeId> nodes;
    };
    struct Place {
        int column = -1;
        int row = -1;
        int number = 0; ///< moves up to here
    };

    QPointF centre(int column, int row) const;
    void paintConnector(QPainter& painter, const Line& line, const TreeLook& look) const;
    void paintNode(QPainter& painter, record::NodeId node, const TreeLook& look) const;

    std::vector<Line> m_lines;
    std::vector<std::vector<std::size_t>> m_rows; ///< indices of the lines in a row
    std::vector<Place> m_places; ///< by node
    int m_columns = 0;
};

} // namespace evenmatch::ui
