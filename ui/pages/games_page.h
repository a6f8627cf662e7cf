// The user's games: search, import, delete, open; and the rank estimated from them, beside the list or alone.
#pragma once

#include "ui/game/game_opener.h"
#include "ui/library/library_model.h"
#include "ui/library/library_service.h"

#include <QTimer>
#include <QUndoStack>
#include <QWidget>

class QButtonGroup;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace evenmatch::ui {

class GamesFilterBar;
class GamesTable;
class ImportReportCard;
class MyRank;
class MyRankPanel;
class Notice;
class Whose;

class GamesPage final : public QWidget {
    Q_OBJECT
public:
    /// All must outlive the page.
    GamesPage(GameOpener& opener, LibraryService& library, MyRank& rank, QWidget* parent = nullptr);

    LibraryModel& model() { return m_model; }
    /// Changes of the library: games moved to or from the trash, tags.
    QUndoStack* undoStack() { return &m_undoStack; }
    Notice* notice() const { return m_notice; }
    /// The page is visible: analyses new games.
    void look();

    /// The full rank page in place of the list, or its summary beside it.
    enum class View { Games, Rank };
    void showView(View view);

    void importFolder();
    void importFiles();
    void importClipboard();
    void fetchAccount();
    void focusSearch();
    /// Copies the games selected in the list; false if there are none.
    bool copySelected();
    /// Lists the games that contain a position, and clears other filters.
    void showWithPosition(const game::AnyPosition& position);
    /// Opens a game on the board after `ply` moves of its main line (-1: its end).
    void open(library::GameId id, int ply = -1);
    /// The same after this many nodes, which also count set-up stones and comments without a move.
    void openAtNode(library::GameId id, int node);

Q_SIGNALS:
    /// A game of the library was opened on the board.
    void opened();
    /// As GamesTable::retryWanted().
    void retryWanted(library::GameId id, const std::string& family);

protected:
    /// Checks for games added by another program: when the page is shown, when the window becomes active, and now and then.
    bool event(QEvent* event) override;

private:
    QWidget* makeTop();
    QWidget* makeList();
    QWidget* makeCards(Whose& whose);
    void follow();
    void refresh();
    void refreshCount();
    void openThen(library::GameId id, std::function<void(GameSession&)> place);
    void showOnlyPlayer(const QString& name);
    void readTags();

    GameOpener& m_opener;
    LibraryService& m_library;
    LibraryModel m_model;
    QButtonGroup* m_views = nullptr;
    GamesFilterBar* m_filter = nullptr;
    QLabel* m_count = nullptr;
    Notice* m_notice = nullptr;
    ImportReportCard* m_report = nullptr;
    bool m_reportWaits = false; ///< until the trash is left
    QPushButton* m_undo = nullptr;
    GamesTable* m_table = nullptr;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_nothing = nullptr; ///< in place of the list
    QWidget* m_top = nullptr;
    QWidget* m_list = nullptr;
    QWidget* m_side = nullptr; ///< contains the panels; hidden without games
    MyRankPanel* m_rank;
    View m_view = View::Games;
    QTimer m_lookAgain; ///< runs while the page is visible
    QUndoStack m_undoStack;
    int m_stepsDone = 0; ///< of its undo steps
    std::vector<std::string> m_tags; ///< of all games
};

} // namespace evenmatch::ui
