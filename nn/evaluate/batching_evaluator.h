// An evaluator that batches the requests of many threads: networks evaluate eight positions at once much faster than one after another.
#pragma once

#include "nn/evaluate/evaluator.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>

namespace evenmatch::nn {

struct BatchingOptions {
    std::size_t batch = 0; ///< positions; 0: the inner evaluator's preference
    std::chrono::microseconds deadline{1000}; ///< the maximum waiting time of a request while nothing is computed
};

/// It has no thread: one of the waiting callers evaluates for all. A full batch starts at once. An incomplete one grows while another is
/// computed, because the inner evaluator uses all cores; after that it starts when its first request reaches the deadline, or when every
/// registered caller waits, because then no further request can come. The thread of the oldest request checks this. An error reaches only
/// the caller with the invalid request.
class BatchingEvaluator : public Evaluator {
public:
    explicit BatchingEvaluator(std::shared_ptr<Evaluator> inner, BatchingOptions options = {});

    /// Registers a thread that sends one request after another as long as this exists. Without registered callers, only size and deadline
    /// count.
    class Caller {
    public:
        explicit Caller(BatchingEvaluator& evaluator);
        ~Caller();
        Caller(const Caller&) = delete;
        Caller& operator=(const Caller&) = delete;

    private:
        BatchingEvaluator& m_evaluator;
    };

    const NetworkInfo& info() const override { return m_inner->info(); }
    core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override;
    std::size_t preferredBatch() const override { return m_inner->preferredBatch(); }

private:
    using Clock = std::chrono::steady_clock;

    /// One call of evaluate(), on its caller's stack.
    struct Request {
        std::span<const Query> queries;
        std::span<Evaluation> answers;
        Clock::time_point asked;
        std::condition_variable wake = {}; ///< one per request, so that only affected threads wake
        bool taken = false;
        bool done = false;
        core::Result<void> result = {};
    };

    bool mustGo(Clock::time_point now) const;
    Clock::time_point due() const;
    std::vector<Request*> take();
    void lead(std::unique_lock<std::mutex>& lock);
    void wakeOldest();
    void answer(const std::vector<Request*>& requests) noexcept;
    void answerTogether(const std::vector<Request*>& requests);

    std::shared_ptr<Evaluator> m_inner;
    std::size_t m_batch;
    std::chrono::microseconds m_deadline;

    std::mutex m_mutex; ///< guards all below, and every request's `taken` and `done`
    std::deque<Request*> m_pending; ///< not taken, the oldest first
    std::size_t m_positions = 0; ///< of all pending
    std::size_t m_running = 0; ///< batches in the inner evaluator
    Clock::time_point m_idleSince; ///< when the last of them returned
    std::size_t m_callers = 0; ///< number of registered callers
};

} // namespace evenmatch::nn
