// Marks a board by mouse and keyboard: a click marks a cell, a drag draws an arrow.
#pragma once

#include <QObject>
#include <QPoint>

#include <utility>
#include <vector>

class QMouseEvent;

namespace evenmatch::ui {

class BoardWidget;
struct Overlay;

/// Watches a board. The right button marks, unless it cancels the drag of a piece; while a tool is chosen, the left button, Enter and Space
/// mark too instead of playing.
class BoardMarker final : public QObject {
    Q_OBJECT
public:
    /// Owned by the board.
    explicit BoardMarker(BoardWidget& board);

    void setToolChosen(bool chosen) { m_chosen = chosen; }

Q_SIGNALS:
    /// Cells count like in overlays; equal ones are one cell. `held`: the keys that were held at the start.
    void markWanted(QPoint from, QPoint to, Qt::KeyboardModifiers held);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    void mark(QPoint from, QPoint to, Qt::KeyboardModifiers held);

    BoardWidget& m_board;
    bool m_chosen = false;
    QPoint m_from{-1, -1}; ///< the start of the mark being drawn
    Qt::KeyboardModifiers m_held;
};

/// The user's circles and arrows on a position. They are not saved.
class Drawings {
public:
    /// Draws, or removes the same drawing.
    void toggle(QPoint from, QPoint to);
    /// False if there was none.
    bool clear() { return !std::exchange(m_drawn, {}).empty(); }
    void addTo(Overlay& overlay) const;

private:
    std::vector<std::pair<QPoint, QPoint>> m_drawn;
};

} // namespace evenmatch::ui
