#include "ui/review/board_marker.h"

#include "ui/board/board_widget.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QRect>

#include <cmath>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr QPoint kNone(-1, -1);

} // namespace

BoardMarker::BoardMarker(BoardWidget& board, std::function<Shape()> shape) : QObject(&board), m_board(board), m_shape(std::move(shape))
{
    board.installEventFilter(this);
}

QPoint BoardMarker::cellOn(const BoardWidget& board, int cells, QPointF position)
{
    const QPointF first = board.cellCentre({0, 0});
    const double size = board.cellCentre({1, 0}).x() - first.x();
    const QPointF inside = (position - first) / size;
    const QPoint cell(static_cast<int>(std::lround(inside.x())), static_cast<int>(std::lround(inside.y())));
    return QRect(0, 0, cells, cells).contains(cell) ? cell : kNone;
}

QPoint BoardMarker::cellAt(QPointF position) const { return cellOn(m_board, m_shape().cells, position); }

void BoardMarker::mark(QPoint from, QPoint to)
{
    const Shape shape = m_shape();
    const QPoint last(shape.cells - 1, shape.cells - 1);
    if (from != kNone && to != kNone)
        Q_EMIT markWanted(shape.flipped ? last - from : from, shape.flipped ? last - to : to);
}

bool BoardMarker::press(const QMouseEvent& event)
{
    const bool ours = event.button() == Qt::RightButton || (m_chosen && event.button() == Qt::LeftButton);
    m_from = ours ? cellAt(event.position()) : kNone;
    return m_from != kNone;
}

bool BoardMarker::release(const QMouseEvent& event)
{
    const QPoint from = std::exchange(m_from, kNone);
    mark(from, cellAt(event.position()));
    return from != kNone;
}

bool BoardMarker::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease: return release(*static_cast<QMouseEvent*>(event));
    case QEvent::KeyPress: {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (!m_chosen || (key != Qt::Key_Return && key != Qt::Key_Enter))
            break;
        mark(m_board.cursorCell(), m_board.cursorCell());
        return true;
    }
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace evenmatch::ui
