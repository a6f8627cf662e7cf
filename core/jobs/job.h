// A piece of work for a ThreadPool: the work has a JobContext, its owner a Job.
#pragma once

#include "core/error.h"

#include <atomic>
#include <cassert>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace evenmatch::jobs {

/// The progress of a job in its own unit (bytes, games). total 0: not known yet; otherwise done <= total.
struct Progress {
    std::uint64_t done = 0;
    std::uint64_t total = 0;

    bool operator==(const Progress&) const = default;
};

/// The progress that a job writes and others read; every function from any thread, without a lock.
class ProgressMeter {
public:
    void report(std::uint64_t done, std::uint64_t total)
    {
        m_total.store(total, std::memory_order_relaxed);
        m_done.store(done, std::memory_order_relaxed);
    }

    Progress read() const
    {
        const std::uint64_t done = m_done.load(std::memory_order_relaxed);
        const std::uint64_t total = m_total.load(std::memory_order_relaxed);
        // The two values are not read atomically together; a report in between must not show more done than the total.
        return {total != 0 && done > total ? total : done, total};
    }

private:
    std::atomic<std::uint64_t> m_done{0};
    std::atomic<std::uint64_t> m_total{0};
};

/// The interface of running work: stop requests in, progress out. Copyable; valid while the job runs. A default-constructed one is for work
/// that is called directly: it is never stopped, and its progress is dropped.
class JobContext {
public:
    JobContext() = default;
    JobContext(std::stop_token token, std::shared_ptr<ProgressMeter> meter) : m_token(std::move(token)), m_meter(std::move(meter)) { }

    const std::stop_token& stopToken() const { return m_token; }
    bool stopRequested() const { return m_token.stop_requested(); }
    void report(std::uint64_t done, std::uint64_t total) const
    {
        if (m_meter)
            m_meter->report(done, total);
    }

private:
    std::stop_token m_token;
    std::shared_ptr<ProgressMeter> m_meter;
};

namespace detail {

/// The state of a job that pool and handles share, for any result type.
class JobState {
public:
    JobState() = default;
    virtual ~JobState() = default;
    JobState(const JobState&) = delete;
    JobState& operator=(const JobState&) = delete;

    /// Does the work, unless it was stopped before, and ends with the job done. Called once, by a worker.
    virtual void run() noexcept = 0;

    Progress progress() const { return m_meter->read(); }
    void requestStop() { m_stop.request_stop(); }
    bool stopRequested() const { return m_stop.stop_requested(); }
    bool isDone() const { return m_done.load(std::memory_order_acquire); }
    void wait() const
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return isDone(); });
    }

protected:
    JobContext context() { return {m_stop.get_token(), m_meter}; }

    mutable std::mutex m_mutex; ///< guards the callbacks of TypedState and the step to done
    mutable std::condition_variable m_changed;
    std::atomic<bool> m_done{false};

private:
    std::stop_source m_stop;
    std::shared_ptr<ProgressMeter> m_meter = std::make_shared<ProgressMeter>();
};

template <class T>
class TypedState : public JobState {
public:
    using Callback = std::function<void(const core::Result<T>&)>;

    /// REQUIRES: isDone()
    const core::Result<T>& result() const
    {
        assert(isDone());
        return *m_result;
    }

    void onDone(Callback callback)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (!isDone()) {
                m_callbacks.push_back(std::move(callback));
                return;
            }
        }
        callback(*m_result);
    }

protected:
    void finish(core::Result<T> result)
    {
        std::vector<Callback> callbacks;
        {
            const std::lock_guard lock(m_mutex);
            m_result.emplace(std::move(result));
            m_done.store(true, std::memory_order_release);
            callbacks.swap(m_callbacks);
        }
        m_changed.notify_all();
        for (const Callback& callback : callbacks)
            callback(*m_result);
    }

private:
    std::optional<core::Result<T>> m_result; ///< never changes once the job is done
    std::vector<Callback> m_callbacks;
};

} // namespace detail

/// The handle of a job: copyable, all copies refer to the same job, and the job does not need any of them. Every function from any thread.
/// A default-constructed one refers to no job; only assignment and isValid() are allowed then.
template <class T>
class Job {
public:
    Job() = default;
    explicit Job(std::shared_ptr<detail::TypedState<T>> state) : m_state(std::move(state)) { }

    bool isValid() const { return m_state != nullptr; }
    Progress progress() const { return m_state->progress(); }

    /// Requests the work to end early; the work decides its result. A job that has not started never will, and its result is
    /// ErrorCode::Stopped (as soon as a worker reaches it).
    void requestStop() const { m_state->requestStop(); }

    bool stopRequested() const { return m_state->stopRequested(); }

    bool isDone() const { return m_state->isDone(); }
    /// Blocks until the job is done. Not for work on the same pool: the job may be waiting for that very thread.
    void wait() const { m_state->wait(); }

    /// The result; valid as long as a handle exists. REQUIRES: isDone()
    const core::Result<T>& result() const& { return m_state->result(); }
    const core::Result<T>& result() && = delete;

    /// Calls `callback` exactly once when the job is done: on the worker, or at once if it is done already. Waiters may wake before. The
    /// callback must not throw and should be brief (a queued signal).
    void onDone(std::function<void(const core::Result<T>&)> callback) const { m_state->onDone(std::move(callback)); }

private:
    std::shared_ptr<detail::TypedState<T>> m_state;
};

} // namespace evenmatch::jobs
