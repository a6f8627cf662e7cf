// The Play page: the board with the game's panels.
#pragma once

#include "ui/file/game_list_model.h"
#include "ui/game/match_me.h"
#include "ui/learn/teaching.h"
#include "ui/opponent/dead_stones.h"
#include "ui/opponent/game_timer.h"
#include "ui/opponent/hints.h"
#include "ui/opponent/opponent.h"
#include "ui/pages/board_page.h"
#include "ui/review/board_marker.h"
#include "ui/sound/game_sounds.h"

namespace evenmatch::ui {

class ChooseGamePanel;
class NewGamePanel;
class Shortcuts;

/// The state of a window that is in no file: for the new window after a change of language.
struct LiveGame {
    GameTimer::Memory clock;
    Teaching::Memory tutor;
    std::optional<GamesOfFile> games;
    int row = 0; ///< of the games
};

class PlayPage final : public BoardPage {
    Q_OBJECT
public:
    /// All must outlive the page.
    PlayPage(GameDocument& document, Engine& engine, LiveAnalysis& live, QWidget* parent = nullptr);

    void showGame();
    /// Closes what replaces the game without a choice: new game, settings, keys.
    void leavePanel();
    void showNewGame();
    /// The form that a new user sees first.
    void welcome();
    Opponent& opponent() { return m_opponent; }
    GameTimer& timer() { return m_timer; }
    GameSounds& sounds() { return m_sounds; }
    Teaching& teaching() { return m_teaching; }
    /// Shows a widget in place of the panels. Its `closed` calls leavePanel().
    void showBeside(QWidget* panel) { showPanel(panel); }
    /// The page no longer lists the games of a file.
    LiveGame takeLiveGame();
    /// REQUIRES: `live` belongs to the game on the board
    void resume(LiveGame live);
    void showKeys(const Shortcuts& keys);
    void showAbout();
    /// Starts the same kind of game against the same opponent, with swapped colours unless a player has a handicap. After a game from a
    /// file, a game with the settings of the form.
    void playAgain();
    void pass() override;
    /// The same as startTeachingGame(), but asks first if a game is running.
    void offerTeachingGame(const std::string& game, const OwnRank& own);
    /// Starts at once: a game against players one rank above, with the tutor. `game`: "go", "chess"; `own`: the rank of whoever learns, an
    /// empty one is unknown.
    void startTeachingGame(const std::string& game, const OwnRank& own);
    /// Asks how to continue a started game, given as a record without tags; `user`: the proposed colour.
    void offerToGoOn(record::GameRecord begun, game::Side user);
    /// The start of the game being chosen; nothing otherwise.
    game::AnyPosition chosenStart() const;
    /// The next step of a hint, if available.
    void moreHint();
    /// The next (or, with -1, the previous) game of a file with several.
    void stepGame(int direction);

Q_SIGNALS:
    /// By leavePanel().
    void panelLeft();
    /// The user wants to start another game from the position on the board.
    void playFromHereWanted();
    /// The user wants to view the game move by move.
    void reviewWanted();
    /// The user wants the games of the opened file in the library.
    void importWanted();
    /// The user wants to add another program.
    void addEngineWanted();

protected:
    void choosePoint(int x, int y) override;
    void chooseMove(game::Move move) override;
    game::AnyPosition positionToType() const override;
    void decorate(ChessPicture& picture) override;
    void decorate(GoPicture& picture) override;
    const game::AnyPosition* shownInstead() const override { return m_chosen.holds() ? &m_chosen : nullptr; }

private:
    void refreshGames();
    void chooseGame(int row);

    QWidget* makeGameSide(LiveAnalysis& live);
    NewGamePanel* newGamePanel();
    void startGame(const NewGame& game);
    /// The players of the game on the board, for another game.
    void takePlayers(NewGame& game, bool changeColours) const;
    /// Starts the opponent's program before the game, which starts if the program works and nothing else was started meanwhile.
    void startAgainstEngine(const NewGame& game);
    void showChosenBoard();
    void faceUser();
    void shareArrows();
    /// Whether the board shows the end of a game that was played here. Moves after it are for Review.
    bool showsEnd() const;
    void refreshOverlay();
    /// Chess, while the program is to move; none otherwise.
    std::vector<game::Move> premoves() const;
    /// Likewise, the position as if it were the user's turn; nothing otherwise, or if the program is in check.
    game::AnyPosition premovePosition() const;
    void followPremove();
    void dropPremove();
    void drawOn(BoardWidget& board);
    /// Cancels a move that waits for confirmation, or a premove.
    void dropPlannedMove();
    /// If moves need confirmation: shows the move and a message.
    void propose(game::Move move);

    Engine& m_engine;
    GameTimer m_timer;
    Opponent m_opponent;
    GameSounds m_sounds;
    DeadStones m_deadStones;
    Hints m_hints;
    Teaching m_teaching;
    QWidget* m_gameSide = nullptr; ///< chooser and game panels
    NewGamePanel* m_newGame = nullptr;
    QWidget* m_keys = nullptr;
    QWidget* m_about = nullptr;
    ChooseGamePanel* m_chooser = nullptr;
    int m_engineRequest = 0; ///< of the latest startAgainstEngine()
    bool m_welcoming = false; ///< there is no game yet
    game::AnyPosition m_chosen; ///< the start of the game being chosen, while the board shows it
    std::optional<bool> m_flippedBefore; ///< how the chess board stood before it showed the chosen game
    std::optional<GamePlace> m_place; ///< at the session's latest change, which may be a comment
    Drawings m_drawings; ///< until the next move
    game::Move m_proposed; ///< shown, not yet made
    game::Move m_premove; ///< chess: played after the program's move, if legal then
    record::NodeId m_premoveAt = record::kNoNode; ///< before the program's move
};

} // namespace evenmatch::ui
