// Shows the opening explorer beside the visible board.
#pragma once

#include "ui/explorer/explorer_panel.h"
#include "ui/pages/board_page.h"

#include <QPointer>

class QAction;

namespace evenmatch::ui {

class GameOpener;

/// The explorer is above the panel beside the board, on whichever page is visible, until it is closed or another panel replaces the page's
/// own for a while.
class ExplorerGuest final : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    ExplorerGuest(GameOpener& opener, LibraryService& library, Engine& engine, QObject* parent = nullptr);
    ~ExplorerGuest() override;

    /// The menu's command, checked while the explorer is visible.
    QAction* action() const { return m_action; }
    /// Prefers the corner of the last move to the whole board, and brings the explorer.
    QAction* cornerAction() const { return m_cornerAction; }
    /// The page that is seen; null: one without a board.
    void follow(BoardPage* page);

Q_SIGNALS:
    /// The explorer is requested on a page without a board.
    void boardWanted();
    /// A game will be opened, so its page should be shown.
    void gameWanted();
    /// A game of the user's library, at that node of its main line.
    void ownGameWanted(evenmatch::library::GameId id, int node);

private:
    void move(BoardPage* page);
    void openGame(library::GameId id, int node);
    void makePanel();

    GameOpener& m_opener;
    LibraryService& m_library;
    Engine& m_engine;
    QAction* m_action;
    QAction* m_cornerAction;
    QPointer<ExplorerPanel> m_panel; ///< made when first wanted; its page owns it
    QPointer<BoardPage> m_seen;
    QPointer<BoardPage> m_host; ///< where the panel is
};

} // namespace evenmatch::ui
