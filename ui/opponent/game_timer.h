// The clock of the game on the board: runs for the side to move, is written to the record with every move, and ends the game.
#pragma once

#include "core/game/game_clock.h"
#include "search/player/player.h"
#include "ui/game/game_document.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace evenmatch::ui {

/// Lives on the GUI thread. Time runs only at the end of the game, and not before a side's first move; a resumed game
/// waits for the next move. Undoing a move returns no time, except after a loss on time; what the move earned, an
/// increment or a new period, goes, and its stone of Canadian overtime is to be played again.
class GameTimer final : public QObject {
    Q_OBJECT
public:
    /// The document must outlive it.
    explicit GameTimer(GameDocument& document, QObject* parent = nullptr);

    /// Whether the game has a clock.
    bool isOn() const { return !m_clock.settings().unlimited(); }
    game::ClockFace face(game::Side side) const { return m_clock.face(side, now()); }
    /// "12:34", in byo-yomi with the remaining periods, in Canadian overtime with the moves: "0:08 (3)"; empty without a clock. In a
    /// finished game, the clock at the current move, also of a game from a file.
    QString text(game::Side side) const;
    /// Whether the side is short of time: in its last period, or with little time left.
    bool isLow(game::Side side) const;
    /// A program's time for its next moves: the main time and one move's share of overtime; in overtime that share alone. With
    /// the clocks' faces.
    search::Clocks clocksForSearch() const;

    /// The clock's state, which is in no file: for another window with the same game, where it continues.
    struct Made {
        record::NodeId node = record::kRoot; ///< after the move
        game::Side side = game::Side::First;
        game::ClockFace before; ///< when the side moved
    };
    struct Memory {
        game::GameClock clock;
        bool ticks = false; ///< time runs, or will when the user returns to the end of the game
        std::vector<Made> made = {}; ///< the moves of the game so far
    };
    Memory memory() const { return {m_clock, m_tick.isActive(), m_made}; }
    /// REQUIRES: the memory belongs to the game on the board
    void resume(const Memory& memory);

    /// The current time, which tests replace.
    void setNow(std::function<game::GameClock::Time()> now) { m_now = std::move(now); }
    /// Reads the clock now; otherwise it does so a few times a second.
    void look();

Q_SIGNALS:
    void ticked();

private:
    void planChanged();
    void follow();
    void moveMade(record::NodeId node);
    void movesTakenBack();
    void readFaces();
    /// Whether the clocks were those of an earlier move, or of a game from a file.
    bool isPast() const;
    void run();
    bool hasMoved(game::Side side) const;
    bool isCanadian() const { return m_clock.settings().stones > 1; }
    game::GameClock::Time now() const { return m_now(); }
    GameSession& session() const { return m_document.session(); }

    GameDocument& m_document;
    game::GameClock m_clock;
    std::function<game::GameClock::Time()> m_now = std::chrono::steady_clock::now;
    QTimer m_tick;
    std::vector<Made> m_made;
    record::NodeId m_head = record::kRoot; ///< the end of the game at the latest reading
    bool m_noting = false;
    bool m_isOver = false; ///< the game was over at the latest reading
};

} // namespace evenmatch::ui
