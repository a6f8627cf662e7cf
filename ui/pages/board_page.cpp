#include "ui/pages/board_page.h"

#include "core/game/chess/position.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/text/session_text.h"
#include "ui/typing/move_field.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_scroll.h"

#include <QAction>
#include <QBoxLayout>
#include <QResizeEvent>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kLeastBoard = 420; ///< with the gap beside it: what a wide panel leaves until the user moves its edge

GoPicture goPicture(const go::Position& position, const GameSession& session)
{
    GoPicture picture = pictureOf(position);
    if (!session.mayPlay())
        picture.toPlay = go::Color::Empty;
    if (position.isOver()) {
        const auto& owner = session.score().owner;
        picture.territory.assign(owner.begin(), owner.begin() + position.size() * position.size());
        picture.dead = session.deadStones();
    }
    return picture;
}

/// By point, the move that put the stone there; of several the last.
std::vector<int> moveNumbers(const go::Position& position, const GameSession& session)
{
    std::vector<int> numbers(static_cast<std::size_t>(position.size() * position.size()), 0);
    for (int at = 0; at <= session.lineIndex(); ++at) {
        const LineEntry& entry = session.line()[static_cast<std::size_t>(at)];
        const game::Move move = session.record().move(entry.node);
        if (move != game::kNoMove && !position.isPass(move))
            numbers[move.code] = entry.number;
    }
    return numbers;
}

/// As wide as the panel in it needs at least: words of some languages are long.
class PanelScroll final : public PageScroll {
public:
    using PageScroll::PageScroll;

    QSize minimumSizeHint() const override
    {
        constexpr int kNarrowest = 320;
        constexpr int kWidest = 440; // of what a panel may ask for; the board is the largest thing
        const int wanted = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
        return {std::clamp(wanted, kNarrowest, kWidest), PageScroll::minimumSizeHint().height()};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return PageScroll::eventFilter(watched, event);
    }
};

/// As high as the panel that is shown needs to be: Qt's own stack is as high as its highest.
class PanelStack final : public QStackedWidget {
public:
    bool hasHeightForWidth() const override { return currentWidget() && currentWidget()->hasHeightForWidth(); }
    int heightForWidth(int width) const override { return hasHeightForWidth() ? currentWidget()->heightForWidth(width) : -1; }
    QSize sizeHint() const override { return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint(); }
    QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint() : QStackedWidget::minimumSizeHint();
    }
};

/// A place that keeps a line at its upper edge, over what is there: nothing moves when something is said.
class UnderNotice final : public QWidget {
public:
    explicit UnderNotice(Notice* notice) : m_notice(notice)
    {
        notice->setParent(this);
        notice->setYielding();
        notice->installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
            place();
        return false;
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        place();
    }

private:
    void place()
    {
        constexpr int kWidest = 640;
        const int wide = std::min(width(), kWidest);
        const int high = m_notice->hasHeightForWidth() ? m_notice->heightForWidth(wide) : m_notice->sizeHint().height();
        m_notice->setGeometry((width() - wide) / 2, 0, wide, high);
        m_notice->raise();
    }

    Notice* m_notice;
};

/// A board, and perhaps something narrow left of it: both stay side by side in the middle, however wide the place is.
class BoardRow final : public QHBoxLayout {
public:
    void setGeometry(const QRect& place) override
    {
        QHBoxLayout::setGeometry(place);
        if (count() < 2 || itemAt(0)->isEmpty())
            return;
        const int beside = itemAt(0)->sizeHint().width() + spacing();
        const int side = std::min(place.height(), place.width() - beside);
        const int left = place.left() + (place.width() - beside - side) / 2;
        itemAt(0)->setGeometry({left, place.top(), beside - spacing(), place.height()});
        itemAt(1)->setGeometry({left + beside, place.top(), side, place.height()});
    }
};

QString splitterKey(const QString& page) { return page + QStringLiteral("/splitter"); }

} // namespace

