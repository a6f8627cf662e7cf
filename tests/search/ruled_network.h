// A fake network that values positions by a test's rule, so that the test knows which moves are mistakes.
#pragma once

#include "core/game/go/position.h"
#include "nn/evaluate/fake_evaluator.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>

namespace evenmatch::search {

/// While closed, it blocks its callers.
class Gate {
public:
    void set(bool isOpen)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_isOpen = isOpen;
        }
        m_changed.notify_all();
    }
    void pass()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isOpen; });
    }
    std::atomic<bool> isBroken = false; ///< its callers fail

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isOpen = true;
};

class RuledNetwork final : public nn::FakeEvaluator {
public:
    /// The value of a position for Black, -1 … 1.
    using Rule = std::function<float(const go::Position&)>;

    explicit RuledNetwork(Rule rule, std::shared_ptr<Gate> gate = {})
        : FakeEvaluator({.game = "go", .scale = strength::goScale()}), m_rule(std::move(rule)), m_gate(std::move(gate))
    {
    }

    core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        if (m_gate)
            m_gate->pass();
        if (m_gate && m_gate->isBroken)
            return core::Error{core::ErrorCode::Unexpected};
        if (auto done = FakeEvaluator::evaluate(queries, answers); !done)
            return done;
        for (std::size_t i = 0; i < queries.size(); ++i) {
            const auto& board = *queries[i].state->position().as<go::Position>();
            answers[i].value = board.sideToMove() == game::Side::First ? m_rule(board) : -m_rule(board);
            answers[i].scoreLead = kPoints * answers[i].value;
            findWhatWins(board, answers[i]);
        }
        return {};
    }

private:
    static constexpr float kPoints = 20; ///< lead in points for a won game

    /// Makes Black's winning moves by the rule the most probable, so that a short search finds them.
    void findWhatWins(const go::Position& board, nn::Evaluation& evaluation) const
    {
        if (board.sideToMove() != game::Side::First)
            return;
        for (std::size_t i = 0; i < evaluation.moves.size(); ++i) {
            go::Position after = board;
            after.play(evaluation.moves[i]);
            if (m_rule(after) <= m_rule(board))
                continue;
            for (float& prior : evaluation.prior)
                prior /= 2;
            evaluation.prior[i] += 0.5F;
            return;
        }
    }

    Rule m_rule;
    std::shared_ptr<Gate> m_gate;
};

/// Black's stones on the edge lose the game; everything else is even.
inline float edgeLoses(const go::Position& board)
{
    const int last = board.size() - 1;
    for (int i = 0; i <= last; ++i)
        for (const auto& [x, y] : {std::pair(i, 0), std::pair(i, last), std::pair(0, i), std::pair(last, i)})
            if (board.colorAt(x, y) == go::Color::Black)
                return -0.9F;
    return 0;
}

/// Only a black stone in the centre wins.
inline float centreWins(const go::Position& board)
{
    const int centre = board.size() / 2;
    return board.colorAt(centre, centre) == go::Color::Black ? 0.6F : -0.6F;
}

} // namespace evenmatch::search
