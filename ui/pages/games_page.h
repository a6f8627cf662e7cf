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
class QVBoxLayout;

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
    /// What was done to the library: games put away or brought back, tags.
    QUndoStack* undoStack() { return &m_undoStack; }
    Notice* notice() const { return m_notice; }
    /// The page is shown: analyses new games.
    void look();

    /// The rank in full in the place of the list, or beside it in short.
    enum class View { Games, Rank };
    void showView(View view);

    void importFolder();
    void importFiles();
    void importClipboard();
    void fetchAccount();
    void focusSearch();
    /// Lists the games that come to a position, whatever else was looked for.
    void showWithPosition(const game::AnyPosition& position);
    /// Brings a game to the board, at `ply` moves of its main line (-1: its end).
    void open(library::GameId id, int ply = -1);

Q_SIGNALS:
    /// A game of the library came to the board.
    void opened();
    /// As GamesTable::retryWanted().
    void retryWanted(library::GameId id, const std::string& family);

protected:
    /// Another program may have brought games: looks when the page is shown, when the user comes back to the window, and now and then.
    bool event(QEvent* event) override;

private:
    QWidget* makeTop();
    QWidget* makeList();
    QWidget* makeCards(Whose& whose);
    void follow();
    void refresh();
    void refreshCount();
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
    QPushButton* m_undo = nullptr;
    GamesTable* m_table = nullptr;
    QStackedWidget* m_stack = nullptr;
    QWidget* m_top = nullptr;
    QWidget* m_list = nullptr;
    QWidget* m_side = nullptr; ///< holds the cards; nothing to say without games
    MyRankPanel* m_rank;
    View m_view = View::Games;
    QTimer m_lookAgain; ///< runs while the page is shown
    QUndoStack m_undoStack;
    int m_stepsDone = 0; ///< of its steps
    std::vector<std::string> m_tags; ///< of all games
};

} // namespace evenmatch::ui
