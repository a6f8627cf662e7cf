// Adds the window's games to the library: when a game has a result, and whenever it is saved, except games without moves. Later additions
// are stored with the game.
#pragma once

#include "ui/game/game_document.h"
#include "ui/library/library_service.h"

#include <deque>
#include <functional>
#include <vector>

namespace evenmatch::ui {

/// A game in the library stays unchanged unless the user continues or edits it. The library learns that the opponent of a program is the
/// user. Writes one game after another, and finishes on destruction. Both must outlive the keeper.
class GameKeeper final : public QObject {
    Q_OBJECT
public:
    GameKeeper(GameDocument& document, LibraryService& library, QObject* parent = nullptr);
    ~GameKeeper() override;

    /// Puts the game at the board in as it is.
    void keep();
    /// Calls back when all pending games are written; at once if there are none.
    void whenWritten(std::function<void()> call);

private:
    struct Task {
        int game = 0; ///< the how manieth at the board
        int revision = 0;
        KeptGame kept;
        GameItself itself;
    };

    void follow();
    void start(Task task);
    void done(const std::optional<LibraryPlace>& place);
    void tellWhoPlayed();
    /// What was being written is.
    void goOn();

    GameDocument& m_document;
    LibraryService& m_library;
    bool m_ended = false; ///< when we last looked: who takes the end back has no result among the games any more
    int m_game = 0; ///< games that were at the board
    std::optional<Task> m_running; ///< being written
    std::deque<Task> m_tasks; ///< to be written after it, one a game
    std::vector<std::function<void()>> m_waiting; ///< for the last of them
};

} // namespace evenmatch::ui
