#include "ui/editor/draft_board.h"

#include "ui/base/theme.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace evenmatch::ui {

namespace {

constexpr QPoint kNoCell(-1, -1);

} // namespace

DraftBoard::DraftBoard(QWidget* parent) : QStackedWidget(parent), m_go(new GoBoardWidget), m_chess(new ChessBoardWidget)
{
    m_go->setObjectName(QStringLiteral("draftGoBoard"));
    m_chess->setObjectName(QStringLiteral("draftChessBoard"));
    for (BoardWidget* board : {static_cast<BoardWidget*>(m_go), static_cast<BoardWidget*>(m_chess)}) {
        addWidget(board);
        board->setArrowsForCursor(true);
        board->installEventFilter(this);
    }
}

BoardWidget* DraftBoard::board() const { return static_cast<BoardWidget*>(currentWidget()); }

void DraftBoard::setDraft(const PositionDraft& draft)
{
    if (const auto* chess = std::get_if<record::ChessDraft>(&draft)) {
        ChessPicture picture;
        picture.pieces = chess->pieces;
        picture.toMove = chess->toMove;
        m_chess->setPicture(std::move(picture));
        setCurrentWidget(m_chess);
    } else {
        const auto& go = std::get<record::GoDraft>(draft);
        GoPicture picture;
        picture.size = go.size;
        picture.stones = go.stones;
        m_go->setPicture(std::move(picture));
        setCurrentWidget(m_go);
    }
}

void DraftBoard::setHeld(QPoint cell)
{
    m_held = cell;
    showOverlay();
}

void DraftBoard::setMarks(Overlay marks)
{
    m_marks = std::move(marks);
    showOverlay();
}

void DraftBoard::showOverlay()
{
    Overlay overlay = m_marks;
    if (m_held != kNoCell)
        overlay.cells.push_back({.cell = m_held, .color = currentTheme().accent, .ring = true, .label = {}, .words = tr("held")});
    board()->setOverlay(std::move(overlay));
}

void DraftBoard::turn() { m_chess->setFlipped(!m_chess->flipped()); }

QPoint DraftBoard::cellAt(QPointF position) const { return board()->turned(board()->cellAt(position)); }

bool DraftBoard::press(const QMouseEvent& event)
{
    const QPoint cell = cellAt(event.position());
    board()->setFocus(Qt::MouseFocusReason);
    if (event.button() == Qt::RightButton && cell != kNoCell)
        Q_EMIT clearWanted(cell);
    if (event.button() != Qt::LeftButton || cell == kNoCell)
        return true;
    board()->setCursorCell(board()->turned(cell));
    m_pressed = true;
    m_last = cell;
    Q_EMIT touched(cell);
    return true;
}

bool DraftBoard::move(const QMouseEvent& event)
{
    if (!m_pressed)
        return false; // the board shows the piece under the mouse instead
    const QPoint cell = cellAt(event.position());
    if (cell != kNoCell && std::exchange(m_last, cell) != cell)
        Q_EMIT dragged(cell);
    return true;
}

bool DraftBoard::release(const QMouseEvent& event)
{
    if (event.button() == Qt::LeftButton && std::exchange(m_pressed, false))
        Q_EMIT released(cellAt(event.position()));
    return true;
}

bool DraftBoard::pressKey(const QKeyEvent& event)
{
    const QPoint cell = board()->turned(board()->cursorCell());
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        Q_EMIT touched(cell);
        Q_EMIT released(cell);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: Q_EMIT clearWanted(cell); return true;
    default: return false;
    }
}

bool DraftBoard::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove: return move(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease: return release(*static_cast<QMouseEvent*>(event));
    case QEvent::KeyPress: return pressKey(*static_cast<QKeyEvent*>(event));
    default: return QStackedWidget::eventFilter(watched, event);
    }
}

} // namespace evenmatch::ui
