#include "ui/pages/board_page.h"

#include "core/game/chess/position.h"
#include "ui/analysis/analysis_panel.h"
#include "ui/analysis/live_analysis.h"
#include "ui/analysis/live_overlay.h"
#include "ui/analysis/live_words.h"
#include "ui/base/theme.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/game/session_text.h"
#include "ui/review/policy_overlay.h"
#include "ui/text/sentences.h"
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
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kLeastBoard = 400; ///< including what is beside it: the minimum that a wide column leaves
constexpr int kEdge = 8; ///< between the parts above and below; it can be moved

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

/// By point, the number of the latest move there.
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

/// At least as wide as its panel needs, because words of some languages are long.
class PanelScroll final : public PageScroll {
public:
    using PageScroll::PageScroll;

    QSize minimumSizeHint() const override
    {
        constexpr int kNarrowest = 320;
        constexpr int kWidest = 440; // the most that a panel may request; the board is the largest part
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

/// As high as the current panel; Qt's own stack is as high as its highest one.
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

/// A board, and optionally something narrow to its left, side by side in the middle.
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
        itemAt(0)->setGeometry({left, place.top() + (place.height() - side) / 2, beside - spacing(), side}); // as high as the board
        itemAt(1)->setGeometry({left + beside, place.top(), side, place.height()});
    }
};

/// A widget's preferred height at that width.
int ownHeight(const QWidget& widget, int width)
{
    return widget.hasHeightForWidth() ? widget.heightForWidth(width) : widget.sizeHint().height();
}

QString splitterKey(const QString& page) { return page + QStringLiteral("/splitter"); }
QString bottomKey(const QString& page) { return page + QStringLiteral("/bottomHeight"); }
QString guestKey(const QString& page) { return page + QStringLiteral("/guestHeight"); }

} // namespace

BoardPage::BoardPage(GameDocument& document, const QString& name, QWidget* parent, ColumnWidth column)
    : QWidget(parent), m_document(document), m_name(name), m_columnWidth(column), m_splitter(new QSplitter)
{
    m_splitter->addWidget(makeBoards());
    m_splitter->addWidget(makeColumn());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(14);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(6, 8, 14, 4);
    rows->addWidget(m_splitter, 1);

    m_sizedByUser = m_splitter->restoreState(QSettings().value(splitterKey(m_name)).toByteArray());
    m_bottomHeight = QSettings().value(bottomKey(m_name), 0).toInt();
    m_guestHeight = QSettings().value(guestKey(m_name), 0).toInt();
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_sizedByUser = true; });
    connect(m_middle, &QSplitter::splitterMoved, this, [this] { m_bottomHeight = m_middle->sizes().constLast(); });
    connect(m_columnParts, &QSplitter::splitterMoved, this, [this] { m_guestHeight = m_columnParts->sizes().constFirst(); });
    connect(&session(), &GameSession::changed, this, [this] {
        if (m_notice->text() == std::exchange(m_toldHere, {}))
            m_notice->hide();
        m_pointed = game::kNoMove;
        noteMove();
        refreshBoard();
    });
    connect(&session(), &GameSession::recordChanged, this, [this](Change what) {
        if (what == Change::Game)
            dropNotice();
    });
    connect(&session().undoStack(), &QUndoStack::indexChanged, this, &BoardPage::dropNotice); // it may offer to undo an earlier step
    connect(&m_document, &GameDocument::replaced, this, [this] {
        m_lasting.clear(); // it belonged to the previous game
        dropNotice();
        // Starts at its heading again: a button that had the focus and disappeared has passed it on, and the panel has followed it.
        m_panelScroll->verticalScrollBar()->setValue(0);
    });
    connect(&session(), &GameSession::refused, this, [this](const QString& reason) { board()->tell(reason); });
    connect(m_notice, &Notice::said, this, [this](const QString& text) { board()->tell(text); });
    connect(&m_document, &GameDocument::failed, m_notice, &Notice::alarm);
    connect(&m_document, &GameDocument::noticed, this, [this](const QString& text) {
        m_lasting = text;
        m_notice->tell(text);
    });
    connect(&m_document, &GameDocument::failureSettled, m_notice, &Notice::dropAlarm);
    connect(m_notice, &Notice::alarmClosed, &m_document, &GameDocument::failureSettled); // it is visible on other pages, too
}

