// Runs a long job from the command line: progress on stderr, and Ctrl+C or a closed terminal requests a stop.
#pragma once

#include "core/jobs/thread_pool.h"

#include <functional>

namespace evenmatch::cli {

/// Blocks the signals that end a program during its lifetime, and wakes its thread for them. Construct it before any other thread starts.
class SignalWatch {
public:
    SignalWatch();
    ~SignalWatch();
    SignalWatch(const SignalWatch&) = delete;
    SignalWatch& operator=(const SignalWatch&) = delete;

    /// Makes wait() return at once. From any thread.
    void wake();
    /// Waits a moment, at most until wake() or a signal; true if the user requests a stop. After a second request, or if this is still
    /// called some seconds later, the program ends here with exit code 1, because its work does not react.
    bool wait();

private:
    struct Signals;
    std::unique_ptr<Signals> m_signals;
};

/// One line that is overwritten, if stderr is a terminal; nothing otherwise.
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

/// Runs the work on its own thread and returns its result; `show` gets the progress on this thread, several times a second.
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
