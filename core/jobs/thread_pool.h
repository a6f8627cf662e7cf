// Threads that run jobs: by urgency, then in order of submission.
#pragma once

#include "core/jobs/job.h"
#include "core/jobs/without_exceptions.h"

#include <array>
#include <deque>
#include <thread>
#include <type_traits>

namespace evenmatch::jobs {

/// Interactive: the user is waiting. Background: no deadline.
enum class Priority : std::uint8_t { Interactive, Normal, Background };
inline constexpr std::size_t kPriorities = 3;

namespace detail {

template <class R>
struct Unwrapped {
    using Type = R;
};
template <class T>
struct Unwrapped<core::Result<T>> {
    using Type = T;
};
template <class F>
using JobValue = typename Unwrapped<std::invoke_result_t<F&, JobContext&>>::Type;

/// A job with the function that does its work.
template <class T, class F>
class FunctionState final : public TypedState<T> {
public:
    explicit FunctionState(F function) : m_function(std::move(function)) { }

    void run() noexcept override
    {
        core::Result<T> result = this->stopRequested() ? core::Result<T>(core::Error{core::ErrorCode::Stopped}) : call();
        m_function.reset(); // the work's resources are released before the job is reported as done
        this->finish(std::move(result));
    }

private:
    core::Result<T> call() noexcept
    {
        return withoutExceptions([this]() -> core::Result<T> {
            JobContext context = this->context();
            if constexpr (std::is_void_v<std::invoke_result_t<F&, JobContext&>>) {
                (*m_function)(context);
                return {};
            } else {
                return (*m_function)(context);
            }
        });
    }

    std::optional<F> m_function;
};

} // namespace detail

/// A fixed number of threads. Every function from any thread; submit also from inside a job.
class ThreadPool {
public:
    /// At least one thread. `behind` lowers their priority by that many steps of `nice`, so that threads that serve a user come first;
    /// threads that the work starts inherit it. Only where the system allows it.
    explicit ThreadPool(unsigned threads = std::thread::hardware_concurrency(), int behind = 0);

    /// Asks all jobs to stop, waits for the running ones, and ends the others with ErrorCode::Stopped. Every job gets a result.
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    unsigned threads() const { return static_cast<unsigned>(m_threads.size()); }

    /// Queues `T f(JobContext&)` or `core::Result<T> f(JobContext&)`, which may be move-only. An exception becomes an error.
    template <class F>
    auto submit(Priority priority, F f) -> Job<detail::JobValue<F>>
    {
        using T = detail::JobValue<F>;
        auto state = std::make_shared<detail::FunctionState<T, F>>(std::move(f));
        enqueue(priority, state);
        return Job<T>(std::move(state));
    }

private:
    using Task = std::shared_ptr<detail::JobState>;

    void enqueue(Priority priority, Task task);
    void work(std::size_t worker);
    /// The next job, or null when the pool ends and the queue is empty. Records it as the worker's job.
    Task takeNext(std::size_t worker);
    Task popMostUrgent();

    std::mutex m_mutex; ///< guards the four below
    std::condition_variable m_wake;
    std::array<std::deque<Task>, kPriorities> m_queues;
    std::vector<Task> m_running; ///< by worker
    bool m_ending = false;
    std::vector<std::thread> m_threads;
};

} // namespace evenmatch::jobs
