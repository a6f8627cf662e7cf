// The clocks of a GTP game, set by time_settings, time_left and kgs-time_settings.
#pragma once

#include "core/error.h"
#include "core/game/game.h"

#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <string>

namespace evenmatch::search {

/// A value. The words are a command's arguments; BadArgument ("syntax error") for invalid ones.
class GtpClock {
public:
    core::Result<void> timeSettings(std::span<const std::string> words); ///< MAIN PERIOD STONES
    core::Result<void> kgsTimeSettings(
        std::span<const std::string> words); ///< none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN PERIOD STONES
    core::Result<void> timeLeft(game::Side side, std::span<const std::string> words); ///< SECONDS STONES, in byo-yomi SECONDS PERIODS

    void newGame()
    {
        m_left = {};
        m_used = {};
    }
    /// The side has thought about a move. It counts until the next time_left, which not every client sends.
    void use(game::Side side, std::chrono::duration<double> time) { m_used[static_cast<std::size_t>(side)] += time.count(); }
    /// A fair share of the side's time for one move; nothing without a limit.
    std::optional<std::chrono::milliseconds> forMove(game::Side side) const;

private:
    struct Left {
        double seconds = 0;
        int stones = 0; ///< with m_countsPeriods periods; 0: main time
    };
    bool m_limited = false;
    double m_main = 0;
    double m_period = 0;
    int m_stones = 0; ///< number of moves in a period
    bool m_countsPeriods = false; ///< byo-yomi: every move may take a whole period
    std::array<std::optional<Left>, 2> m_left;
    std::array<double, 2> m_used{}; ///< seconds since m_left, or since the start of the game
};

} // namespace evenmatch::search
