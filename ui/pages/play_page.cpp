#include "ui/pages/play_page.h"

#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/panels/choose_game_panel.h"
#include "ui/panels/game_panel.h"
#include "ui/panels/info_panel.h"
#include "ui/panels/new_game_panel.h"
#include "ui/widgets/card.h"

#include <QBoxLayout>

namespace evenmatch::ui {

PlayPage::PlayPage(GameDocument& document, Engine& engine, QWidget* parent)
    : BoardPage(document, QStringLiteral("play"), parent), m_engine(engine), m_timer(document), m_opponent(document, engine),
      m_gameSide(new QWidget), m_chooser(new ChooseGamePanel)
{
    m_gameSide->setObjectName(QStringLiteral("panelPage"));
    auto* column = new QVBoxLayout(m_gameSide);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_chooser);
    column->addWidget(new GamePanel(session(), m_opponent, m_timer), 1);
    connect(m_chooser, &ChooseGamePanel::gameChosen, this, &PlayPage::chooseGame);
    connect(&document, &GameDocument::gamesChanged, this, &PlayPage::refreshGames);
    m_opponent.setTimer(&m_timer);
    connect(&m_opponent, &Opponent::changed, this, &PlayPage::refreshBoard);
    connect(&m_opponent, &Opponent::said, notice(), &Notice::tell);
    connect(&session(), &GameSession::recordChanged, notice(), [this] {
        if (!notice()->isAlarm())
            notice()->hide(); // what was said is about the move before
    });
    connect(&document, &GameDocument::planChanged, this, &PlayPage::faceUser);
    refreshGames();
    refreshBoard();
}

void PlayPage::showGame()
{
    showPanel(m_gameSide);
    board()->setFocus();
}

void PlayPage::showNewGame()
{
    if (!m_newGame) {
        auto* panel = new NewGamePanel(m_engine);
        connect(panel, &NewGamePanel::cancelled, this, &PlayPage::showGame);
        connect(panel, &NewGamePanel::chosen, this, [this](const NewGame& game) {
            document().startGame(game);
            showGame();
        });
        m_newGame = panel;
    }
    showPanel(m_newGame);
    m_newGame->setFocus();
}

void PlayPage::welcome()
{
    showNewGame();
    m_newGame->greet();
}

/// The user's own side of a chess board is below.
void PlayPage::faceUser()
{
    if (const auto side = m_opponent.userSide())
        chessBoard()->setFlipped(side == game::Side::Second);
}

/// While the program is to move the board is only looked at.
void PlayPage::decorate(ChessPicture& picture)
{
    if (!m_opponent.userMayMove())
        picture.legal.clear();
}

void PlayPage::decorate(GoPicture& picture)
{
    if (!m_opponent.userMayMove())
        picture.toPlay = go::Color::Empty;
}

void PlayPage::chooseMove(game::Move move)
{
    if (m_opponent.userMayMove())
        BoardPage::chooseMove(move);
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

void PlayPage::choosePoint(int x, int y)
{
    const go::Position* position = session().goPosition();
    if (position && session().phase() == Phase::Scoring)
        session().toggleDead(position->moveAt(x, y));
    else
        BoardPage::choosePoint(x, y);
}

void PlayPage::chooseGame(int row)
{
    if (document().openGame(row))
        m_gameRow = row;
    m_chooser->setCurrentRow(m_gameRow);
    board()->setFocus();
}

void PlayPage::stepGame(int direction)
{
    const GameListModel* games = document().games();
    if (games && m_gameRow + direction >= 0 && m_gameRow + direction < games->rowCount())
        chooseGame(m_gameRow + direction);
}

void PlayPage::refreshGames()
{
    m_gameRow = 0;
    m_chooser->setGames(document().games());
    m_chooser->setVisible(document().games() != nullptr);
    showPanel(m_gameSide);
}

} // namespace evenmatch::ui
