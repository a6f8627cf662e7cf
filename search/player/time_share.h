// How long a search may take for a move under a clock, so that the clock never runs out. Not how long a human would think: that is
// thinking_time.h.
#pragma once

#include <chrono>
#include <optional>

namespace evenmatch::search {

/// What the side to move has. `movesToGo`: until the clock is set anew; none: it must do for the rest of the game.
struct TimeLeft {
    std::chrono::milliseconds left{0};
    std::chrono::milliseconds increment{0};
    std::optional<int> movesToGo{};
};

/// A fair part of it, less what passes between programs. Where the time must do for the rest of the game, a fortieth of what is above a
/// reserve, for long games with many moves at the end, in which each costs a moment whatever is searched. At least a millisecond. Pure.
std::chrono::milliseconds timeShare(const TimeLeft& time);

} // namespace evenmatch::search
