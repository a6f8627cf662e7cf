// The board for setting up a position: any piece can be anywhere.
#pragma once

#include "ui/board/overlay.h"
#include "ui/editor/position_draft.h"

#include <QStackedWidget>

class QKeyEvent;
class QMouseEvent;

namespace evenmatch::ui {

class BoardWidget;
class ChessBoardWidget;
class GoBoardWidget;

/// Shows a draft and emits signals for touched cells. Cells count from the top left for the first player.
class DraftBoard final : public QStackedWidget {
    Q_OBJECT
public:
    explicit DraftBoard(QWidget* parent = nullptr);

    void setDraft(const PositionDraft& draft);
    /// A ring on the held piece; (-1, -1): none.
    void setHeld(QPoint cell);
    /// Marks below that ring.
    void setMarks(Overlay marks);
    void turn();
    BoardWidget* board() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// The left button was pressed on a cell, or Enter or Space.
    void touched(QPoint cell);
    /// The mouse moved to another cell with the left button pressed.
    void dragged(QPoint cell);
    /// The left button was released on a cell; (-1, -1): beside the board.
    void released(QPoint cell);
    /// The right button or Delete: clears the cell.
    void clearWanted(QPoint cell);

private:
    void showOverlay();
    QPoint cellAt(QPointF position) const;
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool pressKey(const QKeyEvent& event);

    GoBoardWidget* m_go;
    ChessBoardWidget* m_chess;
    QPoint m_held{-1, -1};
    Overlay m_marks;
    bool m_pressed = false;
    QPoint m_last{-1, -1}; ///< the cell that was touched or dragged to
};

} // namespace evenmatch::ui
