// Running a long job from the command line: progress on stderr, and Ctrl+C asks it to stop.
#pragma once

#include "core/jobs/thread_pool.h"

#include <functional>

namespace evenmatch::cli {

/// Keeps the signals that end a program from doing so while it lives, and wakes its thread for them. Make it before any other thread.
class SignalWatch {
public:
    SignalWatch();
    ~SignalWatch();
    SignalWatch(const SignalWatch&) = delete;
    SignalWatch& operator=(const SignalWatch&) = delete;

    /// Makes wait() return at once. From any thread.
    void wake();
    /// Waits a moment, at most until wake() or a signal; true when the user asks to stop. When the user asks again, or this is still called
    /// some seconds later, the program ends here with exit code 1: whatever it works at does not hear.
    bool wait();

private:
    struct Signals;
    std::unique_ptr<Signals> m_signals;
};

/// One line that is written over, when stderr is a terminal; nothing otherwise.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    void show(const jobs::Progress& progress);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Runs the work on a thread of its own and returns what came of it; `show` hears on this thread how far it is, some times a second.
template <class T>
core::Result<T> runWatched(std::function<core::Result<T>(jobs::JobContext&)> work, const std::function<void(const jobs::Progress&)>& show)
{
    SignalWatch signals;
    jobs::ThreadPool pool(1);
    const jobs::Job<T> job = pool.submit(jobs::Priority::Normal, std::move(work));
    job.onDone([&](const core::Result<T>&) { signals.wake(); });
    while (!job.isDone()) {
        if (signals.wait())
            job.requestStop();
        show(job.progress());
    }
    return job.result();
}

/// The same with a progress line.
template <class T>
core::Result<T> runWatched(std::function<core::Result<T>(jobs::JobContext&)> work)
{
    ProgressLine line;
    return runWatched<T>(std::move(work), [&line](const jobs::Progress& progress) { line.show(progress); });
}

} // namespace evenmatch::cli
