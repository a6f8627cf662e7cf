// What the moves of a game of Go cost, by KataGo's analysis engine: points and the chance to win.
//
// One query a game: its answers tell, at every position, KataGo's choice and what else it looked at. Where the move played is not among
// that, or was looked at too little, and seems dear, it is asked about alone.
#pragma once

#include "nn/review/move_judge.h"
#include "search/engine/katago_conversation.h"

namespace evenmatch::search {

struct KataGoJudgeSettings {
    int visits = 100; ///< of every position
    int sureVisits = 400; ///< where the move played looks dear: of the position, and of the move alone; 0: nothing is looked at again, and
                          ///< what looks dear stays unsure
    KataGoPatience patience;
};

class KataGoJudge final : public nn::MoveJudge {
public:
    /// Starts the program, which may take minutes; Stopped when asked to. REQUIRES: command is not empty
    static core::Result<std::unique_ptr<KataGoJudge>> launch(
        std::vector<std::string> command, KataGoJudgeSettings settings = {}, const std::stop_token& stop = {});

    const nn::JudgeInfo& info() const override { return m_info; }
    /// A program that ends or hangs is started anew once.
    core::Result<void> judge(
        const nn::JudgeQuestion& question, std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged) override;

private:
    KataGoJudge(std::vector<std::string> command, KataGoJudgeSettings settings)
        : m_kataGo(std::move(command), settings.patience), m_settings(settings)
    {
    }

    KataGoConversation m_kataGo;
    KataGoJudgeSettings m_settings;
    nn::JudgeInfo m_info;
};

} // namespace evenmatch::search