BoardPage::~BoardPage()
{
    if (m_sizedByUser)
        QSettings().setValue(splitterKey(m_name), m_splitter->saveState());
    if (m_bottomHeight > 0)
        QSettings().setValue(bottomKey(m_name), m_bottomHeight);
    if (m_guestHeight > 0)
        QSettings().setValue(guestKey(m_name), m_guestHeight);
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
        [this](int from, int to) { session().play(chess::makeMove(from, to)); }); // for illegal moves the session gives the reason
    for (BoardWidget* board : {static_cast<BoardWidget*>(m_goBoard), static_cast<BoardWidget*>(m_chessBoard)})
        connect(board, &BoardWidget::stepWanted, &session(), &GameSession::step);

    auto* place = new QWidget;
    auto* rows = new QVBoxLayout(place);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    m_boardRow = new BoardRow;
    m_boardRow->setSpacing(2);
    m_boardRow->addWidget(m_boards, 1);
    rows->addLayout(m_boardRow, 1);
    rows->addWidget(makeMoveField());
    m_middle = new QSplitter(Qt::Vertical);
    m_middle->setObjectName(QStringLiteral("boardAndBottom"));
    m_middle->setChildrenCollapsible(false);
    m_middle->setHandleWidth(kEdge);
    m_middle->addWidget(place);
    m_middle->setStretchFactor(0, 1);
    return m_middle;
}

