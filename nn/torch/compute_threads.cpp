#include "nn/torch/detail/compute_threads.h"

#include "nn/torch/detail/plain_memory.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <utility>

/// OpenBLAS has threads of its own, which the tensor library does not know of; absent with another BLAS.
extern "C" __attribute__((weak)) void openblas_set_num_threads(int threads);

namespace evenmatch::nn::detail {

void computeAlone()
{
    static thread_local bool told = false;
    if (std::exchange(told, true))
        return;
    usePlainMemory();
    at::set_num_threads(1);
    if (openblas_set_num_threads)
        openblas_set_num_threads(1);
}

ComputeThreads::ComputeThreads(unsigned threads) : m_limit(std::max(threads, 1u))
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
    computeAlone();
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
    computeAlone();
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
        m_change.notify_all(); // work's own caller, or whoever waits for a place
}

} // namespace evenmatch::nn::detail
