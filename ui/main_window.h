// The main window: sidebar, pages, status line, menus.
#pragma once

#include "ui/base/theme.h"
#include "ui/engine/engine.h"
#include "ui/game/game_document.h"
#include "ui/game/game_keeper.h"
#include "ui/game/game_opener.h"
#include "ui/learn/retry.h"
#include "ui/library/library_service.h"
#include "ui/pages/analysed_pages.h"
#include "ui/rank/my_rank.h"

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
    /// `folder`: keeps games between runs.
    MainWindow(const QString& folder, NetworkSources networks, QWidget* parent = nullptr);
    /// The same with another place for the library, which is in `folder` otherwise.
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
    /// Whether the current page has no pending work, so that screenshots can be taken.
    bool isSettled() const;
    /// Shows a page by its internal name ("play"); false if there is none.
    bool showPage(const QString& name);
    QStringList pageNames() const { return m_pageNames; }
    /// The shown page's.
    QString pageName() const;

    /// As GameOpener::openFiles().
    void openFiles(const QStringList& paths) { m_opener.openFiles(paths); }
    /// A single file is opened, and a KataGo network is used; several files or a folder are imported into the library.
    void openOrImport(const QStringList& paths);
    /// Comes to the front with these files, possibly none.
    void comeForward(const QStringList& files);
    /// Files dropped on the window: the Games page imports all of them.
    void take(const QStringList& paths);
    /// Not larger than the screen when opened for the first time.
    void fitScreen();
    void setTheme(ThemeChoice choice);
    ThemeChoice chosenTheme() const;
    void showSettings();

Q_SIGNALS:
    /// The user chose another language; a new window uses it.
    void languageChosen();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;
    /// Esc stops reading a game, whatever has the focus.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    bool takeNetwork(const QStringList& paths);
    /// `name` is the internal name of the page and its icon, `words` the visible one.
    void addPage(const QString& name, const QString& words, QWidget* page);
    void addBoardPage(const QString& name, const QString& words, BoardPage* page);
    void addBoardAction(QAction* action);
    void makeStatusLine();
    void followOpener();
    /// Pages that load or analyse only while visible.
    void lookAtPage();
    void followUndo();
    void makeGamesPage();
    void makeLearnPage();
    void makeExplorer();
    void keepMoments(const std::vector<lesson::Card>& cards, int game);

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
    QStringList knownServers(); ///< servers whose ranks the Go network knows
    /// Shows the Play page for a panel that replaces the game there; leaving it leads back to this page.
    void visitPlayPage();
    void makeLanguageMenu(QMenu* menu);
    void changeLanguage(const QString& code);
    void showLanguage(); ///< the one in use, in the menu and the settings
    /// Closes the position editor; false if it asks first.
    bool closeEditor();
    /// What ends with the window and does not go on by itself in the next one, as sentences.
    QStringList lostByClosing();
    void keepGeometry() const;
    void makeHelpMenu();
    /// Shows the help page of the focused widget, otherwise of the current page.
    HelpWindow& openHelp();
    void fillRecentFiles(QMenu* menu);

    void chooseFile();
    void openAddress();
    /// Asks how to continue another game from the position on the board; the current game is kept.
    void playFromHere();
    void offerToGoOn(const record::GameRecord& begun, game::Side user);
    void setUpPosition();
    void editGameInfo();
    /// As Exercise::playOnWanted().
    void playOn(const record::GameRecord& begun, std::optional<game::Side> user);
    void save();
    void saveAs();
    /// On Learn, the position of the exercise; elsewhere empty.
    game::AnyPosition shownExercise() const;
    /// The visible board; on pages without one, the board of Play.
    ShownBoard shownBoard() const;
    /// The visible position: on Learn the exercise's, elsewhere the game's or, with a shown line of the live analysis, the one after it.
    game::AnyPosition shownPosition() const;
    /// On Games, the selected games; on Learn, the exercise; elsewhere the game on the board.
    void copyGame();
    /// As FEN in chess, SGF in Go.
    void copyPosition();
    /// On Games, all games are imported; elsewhere the first is opened.
    void pasteGame();
    void refresh();
    void turnToUser();
    void refreshTitle();

    static constexpr int kMessageMilliseconds = 6000; ///< in the status line

    GameDocument m_document;
    Engine m_engine; ///< destroyed before the document, because its jobs may call pages
    AnalysedPages m_analysed; ///< before its pages
    GameOpener m_opener;
    LibraryService m_library;
    GameKeeper m_keeper;
    MyRank m_rank;
    Retry m_retry;
    Rail* m_rail;
    QStackedWidget* m_pages;
    QStringList m_pageNames;
    QString m_visitFrom; ///< visitPlayPage(): the page to go back to; empty: none
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
    bool m_painted = false; ///< the whole window was painted once
    bool m_isLossAccepted = false; ///< the user was asked, and quits
    QUndoGroup* m_undo = nullptr; ///< by page, for changes to a record or the library
    QAction* m_takeBack = nullptr; ///< like the next three, on the Play page only
    QAction* m_hint = nullptr;
    QAction* m_draw = nullptr;
    QAction* m_resign = nullptr;
    QAction* m_pass = nullptr;
    QAction* m_flip = nullptr;
    QAction* m_coordinates = nullptr;
    QAction* m_sound = nullptr;
    QAction* m_fullScreen = nullptr;
    BoardExport* m_export = nullptr;
    Shortcuts* m_keys = nullptr;
    QPointer<PositionEditor> m_editor; ///< while it is open
    QPointer<GameInfoDialog> m_info; ///< while it is open
    HelpWindow* m_help = nullptr; ///< created when first needed
    SettingsPanel* m_settings = nullptr; ///< created when first needed
    QActionGroup* m_themes = nullptr;
    QActionGroup* m_languages = nullptr;
};

} // namespace evenmatch::ui
