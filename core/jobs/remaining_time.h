// Estimates the remaining time of a job from its measured speed.
#pragma once

#include "core/jobs/job.h"

#include <chrono>
#include <deque>
#include <optional>

namespace evenmatch::jobs {

/// remaining = (total - done) / rate. The rate is measured over the last half minute, or over the last steps if those take longer, so that
/// it follows a slowing job and a stalled job shows ever longer times. Measuring starts when the total is known, because a job may have
/// waited for others until then. There is no estimate before two seconds of progress. The caller supplies the time; not thread-safe.
class RemainingTime {
public:
    using Clock = std::chrono::steady_clock;

    static constexpr std::chrono::seconds kWindow{30};
    static constexpr std::chrono::seconds kLeast{2};

    /// Records progress. Less progress than before (a new job) starts over.
    void update(Progress progress, Clock::time_point now);

    /// Nothing while the total is unknown or there are too few samples, zero when all is done.
    std::optional<std::chrono::seconds> estimate(Clock::time_point now) const;

    /// The same for display: it counts down, and changes only when the estimate has moved by a quarter.
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
