#include "ui/review/board_marker.h"

#include "ui/base/theme.h"
#include "ui/board/board_widget.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace evenmatch::ui {

namespace {

constexpr QPoint kNone(-1, -1);

} // namespace

BoardMarker::BoardMarker(BoardWidget& board) : QObject(&board), m_board(board) { board.installEventFilter(this); }

void BoardMarker::mark(QPoint from, QPoint to, Qt::KeyboardModifiers held)
{
    if (from != kNone && to != kNone)
        Q_EMIT markWanted(m_board.turned(from), m_board.turned(to), held);
}

bool BoardMarker::press(const QMouseEvent& event)
{
    const bool cancels = (event.buttons() & Qt::LeftButton) != 0; // a drag, which belongs to the board
    const bool ours = (event.button() == Qt::RightButton && !cancels) || (m_chosen && event.button() == Qt::LeftButton);
    m_from = ours ? m_board.cellAt(event.position()) : kNone;
    m_held = event.modifiers();
    return m_from != kNone;
}

bool BoardMarker::release(const QMouseEvent& event)
{
    const QPoint from = std::exchange(m_from, kNone);
    mark(from, m_board.cellAt(event.position()), m_held);
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
        if (!m_chosen || !m_board.cursorVisible() || (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Space))
            break; // without a cursor, the board shows it
        mark(m_board.cursorCell(), m_board.cursorCell(), {});
        return true;
    }
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void Drawings::toggle(QPoint from, QPoint to)
{
    if (std::erase(m_drawn, std::pair(from, to)) == 0)
        m_drawn.emplace_back(from, to);
}

void Drawings::addTo(Overlay& overlay) const
{
    for (const auto& [from, to] : m_drawn) {
        const QColor color = currentTheme().accent;
        const QString words = BoardMarker::tr("drawn");
        if (from == to)
            overlay.cells.push_back({.cell = to, .color = color, .ring = true, .label = {}, .words = words});
        else
            overlay.arrows.push_back({.from = from, .to = to, .color = color, .strength = 0.8, .label = {}, .words = words});
    }
}

} // namespace evenmatch::ui
