// The page on which two people play: the board, as large as fits, and the panel of cards beside it.
#pragma once

#include "ui/game_document.h"

#include <QWidget>

class QScrollArea;
class QSplitter;
class QStackedWidget;

namespace evenmatch::ui {

class BoardWidget;
class ChessBoardWidget;
class ChooseGamePanel;
class GoBoardWidget;
class Notice;

class PlayPage final : public QWidget {
    Q_OBJECT
public:
    /// `document` must outlive the page.
    explicit PlayPage(GameDocument& document, QWidget* parent = nullptr);
    ~PlayPage() override;

    GoBoardWidget* goBoard() const { return m_goBoard; }
    ChessBoardWidget* chessBoard() const { return m_chessBoard; }
    /// The board that is shown.
    BoardWidget* board() const;
    Notice* notice() const { return m_notice; }

    void showGame();
    void showNewGame();
    void showKeys();
    void showAbout();
    void setCoordinatesShown(bool shown);
    /// The next (or, with -1, the previous) game of a file with several.
    void stepGame(int direction);

    /// Actions that step through the game and whose keys work only while no field of a form has the focus.
    void addBoardAction(QAction* action);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeBoards();
    QWidget* makePanel();
    void showPanel(QWidget* panel);
    void refresh();
    void refreshGames();
    void choosePoint(int x, int y);
    void chooseGame(int row);

    GameDocument& m_document;
    QSplitter* m_splitter;
    QStackedWidget* m_boards = nullptr;
    GoBoardWidget* m_goBoard = nullptr;
    ChessBoardWidget* m_chessBoard = nullptr;
    Notice* m_notice = nullptr;
    QScrollArea* m_scroll = nullptr;
    QStackedWidget* m_panels = nullptr;
    QWidget* m_gameSide = nullptr;      ///< chooser and game cards
    QWidget* m_newGame = nullptr;
    QWidget* m_keys = nullptr;
    QWidget* m_about = nullptr;
    ChooseGamePanel* m_chooser = nullptr;
    int m_gameRow = 0;
    bool m_sized = false;               ///< the panel has got its first width
};

} // namespace evenmatch::ui