/// Under the board. It stays open after a move, so that a whole game can be typed.
QWidget* BoardPage::makeMoveField()
{
    m_moveField = new MoveField([this] { return positionToType(); });
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

game::AnyPosition BoardPage::positionToType() const
{
    const game::AnyPosition* other = shownInstead();
    return other ? *other : session().position();
}

void BoardPage::clearTypedMove() { m_moveField->clear(); }

/// Notices are at the lower end, so nothing above them moves, and they never cover the board.
QWidget* BoardPage::makeColumn()
{
    m_panels = new PanelStack;
    m_panelScroll = new PanelScroll(m_panels);
    m_guestPlace = new QWidget;
    auto* place = new QVBoxLayout(m_guestPlace);
    place->setContentsMargins(0, 0, 0, 0);
    m_guestScroll = new PanelScroll(m_guestPlace);
    m_guestScroll->hide();
    m_guestPlace->installEventFilter(this);
    m_columnParts = new QSplitter(Qt::Vertical);
    m_columnParts->setObjectName(QStringLiteral("guestAndPanel"));
    m_columnParts->installEventFilter(this);
    m_columnParts->setChildrenCollapsible(false);
    m_columnParts->setHandleWidth(kEdge);
    m_columnParts->addWidget(m_guestScroll);
    m_columnParts->addWidget(m_panelScroll);
    m_columnParts->setStretchFactor(0, 0);
    m_columnParts->setStretchFactor(1, 1);
    m_notice = new Notice;
    m_column = new QWidget;
    auto* rows = new QVBoxLayout(m_column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    rows->addWidget(m_columnParts, 1);
    rows->addWidget(m_notice);
    return m_column;
}

/// The place at the bottom for a hidden column.
void BoardPage::placeNotice()
{
    const bool wasShown = !m_notice->isHidden();
    (isColumnShown() ? m_column : this)->layout()->addWidget(m_notice);
    m_notice->setVisible(wasShown);
}

/// Earlier messages refer to another move or game, except the document's. The tutor's comments at the end of a game drop nothing.
void BoardPage::dropNotice()
{
    if (!m_notice->isAlarm() && m_notice->text() != m_lasting)
        m_notice->hide();
}

void BoardPage::tellHere(const QString& text)
{
    m_toldHere = text;
    m_notice->tell(text);
}

bool BoardPage::isColumnShown() const { return !m_column->isHidden(); }

void BoardPage::setColumnShown(bool shown)
{
    m_column->setVisible(shown);
    placeNotice();
    layOut();
}

bool BoardPage::isBottomShown() const { return m_bottom && !m_bottom->isHidden(); }

void BoardPage::setBottomShown(bool shown)
{
    if (m_bottom)
        m_bottom->setVisible(shown);
    layOut();
}

BoardWidget* BoardPage::board() const { return static_cast<BoardWidget*>(m_boards->currentWidget()); }

void BoardPage::showPanel(QWidget* panel)
{
    if (m_panels->indexOf(panel) < 0)
        m_panels->addWidget(panel);
    for (int i = 0; i < m_panels->count(); ++i) { // only the current panel determines the width and the scrolling
        const auto policy = m_panels->widget(i) == panel ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_panels->widget(i)->setSizePolicy(policy, policy);
    }
    if (m_panels->currentWidget() != panel) {
        m_panelScroll->verticalScrollBar()->setValue(0); // each starts at its heading
        m_moveField->hide(); // it belonged to the game
    }
    m_panels->setCurrentWidget(panel);
    m_panels->updateGeometry();
    Q_EMIT panelShown(panel);
}

void BoardPage::showGuest(QWidget* guest)
{
    if (std::exchange(m_guest, guest) == guest)
        return;
    m_guestScroll->setVisible(guest != nullptr);
    if (!guest) {
        m_guestPlace->layout()->takeAt(0); // another page may take it
        return;
    }
    m_guestPlace->layout()->addWidget(guest);
    guest->addActions(m_boards->actions());
    guest->show();
    if (!isColumnShown())
        Q_EMIT columnWanted();
    layOutColumn();
}

QWidget* BoardPage::mainPanel() const { return m_panels->widget(0); }

/// Until the user moves the edge, the guest has its preferred height, but leaves half of the column to the panel.
void BoardPage::layOutColumn()
{
    if (!m_guest)
        return;
    const int height = m_columnParts->height() - kEdge;
    const int guest = m_guestHeight > 0 ? m_guestHeight : std::min(height / 2, ownHeight(*m_guestPlace, m_columnParts->width()));
    m_columnParts->setSizes({guest, std::max(0, height - guest)});
}

AnalysisPanel* BoardPage::attachAnalysis(LiveAnalysis& live, bool whenOff)
{
    m_live = &live;
    m_hasOwnStanding = whenOff;
    m_bar = new EvaluationBar;
    m_boardRow->insertWidget(0, m_bar);
    m_analysisPanel = new AnalysisPanel(session(), live, whenOff);
    connect(m_analysisPanel, &AnalysisPanel::optionsWanted, this, &BoardPage::analysisOptionsWanted);
    connect(&live, &LiveAnalysis::changed, this, &BoardPage::refreshAnalysis);
    connect(&live, &LiveAnalysis::shownMovesChanged, this, &BoardPage::showAnalysedLine);
    connect(&session(), &GameSession::changed, this, &BoardPage::refreshAnalysis); // a finished game may be analysed
    connect(m_chessBoard, &ChessBoardWidget::flippedChanged, this, &BoardPage::refreshBar);
    for (BoardWidget* board : {static_cast<BoardWidget*>(m_goBoard), static_cast<BoardWidget*>(m_chessBoard)})
        connect(board, &BoardWidget::cancelWanted, &live, &LiveAnalysis::unpin);
    refreshBar();
    return m_analysisPanel;
}

bool BoardPage::isAnalysedLive() const { return m_live && m_live->isActive(); }

void BoardPage::showOverlay(Overlay overlay)
{
    m_overlay = std::move(overlay);
    m_isOverlayAlone = false;
    refreshOverlays();
}

void BoardPage::showOverlayAlone(Overlay overlay)
{
    m_overlay = std::move(overlay);
    m_isOverlayAlone = true;
    refreshOverlays();
}

void BoardPage::pointAt(game::Move move)
{
    const game::Move pointed = move != game::kNoMove && session().position().isLegal(move) ? move : game::kNoMove;
    if (std::exchange(m_pointed, pointed) != pointed)
        refreshOverlays();
}

void BoardPage::refreshOverlays()
{
    Overlay overlay = overlayShown();
    if (m_pointed != game::kNoMove)
        addMove(overlay, session().position(), m_pointed, currentTheme().accent);
    board()->setOverlay(std::move(overlay));
}

Overlay BoardPage::overlayShown() const
{
    if (!isAnalysedLive() || m_isOverlayAlone || shownInstead())
        return m_overlay;
    Overlay both = liveOverlay(session(), *m_live);
    if (m_live->shownMoves().empty()) { // the page's marks belong to the current position
        both.cells.insert(both.cells.end(), m_overlay.cells.begin(), m_overlay.cells.end());
        both.arrows.insert(both.arrows.begin(), m_overlay.arrows.begin(), m_overlay.arrows.end());
        both.stones.insert(both.stones.end(), m_overlay.stones.begin(), m_overlay.stones.end());
    }
    return both;
}

void BoardPage::showStanding(const std::optional<ShownStanding>& standing)
{
    m_standing = standing;
    refreshBar();
}

/// What nobody sees is brought up to date when it is shown: reports come many times a second.
void BoardPage::refreshAnalysis()
{
    if (!isVisible())
        return;
    m_analysisPanel->refresh();
    refreshBar();
    refreshOverlays();
}

/// The bar is hidden during a game, because it would help the players.
void BoardPage::refreshBar()
{
    const bool isKnown = m_hasOwnStanding || isAnalysedLive();
    m_bar->setVisible(isKnown && m_live->isBarShown() && session().standing() != Standing::Running);
    m_bar->setSides(session().chessPosition() != nullptr, !session().chessPosition() || !m_chessBoard->flipped());
    const auto live = liveStanding(session(), *m_live);
    m_bar->setStanding(live ? live : m_standing);
}

/// The board shows the position after the line until the user leaves it.
void BoardPage::showAnalysedLine()
{
    refreshBoard();
    refreshOverlays();
}

void BoardPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_live || event->spontaneous())
        return;
    m_live->setInSight(this, true);
    refreshAnalysis();
}

void BoardPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (m_live && !event->spontaneous())
        m_live->setInSight(this, false);
}

void BoardPage::setBottom(QWidget* bottom)
{
    m_bottom = bottom;
    m_middle->addWidget(bottom);
    m_middle->setStretchFactor(1, 0);
    bottom->installEventFilter(this);
}

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

/// A line of the live analysis that is shown gives way first, because its stones are not in the game.
void BoardPage::choosePoint(int x, int y)
{
    if (m_live && !m_live->shownMoves().empty())
        m_live->unpin();
    else if (const go::Position* position = session().goPosition())
        chooseMove(position->moveAt(x, y));
}

void BoardPage::pass()
{
    if (const go::Position* position = session().goPosition())
        chooseMove(position->passMove());
}

void BoardPage::chooseMove(game::Move move)
{
    if (session().standing() == Standing::Running && session().atGameEnd())
        tellHere(tr("This game is in progress. Make its moves on the Play page."));
    else
        session().play(move);
}

void BoardPage::refreshBoard()
{
    if (const game::AnyPosition* other = shownInstead())
        return showPosition(*other, game::kNoMove);
    if (m_live && !m_live->shownMoves().empty())
        return showPosition(m_live->shownPosition(), m_live->shownMoves().back());
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

/// For screen readers, announces each move and the end of the game.
void BoardPage::noteMove()
{
    const LineEntry& entry = session().line()[static_cast<std::size_t>(session().lineIndex())];
    const QString state
        = session().phase() == Phase::Scoring ? countText(session().score(), session().goPosition()->komi()) : stateText(session());
    const QString news = entry.number > 0
        ? joinSentences({endSentence(QStringLiteral("%1 %2").arg(sideName(session(), entry.side), entry.text)), state})
        : state;
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

/// The column moves below the board if the window is tall and narrow.
void BoardPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const auto wanted = height() > width() + m_columnWidth.most / 2 ? Qt::Vertical : Qt::Horizontal;
    if (m_splitter->orientation() != wanted)
        m_splitter->setOrientation(wanted);
    layOut();
}

bool BoardPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_bottom && event->type() == QEvent::LayoutRequest)
        layOut(); // its contents changed
    if ((watched == m_guestPlace && event->type() == QEvent::LayoutRequest)
        || (watched == m_columnParts && event->type() == QEvent::Resize))
        layOutColumn(); // the guest's contents changed, or a notice came or went
    return QWidget::eventFilter(watched, event);
}

/// Until the user moves the edges: the part under the board has its preferred height, and the column gets the width that a board of full
/// height leaves.
void BoardPage::layOut()
{
    layOutColumn();
    const int bottom = isBottomShown() ? (m_bottomHeight > 0 ? m_bottomHeight : ownHeight(*m_bottom, m_middle->width())) : 0;
    if (bottom > 0)
        m_middle->setSizes({std::max(0, m_middle->height() - bottom - kEdge), bottom});
    if (m_sizedByUser || m_splitter->orientation() != Qt::Horizontal)
        return;
    const int beside = m_boardRow->count() > 1 && !m_boardRow->itemAt(0)->isEmpty() ? m_boardRow->itemAt(0)->sizeHint().width() : 0;
    const int board = m_splitter->height() - (bottom > 0 ? bottom + kEdge : 0) + beside;
    const int room = m_splitter->width() - m_splitter->handleWidth();
    const int least = std::min(m_columnWidth.least, std::max(kPanelWidth, room - kLeastBoard));
    const int column = std::clamp(room - board, least, m_columnWidth.most);
    m_splitter->setSizes({room - column, column});
}

} // namespace evenmatch::ui
