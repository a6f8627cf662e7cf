#include "ui/pages/play_page.h"

#include "core/game/chess/position.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/panels/choose_game_panel.h"
#include "ui/panels/game_panel.h"
#include "ui/panels/info_panel.h"
#include "ui/panels/new_game_panel.h"
#include "ui/widgets/card.h"

#include <QAction>
#include <QBoxLayout>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr int kPanelWidth = 360;
const auto kSplitterKey = QStringLiteral("play/splitter");

ChessPicture chessPicture(const chess::Position& position, const GameSession& session)
{
    ChessPicture picture;
    for (chess::Square square = 0; square < 64; ++square)
        picture.pieces[static_cast<std::size_t>(square)] = position.pieceAt(square);
    picture.toMove = position.sideToMove();
    picture.last = session.lastMove();
    if (position.inCheck())
        picture.check = position.kingSquare(position.sideToMove());
    if (session.phase() == Phase::Playing) {
        game::MoveList legal;
        position.legalMoves(legal);
        picture.legal.assign(legal.begin(), legal.end());
    }
    return picture;
}

GoPicture goPicture(const go::Position& position, const GameSession& session)
{
    GoPicture picture = pictureOf(position);
    if (session.phase() != Phase::Playing)
        picture.toPlay = go::Color::Empty;
    if (position.isOver()) {
        const auto& owner = session.score().owner;
        picture.territory.assign(owner.begin(), owner.begin() + position.size() * position.size());
        picture.dead = session.deadStones();
    }
    return picture;
}

} // namespace

PlayPage::PlayPage(GameDocument& document, QWidget* parent) : QWidget(parent), m_document(document), m_splitter(new QSplitter)
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

    m_splitter->restoreState(QSettings().value(kSplitterKey).toByteArray());
    connect(&m_document.session(), &GameSession::changed, this, &PlayPage::refresh);
    connect(&m_document, &GameDocument::gamesChanged, this, &PlayPage::refreshGames);
    connect(&m_document, &GameDocument::failed, m_notice, &Notice::alarm);
    connect(&m_document, &GameDocument::noticed, m_notice, &Notice::tell);
    refreshGames();
    refresh();
}

PlayPage::~PlayPage()
{
    QSettings().setValue(kSplitterKey, m_splitter->saveState());
}

QWidget* PlayPage::makeBoards()
{
    m_goBoard = new GoBoardWidget;
    m_goBoard->setObjectName(QStringLiteral("goBoard"));
    m_chessBoard = new ChessBoardWidget;
    m_chessBoard->setObjectName(QStringLiteral("chessBoard"));
    m_boards = new QStackedWidget;
    m_boards->addWidget(m_goBoard);
    m_boards->addWidget(m_chessBoard);
    GameSession& session = m_document.session();
    connect(m_goBoard, &GoBoardWidget::pointChosen, this, &PlayPage::choosePoint);
    connect(m_chessBoard, &ChessBoardWidget::moveChosen, &session, &GameSession::play);
    connect(m_chessBoard, &ChessBoardWidget::moveRefused, &session,
            [&session](int from, int to) { session.play(chess::makeMove(from, to)); }); // not legal: the session says why
    for (BoardWidget* board : {static_cast<BoardWidget*>(m_goBoard), static_cast<BoardWidget*>(m_chessBoard)})
        connect(board, &BoardWidget::stepWanted, &session, &GameSession::step);

    m_notice = new Notice;
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_notice);
    column->addWidget(m_boards, 1);
    return middle;
}

QWidget* PlayPage::makePanel()
{
    m_chooser = new ChooseGamePanel;
    m_gameSide = new QWidget;
    m_gameSide->setObjectName(QStringLiteral("panelPage"));
    auto* column = new QVBoxLayout(m_gameSide);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_chooser);
    column->addWidget(new GamePanel(m_document.session()), 1);
    connect(m_chooser, &ChooseGamePanel::gameChosen, this, &PlayPage::chooseGame);

    m_panels = new QStackedWidget;
    m_panels->setObjectName(QStringLiteral("panelPage"));
    m_panels->addWidget(m_gameSide);
    m_scroll = new QScrollArea;
    m_scroll->setWidget(m_panels);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setMinimumWidth(320);
    return m_scroll;
}

