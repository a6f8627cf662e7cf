// Shared by all boards: a square that scales, a keyboard cursor, and text for screen readers.
#pragma once

#include "ui/board/overlay.h"

#include <QPoint>
#include <QWidget>

#include <memory>

class QPainter;

namespace evenmatch::ui {

struct OverlayGround;

/// Shows a position and emits signals for the player's actions. It contains no rules and no flow of a game. Cells count from the top left
/// of the screen, so a flipped board still moves the cursor in the arrow's direction.
///
/// The keyboard's cursor appears when the board gets the focus by Tab, or with Enter or Space; then arrows move it and Enter or Space
/// plays. Escape and the mouse hide it, and arrows step through the game again. While moves are possible (setArrowsForCursor()), arrows
/// show it again, unless Escape hid it.
class BoardWidget : public QWidget {
    Q_OBJECT
public:
    explicit BoardWidget(QWidget* parent = nullptr);

    bool coordinatesShown() const { return m_coordinates; }
    void setCoordinatesShown(bool shown);

    /// Whether arrows move the cursor while the board has the focus, even if it is hidden.
    void setArrowsForCursor(bool wanted) { m_arrowsForCursor = wanted; }

    /// The cell of the keyboard's cursor.
    QPoint cursorCell() const { return m_cursor; }
    void setCursorCell(QPoint cell);
    /// Whether the cursor is drawn: the keyboard was used last and the board has the focus.
    bool cursorVisible() const { return m_keyboardUsed && hasFocus(); }
    /// The cell of the cursor as text: "D4, black stone", with the overlay's text.
    QString cursorText() const;
    /// News, which screen readers read before the cursor's cell, until the next key.
    QString news() const { return m_news; }
    void setNews(const QString& news) { m_news = news; } ///< with the picture that shows it
    void tell(const QString& news); ///< now

    const Overlay& overlay() const { return m_overlay; }
    /// Stays until it is replaced.
    void setOverlay(Overlay overlay);

    /// Another board with the same contents, for display only: without a cursor, a stone under the mouse or a dragged piece.
    virtual std::unique_ptr<BoardWidget> likeness() const = 0;

    /// Whether the board is seen from the second player's side, in Go from above.
    bool flipped() const { return m_flipped; }
    void setFlipped(bool flipped);
    /// Where a cell of an overlay is on the screen, and back. Off the board, it stays.
    QPoint turned(QPoint cell) const { return m_flipped && contains(cell) ? opposite(cell) : cell; }

    /// The centre of a cell, in the widget's coordinates.
    QPointF cellCentre(QPoint cell) const;
    /// The cell there, or (-1, -1).
    QPoint cellAt(QPointF position) const;

    QSize sizeHint() const override { return {640, 640}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

Q_SIGNALS:
    void flippedChanged();
    /// The wheel was turned: so many moves forward (or back, below 0).
    void stepWanted(int moves);
    /// Escape or a right click, if the board had nothing to cancel.
    void cancelWanted();

protected:
    /// What every board shows beside its picture.
    void copyLookTo(BoardWidget& other) const;
    /// Cells in each direction.
    virtual int cells() const = 0;
    /// Margin around the outermost cells, for coordinates, in cells.
    virtual double margin() const = 0;
    virtual void activate(QPoint cell) = 0;
    virtual QString textAt(QPoint cell) const = 0;
    virtual void hover(QPoint cell) = 0; ///< (-1, -1): the mouse is off the board
    virtual bool cancel() { return false; } ///< Escape, or a click beside the board; true if it cancelled something

    /// The square that the board covers, in whole device pixels.
    QRectF boardRect() const;
    double cellSize() const;
    bool contains(QPoint cell) const { return cell.x() >= 0 && cell.y() >= 0 && cell.x() < cells() && cell.y() < cells(); }
    /// Shows the cursor, or hides it until a key is pressed.
    void setKeyboardUsed(bool used);
    void announce();

    /// The theme, the size or what the pictures are made of has changed.
    virtual void forgetPictures() { }
    void drawCursor(QPainter& painter) const;

    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QPoint opposite(QPoint cell) const { return QPoint(cells() - 1, cells() - 1) - cell; }
    bool takesArrows() const { return cursorVisible() || (m_arrowsForCursor && !m_sentAway && hasFocus()); }

    Overlay m_overlay;
    QPoint m_cursor{0, 0};
    QString m_news;
    int m_wheel = 0; ///< eighths of a degree not yet made into a step
    bool m_coordinates = true;
    bool m_flipped = false;
    bool m_keyboardUsed = false;
    bool m_arrowsForCursor = false;
    bool m_sentAway = false; ///< the cursor, by Escape
};

} // namespace evenmatch::ui
