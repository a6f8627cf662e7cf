// Threads that compute independently, because threads that share a small convolution wait for each other longer than they compute.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace evenmatch::nn {

/// Runs tasks on at most `threads` threads at a time, including the callers'.
class ComputeThreads {
public:
    /// Each thread calls `begin` before its tasks, callers repeatedly: it informs the compute library that the thread has no helpers.
    ComputeThreads(unsigned threads, std::function<void()> begin);
    ~ComputeThreads();
    ComputeThreads(const ComputeThreads&) = delete;
    ComputeThreads& operator=(const ComputeThreads&) = delete;

    unsigned threads() const { return m_limit; }

    /// Runs task(0) … task(count - 1) with the caller's help, and returns when all are done. Any thread. Tasks do not throw.
    void run(std::size_t count, const std::function<void(std::size_t)>& task);

private:
    /// One call of run(), on its caller's stack.
    struct Work {
        const std::function<void(std::size_t)>* task;
        std::size_t count;
        std::size_t taken = 0;
        std::size_t done = 0;
    };

    void serve();
    /// Does the next task of the work. REQUIRES: the lock, and that there is one
    void step(Work& work, std::unique_lock<std::mutex>& lock);

    unsigned m_limit;
    std::function<void()> m_begin;
    std::mutex m_mutex; ///< guards all below, and every work
    std::condition_variable m_change;
    std::deque<Work*> m_open; ///< with tasks not taken
    unsigned m_active = 0;
    bool m_ending = false;
    std::vector<std::thread> m_helpers;
};

} // namespace evenmatch::nn
