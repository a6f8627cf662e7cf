// What the moves of a chess game cost, by a UCI engine: Stockfish.
//
// First every position in a few nodes, from the last to the first, so that what the engine found out stands in its table when it comes to
// the moves before; the move played is worth what the next position is. Where it looks dear, both the engine's choice and the move played
// are searched again at the same position with many more nodes. Only that makes a mistake of it. Where what it costs then lies near what a
// mark takes, both are searched once more, longer still.
#pragma once

#include "nn/review/move_judge.h"
#include "search/engine/uci_engine.h"

namespace evenmatch::search {

struct UciJudgeSettings {
    std::uint64_t nodes = 20'000; ///< for every position
    std::uint64_t sureNodes = 120'000; ///< where the move played looks dear, for each of the two moves
    std::uint64_t surestNodes = 480'000; ///< where it then costs nearly what a mark takes; not more than sureNodes: there is no such look
    double margin = 2; ///< percent of the chance to win (JudgeInfo::margin): so much looks of these lengths differ by from longer ones
    unsigned threads = 1;
    EnginePatience patience{.move = std::chrono::milliseconds(30'000)};
};

class UciJudge final : public nn::MoveJudge {
public:
    /// Starts the program; Stopped when asked to. REQUIRES: command is not empty
    static core::Result<std::unique_ptr<UciJudge>> launch(
        std::vector<std::string> command, UciJudgeSettings settings = {}, std::stop_token stop = {});

    const nn::JudgeInfo& info() const override { return m_info; }
    /// A program that ends or hangs is started anew once.
    core::Result<void> judge(
        const nn::JudgeQuestion& question, std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged) override;

private:
    explicit UciJudge(std::unique_ptr<UciEngine> engine, UciJudgeSettings settings) : m_engine(std::move(engine)), m_settings(settings) { }

    std::unique_ptr<UciEngine> m_engine;
    UciJudgeSettings m_settings;
    nn::JudgeInfo m_info;
};

} // namespace evenmatch::search
