// The window: rail, pages, status line, menus.
#pragma once

#include "ui/engine/engine.h"
#include "ui/game/game_document.h"
#include "ui/game/game_keeper.h"
#include "ui/game/game_opener.h"
#include "ui/learn/retry.h"
#include "ui/library/library_service.h"
#include "ui/pages/analysed_pages.h"
#include "ui/rank/my_rank.h"
#include "ui/theme.h"

#include <QMainWindow>
#include <QPointer>

class QActionGroup;
class QLabel;
class QMenu;
class QStackedWidget;
class QUndoGroup;

namespace evenmatch::ui {

class BoardExport;
class BoardPage;
struct ShownBoard;
class EnginesPage;
class ExplorerGuest;
class GameInfoDialog;
class GamesPage;
class HelpWindow;
class LabPage;
class LearnPage;
class SettingsPanel;
class Shortcuts;
class PlayPage;
class PositionEditor;
class ReviewPage;
class TreePage;
class Rail;

class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    /// `folder`: where games are kept between runs.
    MainWindow(const QString& folder, NetworkSources networks, QWidget* parent = nullptr);
    /// The same with the library in another place. `folder` holds it otherwise.
    MainWindow(const QString& folder, const QString& libraryFile, NetworkSources networks, QWidget* parent = nullptr);
    ~MainWindow() override;

    GameDocument& document() { return m_document; }
    Engine& engine() { return m_engine; }
    LiveAnalysis& live() { return m_analysed.live(); }
    LibraryService& library() { return m_library; }
    GameOpener& opener() { return m_opener; }
    MyRank& rank() { return m_rank; }
    PlayPage* playPage() const { return m_play; }
    GamesPage* gamesPage() const { return m_games; }
    ReviewPage* reviewPage() const { return m_review; }
    TreePage* treePage() const { return m_tree; }
    LabPage* labPage() const { return m_lab; }
    LearnPage* learnPage() const { return m_learn; }
    /// Whether the page that is shown has nothing left to work out: when pictures of it may be taken.
    bool isSettled() const;
    /// Shows a page by its name in the program ("play"); false when there is none of that name.
    bool showPage(const QString& name);
    QStringList pageNames() const { return m_pageNames; }

    /// As GameOpener::openFiles().
    void openFiles(const QStringList& paths) { m_opener.openFiles(paths); }
    /// A single file is opened, a network of KataGo put to use; several, or a folder, go into the library.
    void openOrImport(const QStringList& paths);
    /// To the front, with these files, perhaps none.
    void comeForward(const QStringList& files);
    /// What is dropped on the window: on the page with the games all of it goes into the library.
    void take(const QStringList& paths);
    /// No larger than the screen, where it is opened for the first time.
    void fitScreen();
    void setTheme(ThemeChoice choice);
    void showSettings();

Q_SIGNALS:
    /// Another language was chosen; a new window speaks it.
    void languageChosen();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;
    /// Esc ends the reading of a game, whatever has the focus.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    bool takeNetwork(const QStringList& paths);
    /// `name` is the page's name in the program and its icon's, `words` what people read.
    void addPage(const QString& name, const QString& words, QWidget* page);
    void addBoardPage(const QString& name, const QString& words, BoardPage* page);
    void addBoardAction(QAction* action);
    void makeStatusLine();
    void followOpener();
    /// Pages that load or analyse only what somebody looks at.
    void lookAtPage();
    void followUndo();
    void makeGamesPage();
    void makeLearnPage();
    void makeExplorer();
    void keepMoments();

    // Menus, in main_window_menus.cpp
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void addUndo(QMenu* menu, const QString& plain, const QString& named, const QKeySequence& key, void (QUndoGroup::*act)(),
        void (QUndoGroup::*possible)(bool), void (QUndoGroup::*what)(const QString&));
    void makeNavigateMenu();
    void makeAnalyseMenu();
    void makeLearnMenu();
    void makeViewMenu();
    QStringList knownServers(); ///< in whose ranks the Go network can answer
    void makeLanguageMenu(QMenu* menu);
    void changeLanguage(const QString& code);
    void keepGeometry() const;
    void makeHelpMenu();
    /// The help, at the page about what has the focus, else about the page that is seen.
    HelpWindow& openHelp();
    void fillRecentFiles(QMenu* menu);

    void chooseFile();
    void openAddress();
    /// Asks how another game goes on from the position at the board; this one is kept.
    void playFromHere();
    void offerToGoOn(const record::GameRecord& begun, game::Side user);
    void setUpPosition();
    void editGameInfo();
    /// As Exercise::playOnWanted().
    void playOn(const record::GameRecord& begun, std::optional<game::Side> user);
    void save();
    void saveAs();
    /// On Learn the position of the exercise; holds nothing elsewhere, or without one.
    game::AnyPosition shownExercise() const;
    /// The board that the user sees; on pages without one that of Play.
    ShownBoard shownBoard() const;
    /// The position that the user sees: on Learn the exercise's, elsewhere the game's.
    game::AnyPosition shownPosition() const;
    void copyGame();
    /// Chess as FEN, Go as SGF.
    void copyPosition();
    void pasteGame();
    void refresh();
    void turnToUser();
    void refreshTitle();

    static constexpr int kMessageMilliseconds = 6000; ///< in the status line

    GameDocument m_document;
    Engine m_engine; ///< ends before the document: its work may come back to pages
    AnalysedPages m_analysed; ///< before its pages
    GameOpener m_opener;
    LibraryService m_library;
    GameKeeper m_keeper;
    MyRank m_rank;
    Retry m_retry;
    Rail* m_rail;
    QStackedWidget* m_pages;
    QStringList m_pageNames;
    std::vector<BoardPage*> m_boardPages;
    PlayPage* m_play;
    ReviewPage* m_review;
    LearnPage* m_learn;
    TreePage* m_tree;
    LabPage* m_lab;
    GamesPage* m_games;
    EnginesPage* m_engines;
    ExplorerGuest* m_explorer = nullptr;
    QLabel* m_place = nullptr; ///< "Move 12 of 80"
    bool m_painted = false; ///< the whole window has been painted once
    QUndoGroup* m_undo = nullptr; ///< of what changes a record or the library, by page
    QAction* m_takeBack = nullptr;
    QAction* m_pass = nullptr;
    QAction* m_draw = nullptr;
    QAction* m_flip = nullptr;
    QAction* m_coordinates = nullptr;
    QAction* m_sound = nullptr;
    BoardExport* m_export = nullptr;
    Shortcuts* m_keys = nullptr;
    QPointer<PositionEditor> m_editor; ///< while it is open
    QPointer<GameInfoDialog> m_info; ///< while it is open
    HelpWindow* m_help = nullptr; ///< made when first wanted
    SettingsPanel* m_settings = nullptr; ///< made when first wanted
    QActionGroup* m_themes = nullptr;
};

} // namespace evenmatch::ui
