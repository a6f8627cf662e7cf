// The page on which games are played: the board and the cards of the game beside it.
#pragma once

#include "ui/learn/teaching.h"
#include "ui/opponent/dead_stones.h"
#include "ui/opponent/game_timer.h"
#include "ui/opponent/hints.h"
#include "ui/opponent/opponent.h"
#include "ui/pages/board_page.h"
#include "ui/sound/game_sounds.h"

namespace evenmatch::ui {

class ChooseGamePanel;
class NewGamePanel;
class ResultCard;

/// What of a game in progress is in no file: for the window that speaks another language.
struct LiveGame {
    GameTimer::Memory clock;
    Teaching::Memory tutor;
};

class PlayPage final : public BoardPage {
    Q_OBJECT
public:
    /// All must outlive the page.
    PlayPage(GameDocument& document, Engine& engine, LiveAnalysis& live, QWidget* parent = nullptr);

    void showGame();
    void showNewGame();
    /// The first thing that a new user sees.
    void welcome();
    Opponent& opponent() { return m_opponent; }
    GameTimer& timer() { return m_timer; }
    GameSounds& sounds() { return m_sounds; }
    Teaching& teaching() { return m_teaching; }
    /// Something in the place of the cards. It says `closed` by showGame().
    void showBeside(QWidget* panel) { showPanel(panel); }
    LiveGame liveGame() const { return {m_timer.memory(), m_teaching.memory()}; }
    /// REQUIRES: the game at the board is the one that `live` is of
    void resume(const LiveGame& live);
    void showKeys();
    void showAbout();
    /// The same again, as the panel for new games has it.
    void playAgain();
    /// The same as startTeachingGame(), but asks first where a game goes on.
    void offerTeachingGame(const std::string& game);
    /// At once: a game against players one rank above the user, with a teacher. `game`: "go", "chess".
    void startTeachingGame(const std::string& game);
    /// Asks how a game goes on that has begun, with a record without tags; `user`: the colour that is proposed.
    void offerToGoOn(record::GameRecord begun, game::Side user);
    /// Where the game begins that is being chosen; nothing while none is.
    game::AnyPosition chosenStart() const;
    /// The next step of a hint, where one may be had.
    void moreHint();
    /// The next (or, with -1, the previous) game of a file with several.
    void stepGame(int direction);

Q_SIGNALS:
    /// Another game is to begin with the position at the board.
    void playFromHereWanted();
    /// The game is to be looked at move by move.
    void reviewWanted();
    /// Another program is to be made known.
    void addEngineWanted();

protected:
    void choosePoint(int x, int y) override;
    void chooseMove(game::Move move) override;
    void decorate(ChessPicture& picture) override;
    void decorate(GoPicture& picture) override;
    const game::AnyPosition* shownInstead() const override { return m_chosen.holds() ? &m_chosen : nullptr; }

private:
    void refreshGames();
    void chooseGame(int row);

    QWidget* makeGameSide(LiveAnalysis& live);
    NewGamePanel* newGamePanel();
    void startGame(const NewGame& game);
    /// The players of the game at the board, for another one.
    void takePlayers(NewGame& game, bool changeColours) const;
    /// Starts the program that is to be played before the game, which begins where it works and nothing else was begun meanwhile.
    void startAgainstEngine(const NewGame& game);
    void showChosenBoard();
    void faceUser();
    void shareArrows();
    void refreshOverlay();
    void followPremove();
    void dropPremove();
    void drawOn(BoardWidget& board);
    /// Gives up a move that is not made yet: one to be confirmed, or one made ahead.
    void dropPlannedMove();
    /// With moves to be confirmed: shows it, and says so.
    void propose(game::Move move);

    Engine& m_engine;
    GameTimer m_timer;
    Opponent m_opponent;
    GameSounds m_sounds;
    DeadStones m_deadStones;
    Hints m_hints;
    Teaching m_teaching;
    QWidget* m_gameSide = nullptr; ///< chooser and game cards
    NewGamePanel* m_newGame = nullptr;
    QWidget* m_keys = nullptr;
    QWidget* m_about = nullptr;
    ChooseGamePanel* m_chooser = nullptr;
    int m_gameRow = 0;
    int m_engineRequest = 0; ///< of the newest startAgainstEngine()
    bool m_welcoming = false; ///< there is no game yet
    game::AnyPosition m_chosen; ///< where the game begins that is being chosen, while the board shows that
    std::vector<std::pair<QPoint, QPoint>> m_drawn; ///< by the right button, until the next move
    game::Move m_proposed; ///< shown, not yet made
    game::Move m_premove; ///< chess: to be played after the program's move, where it is possible then
    record::NodeId m_premoveAt = record::kNoNode; ///< before the program's move
};

} // namespace evenmatch::ui
