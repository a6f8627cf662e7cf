// An evaluator that puts the questions of many threads together: networks answer eight at once much faster than one after the other.
#pragma once

#include "nn/evaluate/evaluator.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>

namespace evenmatch::nn {

struct BatchingOptions {
    std::size_t batch = 0; ///< positions; 0: what the inner evaluator prefers
    std::chrono::microseconds deadline{1000}; ///< the longest that a question waits for company while nothing is computed
};

/// Has no thread of its own: one of the waiting callers asks the inner evaluator for all. A full batch goes off at once. One that is not
/// gathers as long as another is computed, for the inner evaluator uses all cores; after that it goes when its first question has waited
/// until the deadline, or when every caller that has joined waits, for then nobody is left to add to it. The oldest question's thread
/// watches that. An error reaches only the caller whose question it is.
class BatchingEvaluator : public Evaluator {
public:
    explicit BatchingEvaluator(std::shared_ptr<Evaluator> inner, BatchingOptions options = {});

    /// Says that a thread will ask again and again, one question at a time, as long as this lives. Without any, only size and deadline
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
        std::condition_variable wake = {}; ///< its own: of many that wait only those are woken for whom something changed
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
    std::size_t m_running = 0; ///< batches at the inner evaluator
    Clock::time_point m_idleSince; ///< when the last of them came back
    std::size_t m_callers = 0; ///< that have joined
};

} // namespace evenmatch::nn
