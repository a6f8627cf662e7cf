// Judges a chess game by a UCI engine: Stockfish.
//
// First every position with few nodes, from the last to the first, so that the engine's table helps with earlier moves; the value of the
// move played is that of the next position. For a likely mistake, both the engine's choice and the move played are searched again in the
// same position with many more nodes; only this confirms a mistake. If the loss is then near the limit of a mark, both are searched once
// more, even longer.
#pragma once

#include "nn/review/move_judge.h"
#include "search/engine/uci_engine.h"

namespace evenmatch::search {

struct UciJudgeSettings {
    std::uint64_t nodes = 20'000; ///< for every position
    std::uint64_t sureNodes = 120'000; ///< where the move played looks dear, for each of the two moves; 0: there is no second look
    std::uint64_t surestNodes = 480'000; ///< where it then costs nearly what a mark takes; not more than sureNodes: there is no such look
    double margin = 2; ///< percent of the chance to win (JudgeInfo::margin): so much looks of these lengths differ by from longer ones
    unsigned threads = 1; ///< where `options` does not say it
    std::map<std::string, std::string> options = {}; ///< of the program; those that it does not announce are left out
    EnginePatience patience{.move = std::chrono::milliseconds(30'000)};
};

class UciJudge final : public nn::MoveJudge {
public:
    /// Starts the program; Stopped on request. REQUIRES: command is not empty
    static core::Result<std::unique_ptr<UciJudge>> launch(
        std::vector<std::string> command, UciJudgeSettings settings = {}, std::stop_token stop = {});

    const nn::JudgeInfo& info() const override { return m_info; }
    /// A program that ends or hangs is restarted once.
    core::Result<void> judge(
        const nn::JudgeQuestion& question, std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged) override;

private:
    explicit UciJudge(std::unique_ptr<UciEngine> engine, UciJudgeSettings settings) : m_engine(std::move(engine)), m_settings(settings) { }

    std::unique_ptr<UciEngine> m_engine;
    UciJudgeSettings m_settings;
    nn::JudgeInfo m_info;
};

} // namespace evenmatch::search
