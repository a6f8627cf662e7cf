// The page on which games are played: the board and the cards of the game beside it.
#pragma once

#include "ui/pages/board_page.h"

namespace evenmatch::ui {

class ChooseGamePanel;
class Engine;

class PlayPage final : public BoardPage {
    Q_OBJECT
public:
    /// Both must outlive the page.
    PlayPage(GameDocument& document, Engine& engine, QWidget* parent = nullptr);

    void showGame();
    void showNewGame();
    void showKeys();
    void showAbout();
    /// The next (or, with -1, the previous) game of a file with several.
    void stepGame(int direction);

protected:
    void choosePoint(int x, int y) override;

private:
    void refreshGames();
    void chooseGame(int row);

    Engine& m_engine;
    QWidget* m_gameSide = nullptr;      ///< chooser and game cards
    QWidget* m_newGame = nullptr;
    QWidget* m_keys = nullptr;
    QWidget* m_about = nullptr;
    ChooseGamePanel* m_chooser = nullptr;
    int m_gameRow = 0;
};

} // namespace evenmatch::ui