BoardPage::BoardPage(GameDocument& document, const QString& name, QWidget* parent, int panelWidth)
    : QWidget(parent), m_document(document), m_name(name), m_panelWidth(panelWidth), m_splitter(new QSplitter)
{
    m_splitter->addWidget(makeBoards());
    m_splitter->addWidget(makePanel());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(14);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 8, 14, 4);
    row->addWidget(m_splitter);

    m_sizedByUser = m_splitter->restoreState(QSettings().value(splitterKey(m_name)).toByteArray());
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_sizedByUser = true; });
    connect(&session(), &GameSession::changed, this, [this] {
        noteMove();
        refreshBoard();
    });
    connect(&session(), &GameSession::refused, this, [this](const QString& reason) { board()->tell(reason); });
    connect(m_notice, &Notice::said, this, [this](const QString& text) { board()->tell(text); });
    connect(&m_document, &GameDocument::failed, m_notice, &Notice::alarm);
    connect(&m_document, &GameDocument::noticed, m_notice, &Notice::tell);
    connect(&m_document, &GameDocument::failureSettled, m_notice, &Notice::dropAlarm);
    connect(m_notice, &Notice::alarmClosed, &m_document, &GameDocument::failureSettled); // it stands on the other pages, too
}

BoardPage::~BoardPage()
{
    if (m_sizedByUser)
        QSettings().setValue(splitterKey(m_name), m_splitter->saveState());
}

QWidget* BoardPage::makeBoards()
{
    m_goBoard = new GoBoardWidget;
    m_goBoard->setObjectName(QStringLiteral("goBoard"));
    m_chessBoard = new ChessBoardWidget;
    m_chessBoard->setObjectName(QStringLiteral("chessBoard"));
    m_boards = new QStackedWidget;
    m_boards->addWidget(m_goBoard);
    m_boards->addWidget(m_chessBoard);
    connect(m_goBoard, &GoBoardWidget::pointChosen, this, &BoardPage::choosePoint);
    connect(m_chessBoard, &ChessBoardWidget::moveChosen, this, &BoardPage::chooseMove);
    connect(m_chessBoard, &ChessBoardWidget::moveRefused, this,
        [this](int from, int to) { session().play(chess::makeMove(from, to)); }); // not legal: the session says why
    for (BoardWidget* board : {static_cast<BoardWidget*>(m_goBoard), static_cast<BoardWidget*>(m_chessBoard)})
        connect(board, &BoardWidget::stepWanted, &session(), &GameSession::step);

    m_notice = new Notice;
    auto* middle = new UnderNotice(m_notice);
    m_middle = new QVBoxLayout(middle);
    m_middle->setContentsMargins(0, 0, 0, 0);
    m_middle->setSpacing(8);
    m_boardRow = new BoardRow;
    m_boardRow->setSpacing(2);
    m_boardRow->addWidget(m_boards, 1);
    m_middle->addLayout(m_boardRow, 1);
    m_middle->addWidget(makeMoveField());
    return middle;
}

/// Under the board. It stays after a move, so that a whole game can be typed.
QWidget* BoardPage::makeMoveField()
{
    m_moveField = new MoveField([this] {
        const game::AnyPosition* other = shownInstead();
        return other ? *other : session().position();
    });
    connect(m_moveField, &MoveField::moveWanted, this, [this](game::Move move) {
        const record::NodeId before = session().node();
        chooseMove(move);
        if (session().node() != before)
            m_moveField->clear();
    });
    connect(m_moveField, &MoveField::closed, this, [this] { board()->setFocus(Qt::OtherFocusReason); });
    connect(&session(), &GameSession::changed, m_moveField, &MoveField::refresh);
    connect(&session(), &GameSession::refused, m_moveField, [this](const QString& reason) {
        if (m_moveField->isVisible())
            m_moveField->say(reason.left(1).toUpper() + reason.mid(1));
    });
    return m_moveField;
}

void BoardPage::typeMoves() { m_moveField->open(); }

QWidget* BoardPage::makePanel()
{
    m_panels = new PanelStack;
    m_panelScroll = new PanelScroll(m_panels);
    return m_panelScroll;
}

BoardWidget* BoardPage::board() const { return static_cast<BoardWidget*>(m_boards->currentWidget()); }

