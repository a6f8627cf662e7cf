// How overlays look. The boards say where cells are; what is drawn lies under their stones and pieces, or over them.
#pragma once

#include "ui/board/overlay.h"

#include <QPainter>

#include <functional>

namespace evenmatch::ui {

/// What overlays need to know of a board.
struct OverlayGround {
    double cellSize = 0;
    std::function<QRectF(QPoint)> rect; ///< of a cell as overlays count, in the widget's coordinates
    std::function<QColor(QPoint)> back; ///< about the colour that a figure on the cell stands on: wood, stone or square
    bool squares = false; ///< heat fills squares; else it glows around points
    QFont font;

    QPointF centre(QPoint cell) const { return rect(cell).center(); }
};

/// Heat: under stones and pieces.
void drawOverlayGlow(QPainter& painter, const Overlay& overlay, const OverlayGround& ground);
/// Rings, shapes, labels, arrows: over them.
void drawOverlayMarks(QPainter& painter, const Overlay& overlay, const OverlayGround& ground);

} // namespace evenmatch::ui
