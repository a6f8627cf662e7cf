// Puts the games of the window into the library: each when it has a result, and whenever it is saved.
#pragma once

#include "ui/game_document.h"
#include "ui/library_service.h"

namespace evenmatch::ui {

/// A game that is in the library already takes its new form there. Who played it against a program is the user, and the library learns that. Both must outlive the keeper.
class GameKeeper final : public QObject {
    Q_OBJECT
public:
    GameKeeper(GameDocument& document, LibraryService& library, QObject* parent = nullptr);

    /// Puts the game at the board in as it is.
    void keep();

private:
    void keepFinished();
    void tellWhoPlayed();

    GameDocument& m_document;
    LibraryService& m_library;
    int m_game = 0;        ///< games that were at the board
    bool m_busy = false;
    bool m_again = false;  ///< it has changed while it was being put in
};

} // namespace evenmatch::ui
