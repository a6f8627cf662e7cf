// Judges a game while it is played, as Review judges it when it is over: by the same judges and the same marks (nn/review/move_costs.h).
#pragma once

#include "search/judge/judge_desk.h"

#include <memory>
#include <mutex>

namespace evenmatch::search {

/// Follows one game, or another after it. Any thread; questions wait for each other.
class GameFollower {
public:
    /// `network` as JudgeDesk takes it.
    GameFollower(JudgeChoice choice, std::shared_ptr<nn::Evaluator> network) : m_desk(std::move(choice), std::move(network), {}) { }

    /// Judges the review's game as far as it has been played, building upon what was found of the same beginning before. A move that looked
    /// cheap is looked at again once the game stands worse for its player at the next turn, which is known only then. Stopped when asked
    /// to; what was known before is kept then.
    core::Result<nn::GameJudgement> judge(const nn::GameReview& review, jobs::JobContext& job);

private:
    JudgeDesk m_desk;
    std::mutex m_mutex; ///< guards what follows
    nn::PlayedGame m_game; ///< that was judged last
    nn::GameJudgement m_judgement;
};

} // namespace evenmatch::search
