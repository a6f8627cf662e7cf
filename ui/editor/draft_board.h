// The board on which a position is set up: any piece may stand anywhere.
#pragma once

#include "ui/editor/position_draft.h"

#include <QStackedWidget>

class QKeyEvent;
class QMouseEvent;

namespace evenmatch::ui {

class BoardWidget;
class ChessBoardWidget;
class GoBoardWidget;

/// Shows a draft and says which cells are touched. Cells count from the top left as the first player sees the board.
class DraftBoard final : public QStackedWidget {
    Q_OBJECT
public:
    explicit DraftBoard(QWidget* parent = nullptr);

    void setDraft(const PositionDraft& draft);
    /// A ring on the piece that is held; (-1, -1): none is.
    void setHeld(QPoint cell);
    void turn();
    BoardWidget* board() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// The left button went down on a cell, or Enter or Space was pressed there.
    void touched(QPoint cell);
    /// The left button is held, and the mouse came to another cell.
    void dragged(QPoint cell);
    /// The left button went up on a cell; (-1, -1): beside the board.
    void released(QPoint cell);
    /// The right button or Delete wants what is there away.
    void clearWanted(QPoint cell);

private:
    QPoint cellAt(QPointF position) const;
    QPoint upright(QPoint cell) const;
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool pressKey(const QKeyEvent& event);

    GoBoardWidget* m_go;
    ChessBoardWidget* m_chess;
    int m_cells = 8;
    bool m_pressed = false;
    QPoint m_last{-1, -1}; ///< the cell that was touched or dragged to
};

} // namespace evenmatch::ui
