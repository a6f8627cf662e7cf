#include "ui/board/board_widget.h"

#include "ui/base/theme.h"
#include "ui/board/board_accessible.h"
#include "ui/text/sentences.h"

#include <QAccessible>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent)
{
    installBoardAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BoardWidget::setCoordinatesShown(bool shown)
{
    m_coordinates = shown;
    forgetPictures();
    update();
}

void BoardWidget::setCursorCell(QPoint cell)
{
    const QPoint inside(std::clamp(cell.x(), 0, cells() - 1), std::clamp(cell.y(), 0, cells() - 1));
    if (inside == m_cursor)
        return;
    m_cursor = inside;
    update();
    announce();
}

QString BoardWidget::cursorText() const { return joinList({textAt(m_cursor), m_overlay.textAt(turned(m_cursor))}); }

void BoardWidget::tell(const QString& news)
{
    m_news = news;
    announce();
}

void BoardWidget::setOverlay(Overlay overlay)
{
    m_overlay = std::move(overlay);
    update();
    announce();
}

void BoardWidget::setFlipped(bool flipped)
{
    if (flipped == m_flipped)
        return;
    m_flipped = flipped;
    cancel();
    forgetPictures();
    setCursorCell(opposite(m_cursor));
    update();
    Q_EMIT flippedChanged();
}

void BoardWidget::copyLookTo(BoardWidget& other) const
{
    other.m_flipped = m_flipped;
    other.m_overlay = m_overlay;
    other.m_coordinates = m_coordinates;
    other.setFont(font());
}

QPointF BoardWidget::cellCentre(QPoint cell) const
{
    const double first = (margin() + 0.5) * cellSize();
    return boardRect().topLeft() + QPointF(first + cell.x() * cellSize(), first + cell.y() * cellSize());
}

QRectF BoardWidget::boardRect() const
{
    const double ratio = devicePixelRatioF();
    const double side = std::floor(std::min(width(), height()) * ratio) / ratio;
    const auto snapped = [ratio](double value) { return std::round(value * ratio) / ratio; };
    return {snapped((width() - side) / 2), snapped((height() - side) / 2), side, side};
}

double BoardWidget::cellSize() const { return boardRect().width() / (cells() + 2 * margin()); }

QPoint BoardWidget::cellAt(QPointF position) const
{
    const QPointF inside = (position - boardRect().topLeft()) / cellSize() - QPointF(margin(), margin());
    const QPoint cell(static_cast<int>(std::floor(inside.x())), static_cast<int>(std::floor(inside.y())));
    return contains(cell) ? cell : QPoint(-1, -1);
}

void BoardWidget::announce()
{
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void BoardWidget::setKeyboardUsed(bool used)
{
    m_keyboardUsed = used;
    m_sentAway = false;
    update();
}

void BoardWidget::drawCursor(QPainter& painter) const
{
    if (!cursorVisible())
        return;
    const double reach = 0.47 * cellSize();
    const double arm = 0.36 * reach;
    const QPointF middle = cellCentre(m_cursor);
    QPainterPath path;
    for (const QPointF corner : {QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)}) {
        const QPointF tip = middle + corner * reach;
        path.moveTo(tip.x() - corner.x() * arm, tip.y());
        path.lineTo(tip);
        path.lineTo(tip.x(), tip.y() - corner.y() * arm);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, std::max(4.0, cellSize() * 0.11), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(Theme::light().accent, std::max(2.0, cellSize() * 0.06), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

bool BoardWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && takesArrows()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool arrow = key->key() >= Qt::Key_Left && key->key() <= Qt::Key_Down;
        const bool plays = key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool isCursors = arrow || (cursorVisible() && (plays || key->key() == Qt::Key_Escape));
        if (isCursors && !(key->modifiers() & ~Qt::KeypadModifier)) {
            event->accept(); // else the window's shortcuts would step through the game or do what Space does on the page
            return true;
        }
    }
    return QWidget::event(event);
}

void BoardWidget::keyPressEvent(QKeyEvent* event)
{
    Qt::KeyboardModifiers used = Qt::KeypadModifier;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        used |= Qt::AltModifier | Qt::ControlModifier; // a chess board asks for the piece of a promotion
    if (event->modifiers() & ~used) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_news.clear();
    QPoint step;
    switch (event->key()) {
    case Qt::Key_Left: step = {-1, 0}; break;
    case Qt::Key_Right: step = {1, 0}; break;
    case Qt::Key_Up: step = {0, -1}; break;
    case Qt::Key_Down: step = {0, 1}; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (cursorVisible())
            activate(m_cursor);
        setKeyboardUsed(true);
        announce();
        return;
    case Qt::Key_Escape:
        if (!cancel()) {
            event->setAccepted(cursorVisible()); // else it is for what the board stands in
            setKeyboardUsed(false);
            m_sentAway = true;
            Q_EMIT cancelWanted();
        }
        return;
    default: QWidget::keyPressEvent(event); return;
    }
    setKeyboardUsed(true);
    setCursorCell(m_cursor + step);
}

void BoardWidget::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton && !cancel())
        Q_EMIT cancelWanted();
    if (event->button() != Qt::LeftButton)
        return;
    setKeyboardUsed(false);
    m_news.clear();
    const QPoint cell = cellAt(event->position());
    if (!contains(cell)) {
        cancel();
        return;
    }
    setCursorCell(cell);
    activate(cell);
    update();
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) { hover(cellAt(event->position())); }

void BoardWidget::wheelEvent(QWheelEvent* event)
{
    constexpr int kNotch = 120;
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / kNotch;
    m_wheel -= steps * kNotch;
    if (steps != 0)
        Q_EMIT stepWanted(-steps);
    event->accept();
}

void BoardWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        forgetPictures();
        update();
    }
    QWidget::changeEvent(event);
}

void BoardWidget::leaveEvent(QEvent*) { hover({-1, -1}); }

void BoardWidget::focusInEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        setKeyboardUsed(event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason);
    update();
}

void BoardWidget::focusOutEvent(QFocusEvent*) { update(); }

} // namespace evenmatch::ui