BoardWidget* PlayPage::board() const
{
    return static_cast<BoardWidget*>(m_boards->currentWidget());
}

void PlayPage::showPanel(QWidget* panel)
{
    if (m_panels->indexOf(panel) < 0)
        m_panels->addWidget(panel);
    m_panels->setCurrentWidget(panel);
}

void PlayPage::showGame()
{
    showPanel(m_gameSide);
    board()->setFocus();
}

void PlayPage::showNewGame()
{
    if (!m_newGame) {
        auto* panel = new NewGamePanel;
        connect(panel, &NewGamePanel::cancelled, this, &PlayPage::showGame);
        connect(panel, &NewGamePanel::chosen, this, [this](const NewGame& game) {
            m_document.startGame(game);
            showGame();
        });
        m_newGame = panel;
    }
    showPanel(m_newGame);
    m_newGame->setFocus();
}

void PlayPage::showKeys()
{
    if (!m_keys) {
        auto* panel = makeKeysPanel();
        connect(panel, &InfoPanel::closed, this, &PlayPage::showGame);
        m_keys = panel;
    }
    showPanel(m_keys);
}

void PlayPage::showAbout()
{
    if (!m_about) {
        auto* panel = makeAboutPanel();
        connect(panel, &InfoPanel::closed, this, &PlayPage::showGame);
        m_about = panel;
    }
    showPanel(m_about);
}

void PlayPage::setCoordinatesShown(bool shown)
{
    m_goBoard->setCoordinatesShown(shown);
    m_chessBoard->setCoordinatesShown(shown);
}

void PlayPage::addBoardAction(QAction* action)
{
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_boards->addAction(action);
    m_gameSide->addAction(action);
}

void PlayPage::choosePoint(int x, int y)
{
    GameSession& session = m_document.session();
    const go::Position* position = session.goPosition();
    if (!position)
        return;
    if (session.phase() == Phase::Scoring)
        session.toggleDead(position->moveAt(x, y));
    else
        session.play(position->moveAt(x, y));
}

void PlayPage::chooseGame(int row)
{
    if (m_document.openGame(row))
        m_gameRow = row;
    m_chooser->setCurrentRow(m_gameRow);
    board()->setFocus();
}

void PlayPage::stepGame(int direction)
{
    const GameListModel* games = m_document.games();
    if (games && m_gameRow + direction >= 0 && m_gameRow + direction < games->rowCount())
        chooseGame(m_gameRow + direction);
}

void PlayPage::refreshGames()
{
    m_gameRow = 0;
    m_chooser->setGames(m_document.games());
    m_chooser->setVisible(m_document.games() != nullptr);
    showPanel(m_gameSide);
}

void PlayPage::refresh()
{
    const GameSession& session = m_document.session();
    if (const auto* position = session.goPosition()) {
        m_boards->setCurrentWidget(m_goBoard);
        m_goBoard->setPicture(goPicture(*position, session));
    } else if (const auto* chessPosition = session.chessPosition()) {
        m_boards->setCurrentWidget(m_chessBoard);
        m_chessBoard->setPicture(chessPicture(*chessPosition, session));
    }
}

/// The panel goes under the board where the window is tall and narrow.
void PlayPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const auto wanted = height() > width() + kPanelWidth / 2 ? Qt::Vertical : Qt::Horizontal;
    if (m_splitter->orientation() != wanted)
        m_splitter->setOrientation(wanted);
    if (!m_sized && wanted == Qt::Horizontal) {
        m_sized = true;
        if (!QSettings().contains(kSplitterKey))
            m_splitter->setSizes({width() - kPanelWidth, kPanelWidth});
    }
}

} // namespace evenmatch::ui
