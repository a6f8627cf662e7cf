// Judges a game by our own search, if no engine is available.
//
// Every position has its own tree, and leaves of many positions are evaluated in one batch, one per tree, so each is searched like in a
// sequential search. The move played gets at least half as many visits as the best, so both values come from one tree. The first pass gives
// all positions few visits; later ones give more and more to likely mistakes (closer_look.h) and the positions after them. Every move that
// may get a mark is then analysed once more with as many visits: the move played and the best other one, each from the position after it.
// So the second evaluation comes from other trees with the same side to move. In chess there is a third: the forced losses of moves
// (forced_losses.h), which also select moves for these passes.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/review/move_judge.h"

#include <memory>
#include <vector>

namespace evenmatch::search {

struct SearchJudgeSettings {
    std::vector<std::uint64_t> visits{48, 192, 768}; ///< as reviewVisits(); one entry: no second pass
    double margin = 2; ///< JudgeInfo::margin
    double pointsMargin = 1.5;
    std::uint64_t forcedNodes = 200; ///< chess: of a forced-loss analysis, per visit of the last pass; 0: none
    std::size_t batch = 16; ///< positions that are searched at the same time
};

/// The visits of a review with this network: for all positions, then for likely mistakes, and again. A strong network, which is one for Go
/// without β, needs few: a game of 250 moves takes about 4,000 evaluations.
std::vector<std::uint64_t> reviewVisits(const nn::NetworkInfo& network);
/// The visits of one analysis that selects moves for a closer one.
std::vector<std::uint64_t> coarseVisits(const nn::NetworkInfo& network);

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
