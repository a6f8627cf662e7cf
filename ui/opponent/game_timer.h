// The clock of the game on the board: runs for the side to move, is written into the record with every move, and ends the game.
#pragma once

#include "core/game/game_clock.h"
#include "search/player/player.h"
#include "ui/game/game_document.h"

#include <QObject>
#include <QTimer>

namespace evenmatch::ui {

/// Lives on the GUI thread. Time runs only at the end of the game, and not for a side's first move; a game that was resumed waits for the
/// next move. A take-back gives no time back, except after a loss on time.
class GameTimer final : public QObject {
    Q_OBJECT
public:
    /// The document must outlive it.
    explicit GameTimer(GameDocument& document, QObject* parent = nullptr);

    /// Whether the game is played under a clock at all.
    bool isOn() const { return !m_clock.settings().unlimited(); }
    game::ClockFace face(game::Side side) const { return m_clock.face(side, now()); }
    /// "12:34", in byo-yomi with the periods that are left, in Canadian overtime with the moves: "0:08 (3)"; empty without a clock.
    QString text(game::Side side) const;
    /// Whether the side has to hurry: in its last period, or with little of its time left.
    bool isLow(game::Side side) const;
    search::Clocks clocksForSearch() const;

    /// How the clock stands, which no file holds: for another window with the same game, in which it goes on as if nothing had happened.
    struct Memory {
        game::GameClock clock;
        bool ticks = false; ///< time runs, or will when the user returns to the end of the game
    };
    Memory memory() const { return {m_clock, m_tick.isActive()}; }
    /// REQUIRES: the game at the board is the one that the memory is of
    void resume(const Memory& memory);

    /// For tests: what time it is.
    void setNow(std::function<game::GameClock::Time()> now) { m_now = std::move(now); }
    /// Looks at the clock now, as some times a second by itself.
    void look();

Q_SIGNALS:
    void ticked();

private:
    void planChanged();
    void follow();
    void moveMade(record::NodeId node);
    void readFaces();
    void run();
    bool hasMoved(game::Side side) const;
    bool isCanadian() const { return m_clock.settings().stones > 1; }
    game::GameClock::Time now() const { return m_now(); }
    GameSession& session() const { return m_document.session(); }

    GameDocument& m_document;
    game::GameClock m_clock;
    std::function<game::GameClock::Time()> m_now = std::chrono::steady_clock::now;
    QTimer m_tick;
    record::NodeId m_head = record::kRoot; ///< the end of the game when we last looked
    bool m_noting = false;
    bool m_isOver = false; ///< the game had ended when we last looked
};

} // namespace evenmatch::ui
