#include "nn/evaluate/compute_threads.h"

#include <algorithm>
#include <utility>

namespace evenmatch::nn {

ComputeThreads::ComputeThreads(unsigned threads, std::function<void()> begin) : m_limit(std::max(threads, 1u)), m_begin(std::move(begin))
{
    for (unsigned i = 1; i < m_limit; ++i)
        m_helpers.emplace_back([this] { serve(); });
}

ComputeThreads::~ComputeThreads()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_change.notify_all();
    for (std::thread& helper : m_helpers)
        helper.join();
}

void ComputeThreads::run(std::size_t count, const std::function<void(std::size_t)>& task)
{
    if (count == 0)
        return;
    m_begin();
    Work work{&task, count};
    std::unique_lock lock(m_mutex);
    m_open.push_back(&work);
    if (count > 1)
        m_change.notify_all();
    while (work.done < work.count) {
        if (work.taken < work.count && m_active < m_limit)
            step(work, lock);
        else
            m_change.wait(lock);
    }
}

void ComputeThreads::serve()
{
    m_begin();
    std::unique_lock lock(m_mutex);
    while (true) {
        m_change.wait(lock, [this] { return m_ending || (!m_open.empty() && m_active < m_limit); });
        if (m_ending)
            return;
        step(*m_open.front(), lock);
    }
}

void ComputeThreads::step(Work& work, std::unique_lock<std::mutex>& lock)
{
    const std::size_t index = work.taken++;
    if (work.taken == work.count)
        std::erase(m_open, &work);
    ++m_active;
    lock.unlock();
    (*work.task)(index);
    lock.lock();
    --m_active;
    if (++work.done == work.count || !m_open.empty())
        m_change.notify_all(); // the caller of the work, or a thread waiting for a place
}

} // namespace evenmatch::nn
