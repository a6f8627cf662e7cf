// Marking of a board by mouse and keyboard: a click marks a place, a drag draws an arrow.
#pragma once

#include <QObject>
#include <QPoint>

#include <functional>

class QMouseEvent;

namespace evenmatch::ui {

class BoardWidget;

/// Watches a board. The right button marks at any time; while a tool is chosen the left button and Enter mark, too, and nothing is played.
class BoardMarker final : public QObject {
    Q_OBJECT
public:
    struct Shape {
        int cells = 0; ///< in each direction
        bool flipped = false; ///< the first player's side is above
    };

    /// The cell of a board with so many in each direction, or (-1, -1).
    static QPoint cellOn(const BoardWidget& board, int cells, QPointF position);

    /// Goes with the board. `shape` says how it is now.
    BoardMarker(BoardWidget& board, std::function<Shape()> shape);

    void setToolChosen(bool chosen) { m_chosen = chosen; }

Q_SIGNALS:
    /// As overlays count; the same twice: one place.
    void markWanted(QPoint from, QPoint to);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    QPoint cellAt(QPointF position) const;
    void mark(QPoint from, QPoint to);

    BoardWidget& m_board;
    std::function<Shape()> m_shape;
    bool m_chosen = false;
    QPoint m_from{-1, -1}; ///< where a mark is being drawn from
};

} // namespace evenmatch::ui
