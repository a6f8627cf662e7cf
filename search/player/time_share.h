// The search time for a move under a clock, so that the clock never runs out. For human-like times see thinking_time.h.
#pragma once

#include <chrono>
#include <optional>

namespace evenmatch::search {

/// The clock of the side to move. `movesToGo`: until the clock is reset; none: it must last for the rest of the game.
struct TimeLeft {
    std::chrono::milliseconds left{0};
    std::chrono::milliseconds increment{0};
    std::optional<int> movesToGo{};
};

/// A fair share, minus communication time. If the time must last for the rest of the game, a fortieth of the time above a reserve, because
/// long games have many moves at the end, each with some overhead. At least a millisecond. Pure.
std::chrono::milliseconds timeShare(const TimeLeft& time);

} // namespace evenmatch::search