void BoardPage::showPanel(QWidget* panel)
{
    if (m_panels->indexOf(panel) < 0)
        m_panels->addWidget(panel);
    for (int i = 0; i < m_panels->count(); ++i) { // only the one that is shown says how wide it is and how much there is to scroll
        const auto policy = m_panels->widget(i) == panel ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_panels->widget(i)->setSizePolicy(policy, policy);
    }
    if (m_panels->currentWidget() != panel)
        m_panelScroll->verticalScrollBar()->setValue(0); // each begins at its heading
    m_panels->setCurrentWidget(panel);
    m_panels->updateGeometry();
    Q_EMIT panelShown(panel);
}

void BoardPage::showGuest(QWidget* guest)
{
    if (!guest && m_ownPanel)
        showPanel(std::exchange(m_ownPanel, nullptr));
    if (!guest || m_panels->currentWidget() == guest)
        return;
    m_ownPanel = m_panels->currentWidget();
    guest->addActions(m_boards->actions());
    showPanel(guest);
}

void BoardPage::setBesideBoard(QWidget* widget) { m_boardRow->insertWidget(0, widget); }

void BoardPage::setBottom(QWidget* bottom) { m_middle->addWidget(bottom); }

void BoardPage::setCoordinatesShown(bool shown)
{
    m_goBoard->setCoordinatesShown(shown);
    m_chessBoard->setCoordinatesShown(shown);
}

void BoardPage::setNumbersShown(bool shown)
{
    m_numbers = shown;
    refreshBoard();
}

void BoardPage::addBoardAction(QAction* action)
{
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_boards->addAction(action);
    for (int i = 0; i < m_panels->count(); ++i)
        m_panels->widget(i)->addAction(action);
}

void BoardPage::choosePoint(int x, int y)
{
    if (const go::Position* position = session().goPosition())
        chooseMove(position->moveAt(x, y));
}

void BoardPage::chooseMove(game::Move move)
{
    if (session().standing() == Standing::Running && session().atGameEnd())
        m_notice->tell(tr("This game is in progress. Make its moves on the Play page."));
    else
        session().play(move);
}

void BoardPage::refreshBoard()
{
    if (const game::AnyPosition* other = shownInstead())
        return showPosition(*other, game::kNoMove);
    if (const auto* position = session().goPosition()) {
        m_boards->setCurrentWidget(m_goBoard);
        GoPicture picture = goPicture(*position, session());
        if (m_numbers)
            picture.numbers = moveNumbers(*position, session());
        decorate(picture);
        m_goBoard->setPicture(std::move(picture));
    } else if (const auto* chessPosition = session().chessPosition()) {
        m_boards->setCurrentWidget(m_chessBoard);
        ChessPicture picture = pictureOf(*chessPosition, session().lastMove(), session().mayPlay());
        decorate(picture);
        m_chessBoard->setPicture(std::move(picture));
    }
}

/// Whoever does not see the board hears each move, and what becomes of the game.
void BoardPage::noteMove()
{
    const LineEntry& entry = session().line()[static_cast<std::size_t>(session().lineIndex())];
    const QString state = session().phase() == Phase::Scoring ? countText(session().score()) : stateText(session());
    const QString news = entry.number > 0 ? QStringLiteral("%1 %2. %3").arg(sideName(session(), entry.side), entry.text, state) : state;
    if (news == std::exchange(m_told, news))
        return;
    m_goBoard->setNews(news);
    m_chessBoard->setNews(news);
}

void BoardPage::showPosition(const game::AnyPosition& position, game::Move last)
{
    if (const auto* go = position.as<go::Position>()) {
        m_boards->setCurrentWidget(m_goBoard);
        GoPicture picture = pictureOf(*go);
        picture.toPlay = go::Color::Empty;
        m_goBoard->setPicture(std::move(picture));
    } else if (const auto* chess = position.as<chess::Position>()) {
        m_boards->setCurrentWidget(m_chessBoard);
        m_chessBoard->setPicture(pictureOf(*chess, last, false));
    }
}

/// The panel goes under the board where the window is tall and narrow.
void BoardPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const auto wanted = height() > width() + m_panelWidth / 2 ? Qt::Vertical : Qt::Horizontal;
    if (m_splitter->orientation() != wanted)
        m_splitter->setOrientation(wanted);
    if (!m_sizedByUser && wanted == Qt::Horizontal) {
        const int panel = std::min(m_panelWidth, std::max(kPanelWidth, width() - kLeastBoard));
        m_splitter->setSizes({width() - panel, panel});
    }
}

} // namespace evenmatch::ui
