// A UCI program (Stockfish) as a judge of chess positions.
#pragma once

#include "nn/lesson/position_judge.h"
#include "search/engine/uci_engine.h"

namespace evenmatch::search {

/// Evaluates every move with the same number of nodes: the best first, then the best of the others, and so on.
class UciPositionJudge final : public nn::PositionJudge {
public:
    /// Starts the program of a command line.
    static core::Result<std::unique_ptr<UciPositionJudge>> launch(const std::string& command, std::uint64_t nodes);

    const std::string& name() const override { return m_name; }
    lesson::LossUnit unit() const override { return lesson::LossUnit::Chance; }
    /// A program that ends or hangs is restarted once.
    core::Result<nn::PositionVerdict> judge(const nn::PositionQuestion& question, const std::stop_token& stop) override;

private:
    UciPositionJudge(std::unique_ptr<UciEngine> engine, std::uint64_t nodes);
    core::Result<nn::PositionVerdict> ask(const nn::PositionQuestion& question, const std::stop_token& stop);

    std::unique_ptr<UciEngine> m_engine;
    std::uint64_t m_nodes;
    std::string m_name;
};

} // namespace evenmatch::search
