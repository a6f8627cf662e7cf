// Judges a game during play like Review does afterwards: with the same judges and the same marks (nn/review/move_costs.h).
#pragma once

#include "search/judge/judge_desk.h"

#include <memory>
#include <mutex>

namespace evenmatch::search {

/// Follows one game, or another after it. Any thread; requests wait for each other.
class GameFollower {
public:
    /// `network` as in JudgeDesk.
    GameFollower(JudgeChoice choice, std::shared_ptr<nn::Evaluator> network) : m_desk(std::move(choice), std::move(network), {}) { }

    /// Judges the review's game up to now, reusing results of the same beginning. A move with a small loss is analysed again if the game is
    /// worse for its player at the next turn, which is known only then. Stopped on request; earlier results are kept then.
    core::Result<nn::GameJudgement> judge(const nn::GameReview& review, jobs::JobContext& job);

private:
    JudgeDesk m_desk;
    std::mutex m_mutex; ///< guards what follows
    nn::PlayedGame m_game; ///< the latest judged game
    nn::GameJudgement m_judgement;
};

} // namespace evenmatch::search
