#include "nn/evaluate/batching_evaluator.h"

#include <algorithm>
#include <exception>
#include <iterator>

namespace evenmatch::nn {

BatchingEvaluator::BatchingEvaluator(std::shared_ptr<Evaluator> inner, BatchingOptions options)
    : m_inner(std::move(inner)), m_batch(options.batch > 0 ? options.batch : m_inner->preferredBatch()), m_deadline(options.deadline)
{
}

BatchingEvaluator::Caller::Caller(BatchingEvaluator& evaluator) : m_evaluator(evaluator)
{
    const std::lock_guard lock(m_evaluator.m_mutex);
    ++m_evaluator.m_callers;
}

BatchingEvaluator::Caller::~Caller()
{
    const std::lock_guard lock(m_evaluator.m_mutex);
    --m_evaluator.m_callers;
    m_evaluator.wakeOldest(); // all remaining ones may be waiting now
}

core::Result<void> BatchingEvaluator::evaluate(std::span<const Query> queries, std::span<Evaluation> answers)
{
    if (queries.size() >= m_batch)
        return m_inner->evaluate(queries, answers);

    Request request{.queries = queries, .answers = answers, .asked = Clock::now()};
    std::unique_lock lock(m_mutex);
    m_pending.push_back(&request);
    m_positions += queries.size();
    while (!request.done) {
        if (!request.taken && mustGo(Clock::now()))
            lead(lock);
        else if (m_running == 0 && !request.taken && m_pending.front() == &request)
            request.wake.wait_until(lock, due());
        else
            request.wake.wait(lock);
    }
    return std::move(request.result);
}

bool BatchingEvaluator::mustGo(Clock::time_point now) const
{
    if (m_pending.empty() || m_positions >= m_batch)
        return !m_pending.empty();
    const bool nobodyLeft = m_callers > 0 && m_pending.size() >= m_callers;
    return m_running == 0 && (nobodyLeft || now >= due());
}

/// The deadline of the oldest request. Callers that have just received results have time to return with the next request.
BatchingEvaluator::Clock::time_point BatchingEvaluator::due() const { return std::max(m_pending.front()->asked, m_idleSince) + m_deadline; }

/// The oldest requests, whole ones, that fit a batch; at least one.
std::vector<BatchingEvaluator::Request*> BatchingEvaluator::take()
{
    std::vector<Request*> taken;
    std::size_t positions = 0;
    while (!m_pending.empty() && (taken.empty() || positions + m_pending.front()->queries.size() <= m_batch)) {
        taken.push_back(m_pending.front());
        taken.back()->taken = true;
        positions += taken.back()->queries.size();
        m_pending.pop_front();
    }
    m_positions -= positions;
    return taken;
}

void BatchingEvaluator::lead(std::unique_lock<std::mutex>& lock)
{
    const std::vector<Request*> requests = take();
    ++m_running;
    wakeOldest(); // the rest may be another batch
    lock.unlock();
    answer(requests);
    lock.lock();
    --m_running;
    m_idleSince = Clock::now();
    for (Request* request : requests) {
        request->done = true;
        request->wake.notify_one();
    }
    wakeOldest();
}

void BatchingEvaluator::wakeOldest()
{
    if (!m_pending.empty())
        m_pending.front()->wake.notify_one();
}

void BatchingEvaluator::answer(const std::vector<Request*>& requests) noexcept
{
    try {
        answerTogether(requests);
    } catch (const std::exception& exception) {
        for (Request* request : requests)
            request->result = core::Error{core::ErrorCode::Unexpected, exception.what()};
    }
}

void BatchingEvaluator::answerTogether(const std::vector<Request*>& requests)
{
    if (requests.size() > 1) {
        std::vector<Query> queries;
        for (const Request* request : requests)
            queries.insert(queries.end(), request->queries.begin(), request->queries.end());
        std::vector<Evaluation> answers(queries.size());
        if (m_inner->evaluate(queries, answers)) {
            auto next = answers.begin();
            for (Request* request : requests) {
                const auto count = static_cast<std::ptrdiff_t>(request->answers.size());
                std::ranges::move(next, next + count, request->answers.begin());
                next += count;
            }
            return;
        }
    }
    for (Request* request : requests) // alone, or one of them was invalid: each gets its own result
        request->result = m_inner->evaluate(request->queries, request->answers);
}

} // namespace evenmatch::nn
