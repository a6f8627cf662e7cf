// A chess or Go clock: main time, then byo-yomi or Canadian overtime, or time added for each move (Fischer). A value; the caller supplies
// the time.
#pragma once

#include "core/game/game.h"

#include <array>
#include <chrono>

namespace evenmatch::game {

/// The time of each player. All zero: no clock.
struct TimeSettings {
    std::chrono::seconds main{0};
    std::chrono::seconds increment{0}; ///< Fischer: added after each move
    std::chrono::seconds period{0}; ///< overtime: the time for `stones` moves after the main time
    int periods = 0; ///< number of periods; one is lost when the moves take longer
    int stones = 1; ///< moves that renew a period: one in byo-yomi, more in Canadian overtime

    bool unlimited() const { return main.count() == 0 && increment.count() == 0 && periods == 0; }
    bool operator==(const TimeSettings&) const = default;
};

/// The display of a player's clock.
struct ClockFace {
    std::chrono::milliseconds left{0}; ///< of the main time or, after it, of the current period
    int periods = 0; ///< byo-yomi periods left, including the current one
    bool inPeriods = false;
    int stones = 0; ///< moves left to make in the current period
    bool fallen = false; ///< the time is up

    bool operator==(const ClockFace&) const = default;
};

class GameClock {
public:
    using Time = std::chrono::steady_clock::time_point;

    explicit GameClock(const TimeSettings& settings = {});

    const TimeSettings& settings() const { return m_settings; }
    /// Starts the side's clock and stops the other's.
    void run(Side side, Time now);
    /// Stops both clocks. Time used in a period stays used.
    void stop(Time now);
    /// The running side has moved: it gets its increment or, after the last move of a period, a full period again. Then both clocks are
    /// stopped.
    void moved(Time now);
    bool running() const { return m_running; }
    Side runningSide() const { return m_side; }

    ClockFace face(Side side, Time now) const;
    /// Restores a clock from a value of face().
    void set(Side side, const ClockFace& face);

private:
    void use(Side side, std::chrono::milliseconds time);

    TimeSettings m_settings;
    std::array<ClockFace, 2> m_faces;
    bool m_running = false;
    Side m_side = Side::First;
    Time m_since;
};

} // namespace evenmatch::game
