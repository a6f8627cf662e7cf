// Painting of overlays. The boards provide the cells; overlays are drawn below or above their stones and pieces.
#pragma once

#include "ui/board/overlay.h"

#include <QPainter>

#include <functional>

namespace evenmatch::ui {

/// A board's geometry and colours for overlays.
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
