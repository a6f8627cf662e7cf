#include "ui/game_tree/game_tree_view.h"

#include "core/record/board/replay.h"
#include "ui/base/theme.h"
#include "ui/game/session_text.h"
#include "ui/game_tree/move_text_tree.h"
#include "ui/game_tree/stone_tree.h"
#include "ui/text/sentences.h"
#include "ui/widgets/plain_text.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace evenmatch::ui {

using record::NodeId;

namespace {

constexpr int kAround = 44; ///< visible around the current move
constexpr int kStep = 32;

} // namespace

GameTreeView::GameTreeView(GameSession& session, QWidget* parent) : QAbstractScrollArea(parent), m_session(session)
{
    setAccessibleName(tr("Variations"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(84);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    horizontalScrollBar()->setSingleStep(kStep);
    verticalScrollBar()->setSingleStep(kStep);
    connect(&session, &GameSession::changed, this, &GameTreeView::follow);
    connect(&session, &GameSession::recordChanged, this, &GameTreeView::follow);
}

/// Every variation leaves some line, and the current line meets the place where one leaves the main line or is such a variation itself.
bool GameTreeView::hasVariations(const GameSession& session)
{
    return std::ranges::any_of(session.line(), [](const LineEntry& entry) { return entry.variations > 1; });
}

void GameTreeView::setNotes(MoveNotes notes)
{
    if (notes == m_notes)
        return;
    m_notes = std::move(notes);
    if (m_picture && m_picture->isText())
        m_builtRevision = -1;
    follow();
}

void GameTreeView::follow()
{
    if (!isVisible())
        return; // showEvent follows
    const bool isNew = build();
    m_onLine.assign(m_session.record().size(), false);
    for (const LineEntry& entry : m_session.line())
        m_onLine[entry.node] = true;
    if (isNew || m_session.node() != m_shown) {
        m_shown = m_session.node();
        showPresent();
        describe();
    }
    viewport()->update();
}

/// Whether the picture was outdated.
bool GameTreeView::build()
{
    const bool chess = m_session.chessPosition() != nullptr;
    if (!m_picture || m_picture->isText() != chess) {
        m_picture = chess ? std::unique_ptr<GameTreePicture>(std::make_unique<MoveTextTree>()) : std::make_unique<StoneTree>();
        setVerticalScrollBarPolicy(chess ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAsNeeded); // text keeps its width
        setHorizontalScrollBarPolicy(chess ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
        m_builtRevision = -1;
    }
    if (m_builtRevision == m_session.revision())
        return false;
    m_builtRevision = m_session.revision();
    m_hovered = record::kNoNode;
    m_picture->build(m_session, m_notes, viewport()->width());
    setRanges();
    return true;
}

void GameTreeView::setRanges()
{
    if (!m_picture)
        return;
    const QSize size = m_picture->size();
    horizontalScrollBar()->setRange(0, std::max(0, size.width() - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    verticalScrollBar()->setRange(0, std::max(0, size.height() - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
}

QPoint GameTreeView::offset() const { return {horizontalScrollBar()->value(), verticalScrollBar()->value()}; }

NodeId GameTreeView::nodeAt(QPoint position) const { return m_picture ? m_picture->nodeAt(position + offset()) : record::kNoNode; }

QRect GameTreeView::placeOf(NodeId node) const
{
    const QRect place = m_picture ? m_picture->placeOf(node) : QRect();
    return place.isNull() ? place : place.translated(-offset());
}

void GameTreeView::showPresent()
{
    const QRect place = m_picture->placeOf(m_session.node());
    if (place.isNull()) { // chess: the start
        verticalScrollBar()->setValue(0);
        return;
    }
    const auto reveal = [](QScrollBar* bar, int from, int to, int room) {
        if (from - kAround < bar->value())
            bar->setValue(from - kAround);
        else if (to + kAround > bar->value() + room)
            bar->setValue(to + kAround - room);
    };
    reveal(horizontalScrollBar(), place.left(), place.right(), viewport()->width());
    reveal(verticalScrollBar(), place.top(), place.bottom(), viewport()->height());
}

/// For screen readers: the selected move, and its number among the variations.
void GameTreeView::describe()
{
    const LineEntry& entry = m_session.line()[static_cast<std::size_t>(m_session.lineIndex())];
    QString words = wordsOf(m_session.node());
    if (entry.variations > 1)
        words = joinList({words, tr("one of %n variations here", nullptr, entry.variations)});
    setAccessibleDescription(words);
}

QString GameTreeView::wordsOf(NodeId node) const
{
    const record::GameRecord& record = m_session.record();
    QStringList parts;
    const game::Move move = record.move(node);
    if (move == game::kNoMove) {
        parts << (node == record::kRoot ? tr("Start") : tr("Set-up"));
    } else if (auto before = record::positionAt(record, record.parent(node)); before.ok() && before->isLegal(move)) {
        const int plies = before->moveNumber();
        const bool chess = m_session.chessPosition() != nullptr;
        parts << QStringLiteral("%1 %2 %3")
                     .arg(chess ? plies / 2 + 1 : plies + 1)
                     .arg(sideName(m_session, record.side(node)), moveWords(*before, move));
    }
    if (const QString before = wordsBefore(record, node); !before.isEmpty())
        parts << before;
    if (const auto note = m_notes.find(node); note != m_notes.end())
        parts << note->second.text;
    if (const auto comment = QString::fromStdString(record::commentWords(record, node)); !comment.isEmpty())
        parts << comment;
    return parts.join(QLatin1Char('\n'));
}

void GameTreeView::paintEvent(QPaintEvent* event)
{
    if (!m_picture)
        return;
    QPainter painter(viewport());
    painter.setFont(font());
    painter.translate(-offset());
    m_picture->paint(painter, event->rect().translated(offset()), {m_session, m_notes, m_onLine, m_hovered});
    if (hasFocus() && !m_picture->placeOf(m_session.node()).isNull()) {
        painter.setPen(QPen(currentTheme().accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(m_picture->placeOf(m_session.node())).adjusted(0.75, 0.75, -0.75, -0.75), 7, 7);
    }
}

void GameTreeView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (m_picture && m_picture->isText() && event->size().width() != event->oldSize().width())
        m_builtRevision = -1;
    setRanges();
    follow();
}

void GameTreeView::showEvent(QShowEvent* event)
{
    QAbstractScrollArea::showEvent(event);
    follow();
}

void GameTreeView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_builtRevision = -1;
        follow();
    }
}

void GameTreeView::hover(NodeId node)
{
    if (node == m_hovered)
        return;
    m_hovered = node;
    viewport()->setCursor(node == record::kNoNode ? Qt::ArrowCursor : Qt::PointingHandCursor);
    viewport()->update();
}

bool GameTreeView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        hover(record::kNoNode);
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const NodeId node = nodeAt(help->pos());
        QToolTip::showText(help->globalPos(), node == record::kNoNode ? QString() : plainToolTip(wordsOf(node)), viewport(), placeOf(node));
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void GameTreeView::mouseMoveEvent(QMouseEvent* event) { hover(nodeAt(event->position().toPoint())); }

void GameTreeView::mousePressEvent(QMouseEvent* event)
{
    const NodeId node = nodeAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && node != record::kNoNode)
        m_session.goTo(node);
}

/// A wide and low tree scrolls horizontally.
void GameTreeView::wheelEvent(QWheelEvent* event)
{
    if (verticalScrollBar()->maximum() > 0 || event->angleDelta().y() == 0) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - event->angleDelta().y());
    event->accept();
}

void GameTreeView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && m_editable && m_session.node() != record::kRoot)
        remove(m_session.node());
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void GameTreeView::remove(NodeId node)
{
    const QString move = wordsOf(node).section(QLatin1Char('\n'), 0, 0);
    if (m_session.removeFrom(node))
        Q_EMIT edited(tr("%1 and all following moves were deleted.").arg(move));
}

QMenu* GameTreeView::menuFor(NodeId node)
{
    auto* menu = new QMenu(this);
    menu->addAction(tr("&Go there"), this, [this, node] { m_session.goTo(node); })->setObjectName(QStringLiteral("goThere"));
    if (!m_editable || node == record::kRoot)
        return menu;
    menu->addSeparator();
    QAction* promote = menu->addAction(tr("&Promote variation"), this, [this, node] {
        m_session.promote(node);
        Q_EMIT edited(tr("The variation was promoted."));
    });
    promote->setObjectName(QStringLiteral("promote"));
    promote->setEnabled(m_session.canPromote(node));
    const bool fixed = m_session.standing() == Standing::Fixed;
    QAction* main = menu->addAction(fixed ? tr("&Replace the game with this line") : tr("Make &main line"), this, [this, node, fixed] {
        m_session.makeMainLine(node);
        Q_EMIT edited(fixed ? tr("This line is now the game; the former game is a variation.") : tr("The variation is the main line now."));
    });
    main->setObjectName(QStringLiteral("makeMainLine"));
    main->setEnabled(m_session.canMakeMainLine(node));
    menu->addSeparator();
    QAction* gone = menu->addAction(tr("&Delete from here on"), this, [this, node] { remove(node); });
    gone->setObjectName(QStringLiteral("deleteBranch"));
    gone->setEnabled(m_session.canRemove(node));
    return menu;
}

void GameTreeView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    const NodeId node = keyboard ? m_session.node() : nodeAt(event->pos());
    if (node == record::kNoNode)
        return;
    QMenu* menu = menuFor(node);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(keyboard ? viewport()->mapToGlobal(placeOf(node).center()) : event->globalPos());
}

} // namespace evenmatch::ui
