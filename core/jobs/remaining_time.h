// How long a job will still take, from how fast it really went.
#pragma once

#include "core/jobs/job.h"

#include <chrono>
#include <deque>
#include <optional>

namespace evenmatch::jobs {

/// remaining = (total - done) / rate, with the rate measured over the last half minute, or over the last steps where those take longer, so
/// that it follows a job that gets slower and a stalled one shows ever longer times. Says nothing until two seconds of progress were seen.
/// Time is handed in; not thread-safe.
class RemainingTime {
public:
    using Clock = std::chrono::steady_clock;

    static constexpr std::chrono::seconds kWindow{30};
    static constexpr std::chrono::seconds kLeast{2};

    /// Takes note of a progress. Going back (a new job) starts over.
    void update(Progress progress, Clock::time_point now);

    /// Nothing while the total is unknown or too little was seen, zero when all is done.
    std::optional<std::chrono::seconds> estimate(Clock::time_point now) const;

    /// The same for people: it counts down, and jumps only when the estimate has moved by a quarter.
    std::optional<std::chrono::seconds> steadyEstimate(Clock::time_point now);

private:
    struct Sample {
        Progress progress;
        Clock::time_point time;
    };
    std::deque<Sample> m_samples; ///< the oldest first; at most some hundred
    std::optional<Clock::time_point> m_end; ///< that steadyEstimate() counts down to
};

} // namespace evenmatch::jobs
