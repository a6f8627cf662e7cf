// Our own search as a judge of positions: for Go, and for chess if no engine is installed.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/lesson/position_judge.h"

#include <memory>

namespace evenmatch::search {

/// Searches the position, then the position after each move to evaluate, with the same effort. Go is counted in points if the network
/// counts them.
class SearchPositionJudge final : public nn::PositionJudge {
public:
    SearchPositionJudge(std::shared_ptr<nn::Evaluator> evaluator, std::uint64_t visits);

    const std::string& name() const override { return m_name; }
    lesson::LossUnit unit() const override;
    core::Result<nn::PositionVerdict> judge(const nn::PositionQuestion& question, const std::stop_token& stop) override;

private:
    core::Result<nn::ValuedMove> value(const nn::GameState& state, game::Move move, std::uint64_t visits, const std::stop_token& stop);

    std::shared_ptr<nn::Evaluator> m_evaluator;
    std::uint64_t m_visits;
    std::string m_name;
};

} // namespace evenmatch::search
