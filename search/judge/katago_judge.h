// Judges a game of Go by KataGo's analysis engine: points and winning chances.
//
// One query per game: its responses have KataGo's choice and other analysed moves for every position. If the move played is not among them,
// or has too few visits, and probably loses something, it is queried alone.
#pragma once

#include "nn/review/move_judge.h"
#include "search/engine/katago_conversation.h"

namespace evenmatch::search {

struct KataGoJudgeSettings {
    int visits = 100; ///< for every position
    int sureVisits = 400; ///< for likely mistakes: of the position, and of the move alone; 0: nothing is analysed again, and
                          ///< likely mistakes stay unsure
    KataGoPatience patience;
};

class KataGoJudge final : public nn::MoveJudge {
public:
    /// Starts the program, which may take minutes; Stopped on request. REQUIRES: command is not empty
    static core::Result<std::unique_ptr<KataGoJudge>> launch(
        std::vector<std::string> command, KataGoJudgeSettings settings = {}, const std::stop_token& stop = {});

    /// The same without starting it yet: info() is incomplete, and it cannot judge.
    KataGoJudge(std::vector<std::string> command, KataGoJudgeSettings settings)
        : m_kataGo(std::move(command), settings.patience), m_settings(settings)
    {
    }
    /// After a stop the program goes on loading its network, and the next call waits for it.
    core::Result<void> start(const std::stop_token& stop);

    const nn::JudgeInfo& info() const override { return m_info; }
    /// A program that ends or hangs is restarted once.
    core::Result<void> judge(
        const nn::JudgeQuestion& question, std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged) override;

private:
    KataGoConversation m_kataGo;
    KataGoJudgeSettings m_settings;
    nn::JudgeInfo m_info;
};

} // namespace evenmatch::search
