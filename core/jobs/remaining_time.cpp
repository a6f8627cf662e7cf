#include "core/jobs/remaining_time.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::jobs {

namespace {

constexpr std::chrono::milliseconds kSpacing{250}; // of kept samples
constexpr std::size_t kFewestSteps = 6; // minimum of progress steps for a rate; slow steps make the window longer
constexpr double kLongest = 1e9; // seconds; a longer time is meaningless

} // namespace

void RemainingTime::update(Progress progress, Clock::time_point now)
{
    if (!m_samples.empty() && (progress.done < m_samples.back().progress.done || m_samples.back().progress.total == 0))
        m_samples.clear();
    if (!m_samples.empty() && progress == m_samples.back().progress)
        return;
    // The newest sample always counts, so it is replaced while it is too close to the previous one.
    if (m_samples.size() >= 2 && m_samples.back().time - m_samples[m_samples.size() - 2].time < kSpacing)
        m_samples.back() = {progress, now};
    else
        m_samples.push_back({progress, now});
    while (m_samples.size() > kFewestSteps && now - m_samples[1].time >= kWindow)
        m_samples.pop_front();
}

std::optional<std::chrono::seconds> RemainingTime::estimate(Clock::time_point now) const
{
    if (m_samples.empty() || m_samples.back().progress.total == 0)
        return std::nullopt;
    const Progress last = m_samples.back().progress;
    if (last.done >= last.total)
        return std::chrono::seconds(0);

    const Sample& first = m_samples.front();
    const std::chrono::duration<double> elapsed = now - first.time;
    if (elapsed < kLeast || last.done <= first.progress.done)
        return std::nullopt;
    const double rate = static_cast<double>(last.done - first.progress.done) / elapsed.count();
    const double remaining = std::ceil(static_cast<double>(last.total - last.done) / rate);
    if (remaining > kLongest)
        return std::nullopt;
    return std::chrono::seconds(static_cast<std::chrono::seconds::rep>(remaining));
}

std::optional<std::chrono::seconds> RemainingTime::steadyEstimate(Clock::time_point now)
{
    using std::chrono::seconds;
    constexpr seconds kLeastJump{3};
    const auto left = estimate(now);
    if (!left || left->count() == 0) {
        m_end.reset();
        return left;
    }
    if (!m_end || std::chrono::abs(now + *left - *m_end) > std::max(kLeastJump, *left / 4))
        m_end = now + *left;
    return std::max(std::chrono::ceil<seconds>(*m_end - now), seconds(1));
}

} // namespace evenmatch::jobs
