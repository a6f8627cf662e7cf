#include "core/jobs/thread_pool.h"

#include <algorithm>
#ifdef __linux__
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace evenmatch::jobs {

namespace {

/// Lowers the calling thread's priority. A thread of the batch class does not preempt another when it wakes.
void standBehind([[maybe_unused]] int steps)
{
#ifdef __linux__
    if (steps <= 0)
        return;
    const auto self = static_cast<id_t>(gettid()); // Linux: of this thread only
    setpriority(PRIO_PROCESS, self, getpriority(PRIO_PROCESS, self) + steps);
    const sched_param none{};
    sched_setscheduler(0, SCHED_BATCH, &none);
#endif
}

} // namespace

ThreadPool::ThreadPool(unsigned threads, int behind) : m_running(std::max(threads, 1u))
{
    m_threads.reserve(m_running.size());
    for (std::size_t worker = 0; worker < m_running.size(); ++worker)
        m_threads.emplace_back([this, worker, behind] {
            standBehind(behind);
            work(worker);
        });
}

ThreadPool::~ThreadPool()
{
    std::vector<Task> stopped;
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
        stopped = m_running;
        for (const auto& queue : m_queues)
            stopped.insert(stopped.end(), queue.begin(), queue.end());
    }
    // Without the lock, because a stop callback may submit a job.
    for (const Task& task : stopped)
        if (task)
            task->requestStop();
    m_wake.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
}

void ThreadPool::enqueue(Priority priority, Task task)
{
    bool ending = false;
    {
        const std::lock_guard lock(m_mutex);
        ending = m_ending;
        if (ending)
            task->requestStop(); // its token is not shared yet
        m_queues[static_cast<std::size_t>(priority)].push_back(std::move(task));
    }
    m_wake.notify_one();
}

void ThreadPool::work(std::size_t worker)
{
    while (const Task task = takeNext(worker))
        task->run();
}

ThreadPool::Task ThreadPool::takeNext(std::size_t worker)
{
    Task finished; // destroyed after the lock is released: the result's destructor may be slow, or submit a job
    std::unique_lock lock(m_mutex);
    finished = std::move(m_running[worker]);
    m_running[worker] = nullptr;
    Task next;
    m_wake.wait(lock, [&] { return (next = popMostUrgent()) != nullptr || m_ending; });
    m_running[worker] = next;
    lock.unlock();
    return next;
}

ThreadPool::Task ThreadPool::popMostUrgent()
{
    for (auto& queue : m_queues) {
        if (queue.empty())
            continue;
        Task task = std::move(queue.front());
        queue.pop_front();
        return task;
    }
    return nullptr;
}

} // namespace evenmatch::jobs
