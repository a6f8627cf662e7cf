// The thinking time of each move: bars, the first player's up, the second's down.
#pragma once

#include "core/record/notes/move_seconds.h"

#include <QWidget>

#include <optional>

namespace evenmatch::ui {

/// A click chooses a ply; the tooltip shows the move under the mouse and its times.
class ClockPlot final : public QWidget {
    Q_OBJECT
public:
    explicit ClockPlot(QWidget* parent = nullptr);

    struct Move {
        record::MoveSeconds seconds;
        bool isFirst = true; ///< the player who moved
        QString words; ///< "12. Nf3"
    };
    void setMoves(std::vector<Move> moves, bool firstIsLight);
    void setPly(std::size_t ply);
    /// In this widget's coordinates, for the move before ply + 1.
    QPoint placeOf(std::size_t ply) const;

    QSize sizeHint() const override { return {300, 84}; }
    QSize minimumSizeHint() const override { return {160, 64}; }

Q_SIGNALS:
    /// The position after the clicked move.
    void plyChosen(int ply);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    double barWidth() const;
    std::optional<std::size_t> moveAt(QPointF place) const;

    std::vector<Move> m_moves;
    double m_longest = 1; ///< seconds
    std::size_t m_ply = 0;
    bool m_firstIsLight = true;
};

} // namespace evenmatch::ui
