// The Go board: wood, lines, stones and marks.
#pragma once

#include "core/game/go/scoring.h"
#include "ui/board/board_widget.h"
#include "ui/board/go_paint.h"

#include <optional>
#include <vector>

namespace evenmatch::ui {

/// What a Go board shows. Points are (x, y) from the top left, lists go by y * size + x.
struct GoPicture {
    int size = 19;
    std::vector<go::Color> stones = std::vector<go::Color>(19 * 19, go::Color::Empty);
    std::optional<QPoint> last; ///< the stone played last
    std::optional<QPoint> ko; ///< where the rules forbid to recapture
    go::Color toPlay = go::Color::Empty; ///< the stone under the mouse; Empty: no move is possible
    std::vector<bool> forbidden; ///< points where the move is illegal; empty: none
    std::vector<int> numbers; ///< on the stones, 0: none; empty: no numbers
    std::vector<go::Owner> territory; ///< empty: not shown
    go::PointSet dead;
};

/// The usual picture of a position.
GoPicture pictureOf(const go::Position& position);

class GoBoardWidget final : public BoardWidget {
    Q_OBJECT
public:
    explicit GoBoardWidget(QWidget* parent = nullptr);

    const GoPicture& picture() const { return m_picture; }
    void setPicture(GoPicture picture);
    std::unique_ptr<BoardWidget> likeness() const override;

Q_SIGNALS:
    /// A point was clicked, or chosen with the keyboard.
    void pointChosen(int x, int y);

protected:
    int cells() const override { return m_picture.size; }
    double margin() const override { return coordinatesShown() ? 0.16 + 0.0285 * m_picture.size : 0.15; }
    void activate(QPoint cell) override { Q_EMIT pointChosen(turned(cell).x(), turned(cell).y()); }
    QString textAt(QPoint onScreen) const override;
    void hover(QPoint cell) override;
    void forgetPictures() override { m_ground = {}; }

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // Points are those of the picture, cells those of the screen.
    QPointF pointCentre(QPoint point) const { return cellCentre(turned(point)); }
    go::Color colorAt(QPoint cell) const { return m_picture.stones[static_cast<std::size_t>(cell.y() * m_picture.size + cell.x())]; }
    game::Move moveAt(QPoint cell) const { return {static_cast<std::uint16_t>(cell.y() * m_picture.size + cell.x())}; }
    QString pointName(QPoint cell) const;
    void drawGround();
    void drawLines(QPainter& painter) const;
    void drawCoordinates(QPainter& painter) const;
    void drawStones(QPainter& painter);
    void drawLine(QPainter& painter);
    void drawMarks(QPainter& painter) const;
    void drawNumbers(QPainter& painter) const;
    OverlayGround overlayGround() const;

    GoPicture m_picture;
    QPoint m_hover{-1, -1};
    QPixmap m_ground; ///< wood, lines and coordinates at the current size
    StoneSprites m_stones;
};

} // namespace evenmatch::ui
