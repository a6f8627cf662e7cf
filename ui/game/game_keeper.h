// Adds the window's games to the library: when a game has a result, and whenever it is saved, except games without moves. Later additions
// are stored with the game.
#pragma once

#include "ui/game/game_document.h"
#include "ui/library/library_service.h"

#include <deque>
#include <functional>
#include <vector>

namespace evenmatch::ui {

/// The student whose name somebody bears in a game played here; nothing: it is the user. Whoever is chosen by then may be somebody else.
core::Result<std::optional<library::Student>> studentCalled(library::Library& library, const std::string& name);

/// A game in the library stays unchanged unless the user continues or edits it. The library learns that the opponent of a program is the
/// user. Writes one game after another, and finishes on destruction. Both must outlive the keeper.
class GameKeeper final : public QObject {
    Q_OBJECT
public:
    GameKeeper(GameDocument& document, LibraryService& library, QObject* parent = nullptr);
    ~GameKeeper() override;

    /// Adds the game on the board in its current state.
    void keep();
    /// Calls back when all pending games are written; at once if there are none.
    void whenWritten(std::function<void()> call);

private:
    struct Task {
        int game = 0; ///< counts the games on the board
        int revision = 0;
        KeptGame kept;
        GameItself itself;
    };

    void follow();
    void start(Task task);
    void done(const std::optional<LibraryPlace>& place);
    /// Additions that the library could not store become a file, now or when another game replaces the one on the board.
    void keepElsewhere(const Task& task);
    void tellWhoPlayed();
    /// The running task is done.
    void goOn();

    GameDocument& m_document;
    LibraryService& m_library;
    bool m_ended = false; ///< the game was over at the latest check, so undoing its end is noticed
    int m_game = 0; ///< the number of games so far
    std::optional<Task> m_running; ///< being written
    std::deque<Task> m_tasks; ///< pending tasks, one per game
    std::vector<std::function<void()>> m_waiting; ///< called after the last of them
};

} // namespace evenmatch::ui
