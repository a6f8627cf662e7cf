// The window: rail, pages, status line, menus.
#pragma once

#include "ui/game_document.h"
#include "ui/theme.h"

#include <QMainWindow>

class QActionGroup;
class QLabel;
class QMenu;
class QStackedWidget;

namespace evenmatch::ui {

class PlayPage;
class Rail;

class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    /// `folder`: where games are kept between runs.
    explicit MainWindow(const QString& folder, QWidget* parent = nullptr);

    GameDocument& document() { return m_document; }
    PlayPage* playPage() const { return m_play; }

    /// Opens the first that can be opened; says what is wrong with the others.
    void openFiles(const QStringList& paths);
    void setTheme(ThemeChoice choice);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void addPage(const QString& icon, const QString& name, QWidget* page);
    void makeStatusLine();

    // Menus, in main_window_menus.cpp
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeNavigateMenu();
    void makeViewMenu();
    void makeHelpMenu();
    void fillRecentFiles(QMenu* menu);

    void chooseFile();
    void save();
    void saveAs();
    void copyGame();
    void pasteGame();
    void refresh();
    void refreshTitle();

    GameDocument m_document;
    Rail* m_rail;
    QStackedWidget* m_pages;
    PlayPage* m_play;
    QLabel* m_place = nullptr;   ///< "Move 12 of 80"
    QAction* m_takeBack = nullptr;
    QAction* m_pass = nullptr;
    QAction* m_flip = nullptr;
    QActionGroup* m_themes = nullptr;
};

} // namespace evenmatch::ui
