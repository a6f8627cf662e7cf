// What the moves of a game cost, by our own search: where no engine is at hand.
//
// Every position has a tree of its own, and leaves of many positions are evaluated in one batch, one a tree: so each is searched as a
// sequential search would. The move played gets half as many visits as the best at least, so both values come out of one tree. First all
// positions in few visits; then in more and more those where the move played looks dear (closer_look.h), and those that it leads to.
// Whatever may get a mark after that is looked at once more, in as many visits again: the move played and the best other one, each from the
// position that it leads to. So the second opinion comes out of other trees, and in both the same side is to move. In chess a third comes
// from what the moves lose by force (forced_losses.h), which says beside what is worth those looks.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/review/move_judge.h"

#include <memory>
#include <vector>

namespace evenmatch::search {

struct SearchJudgeSettings {
    std::vector<std::uint64_t> visits{48, 192, 768}; ///< of all positions, then of those that look dear, and again; one: no second look
    std::uint64_t forcedNodes = 200; ///< chess: of a look at what a move loses by force, for every visit of the last look; 0: there is none
    std::size_t batch = 16; ///< positions that are searched at the same time
};

class SearchJudge final : public nn::MoveJudge {
public:
    /// REQUIRES: network is not null, settings.visits is not empty and grows
    explicit SearchJudge(std::shared_ptr<nn::Evaluator> network, SearchJudgeSettings settings = {});

    const nn::JudgeInfo& info() const override { return m_info; }
    core::Result<void> judge(
        const nn::JudgeQuestion& question, std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged) override;

private:
    std::shared_ptr<nn::Evaluator> m_network;
    SearchJudgeSettings m_settings;
    nn::JudgeInfo m_info;
};

} // namespace evenmatch::search
