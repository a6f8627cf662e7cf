#include "ui/board/overlay_paint.h"

#include "ui/base/theme.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

const QColor kDarkInk("#20201e");
const QColor kLightInk("#fffdf8");

QColor mixed(const QColor& under, const QColor& over, double share)
{
    const auto mix = [share](double a, double b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(mix(under.redF(), over.redF()), mix(under.greenF(), over.greenF()), mix(under.blueF(), over.blueF()));
}

/// Dark or light, whichever has more contrast.
QColor inkOn(const QColor& back) { return contrast(kDarkInk, back) >= contrast(kLightInk, back) ? kDarkInk : kLightInk; }

/// Opacity of heat: even faint heat can be seen.
double glow(double heat) { return heat <= 0 ? 0 : 0.18 + 0.72 * std::clamp(heat, 0.0, 1.0); }

double discRadius(double heat, bool labelled)
{
    const double grown = 0.24 + 0.22 * std::sqrt(std::clamp(heat, 0.0, 1.0));
    return labelled ? std::max(grown, 0.40) : grown;
}

QColor colorOf(const OverlayCell& mark, const OverlayGround& ground)
{
    return mark.color.isValid() ? mark.color : inkOn(ground.back(mark.cell));
}

/// The background of a cell's label, with its heat.
QColor backOf(const OverlayCell& mark, const OverlayGround& ground)
{
    const QColor back = ground.back(mark.cell);
    return mark.heat > 0 ? mixed(back, mark.color, ground.squares ? glow(mark.heat) : std::max(glow(mark.heat), 0.72)) : back;
}

QRectF squareAround(QPointF middle, double half) { return {middle - QPointF(half, half), QSizeF(2 * half, 2 * half)}; }

void drawShape(QPainter& painter, const OverlayCell& mark, const OverlayGround& ground)
{
    const QPointF middle = ground.centre(mark.cell);
    const double cell = ground.cellSize;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colorOf(mark, ground), std::max(1.5, cell * 0.06), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double reach = cell * 0.22;
    switch (mark.shape) {
    case OverlayCell::Shape::None: break;
    case OverlayCell::Shape::Circle: painter.drawEllipse(middle, reach, reach); break;
    case OverlayCell::Shape::Square: painter.drawRect(squareAround(middle, reach * 0.88)); break;
    case OverlayCell::Shape::Cross:
        painter.drawLine(middle + QPointF(-reach, -reach) * 0.85, middle + QPointF(reach, reach) * 0.85);
        painter.drawLine(middle + QPointF(-reach, reach) * 0.85, middle + QPointF(reach, -reach) * 0.85);
        break;
    case OverlayCell::Shape::Triangle:
        painter.drawPolygon(
            QPolygonF{middle + QPointF(0, -reach * 1.15), middle + QPointF(reach, reach * 0.65), middle + QPointF(-reach, reach * 0.65)});
        break;
    }
    if (mark.ring) {
        const double width = std::max(2.0, cell * 0.07);
        painter.setPen(QPen(colorOf(mark, ground), width));
        if (ground.squares)
            painter.drawRoundedRect(squareAround(middle, cell * 0.5 - width * 0.6), width, width);
        else
            painter.drawEllipse(middle, cell * 0.45, cell * 0.45);
    }
}

void setLabelFont(QPainter& painter, const OverlayGround& ground, const QString& text, double share)
{
    QFont font = ground.font;
    font.setPixelSize(std::max(7, static_cast<int>(ground.cellSize * (text.size() > 2 ? share * 0.8 : share))));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
}

/// In Go at the centre of the point; in chess on a chip in the corner, because a piece may be on the square.
void drawLabel(QPainter& painter, const OverlayCell& mark, const OverlayGround& ground)
{
    const QPointF middle = ground.centre(mark.cell);
    const double cell = ground.cellSize;
    if (!ground.squares) {
        setLabelFont(painter, ground, mark.label, 0.40);
        painter.setPen(inkOn(backOf(mark, ground)));
        painter.drawText(squareAround(middle, cell * 0.6), Qt::AlignCenter, mark.label);
        return;
    }
    setLabelFont(painter, ground, QString(), 0.22);
    const QColor chip = mark.color.isValid() ? mark.color : kDarkInk;
    const double height = cell * 0.27;
    const double width = std::max(height, painter.fontMetrics().horizontalAdvance(mark.label) + cell * 0.12);
    const QRectF box(middle.x() + cell * 0.47 - width, middle.y() + cell * 0.47 - height, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chip);
    painter.drawRoundedRect(box, height * 0.3, height * 0.3);
    painter.setPen(inkOn(chip));
    painter.drawText(box, Qt::AlignCenter, mark.label);
}

void drawArrow(QPainter& painter, const OverlayArrow& arrow, const OverlayGround& ground)
{
    const double cell = ground.cellSize;
    const QPointF start = ground.centre(arrow.from);
    const QPointF end = ground.centre(arrow.to);
    const QPointF way = end - start;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1)
        return;
    const QPointF along = way / length;
    const QPointF across(-along.y(), along.x());
    const double strength = std::clamp(arrow.strength, 0.0, 1.0);
    const double half = cell * (0.035 + 0.055 * strength);
    const double head = half * 2.6;
    const QPointF tail = start + along * (cell * 0.22);
    const QPointF tip = end - along * (cell * 0.08);
    const QPointF neck = tip - along * (head * 1.5);
    QPainterPath path;
    path.moveTo(tail + across * half);
    path.lineTo(neck + across * half);
    path.lineTo(neck + across * head);
    path.lineTo(tip);
    path.lineTo(neck - across * head);
    path.lineTo(neck - across * half);
    path.lineTo(tail - across * half);
    path.closeSubpath();
    QColor color = arrow.color;
    color.setAlphaF(static_cast<float>(0.45 + 0.45 * strength));
    painter.setPen(QPen(QColor(255, 255, 255, 110), std::max(1.0, cell * 0.015), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(color);
    painter.drawPath(path);
}

void drawArrowLabel(QPainter& painter, const OverlayArrow& arrow, const OverlayGround& ground)
{
    OverlayCell chip{.cell = arrow.to, .color = arrow.color, .label = arrow.label};
    drawLabel(painter, chip, ground);
}

} // namespace

void drawOverlayGlow(QPainter& painter, const Overlay& overlay, const OverlayGround& ground)
{
    painter.setPen(Qt::NoPen);
    for (const OverlayCell& mark : overlay.cells) {
        if (mark.heat <= 0)
            continue;
        const QPointF middle = ground.centre(mark.cell);
        QColor color = mark.color;
        color.setAlphaF(static_cast<float>(glow(mark.heat)));
        if (ground.squares) {
            painter.fillRect(ground.rect(mark.cell), color);
            continue;
        }
        const double radius = ground.cellSize * discRadius(mark.heat, !mark.label.isEmpty());
        if (!mark.label.isEmpty()) // the lines of the board must not run through the figure
            color.setAlphaF(std::max(color.alphaF(), 0.72F));
        painter.setBrush(color);
        painter.drawEllipse(middle, radius, radius);
    }
}

void drawOverlayMarks(QPainter& painter, const Overlay& overlay, const OverlayGround& ground)
{
    for (const OverlayArrow& arrow : overlay.arrows)
        drawArrow(painter, arrow, ground);
    for (const OverlayArrow& arrow : overlay.arrows)
        if (!arrow.label.isEmpty())
            drawArrowLabel(painter, arrow, ground);
    for (const OverlayCell& mark : overlay.cells) {
        drawShape(painter, mark, ground);
        if (!mark.label.isEmpty())
            drawLabel(painter, mark, ground);
    }
}

} // namespace evenmatch::ui
