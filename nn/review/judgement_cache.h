// Stores judgements of games, so that a judge analyses each game once.
#pragma once

#include "nn/evaluate/answer_store.h"
#include "nn/review/move_judge.h"

#include <filesystem>

namespace evenmatch::nn {

/// Judgements in an AnswerStore, an entry for each game and judge.
class JudgementCache {
public:
    explicit JudgementCache(std::filesystem::path folder) : m_store(std::move(folder)) { }

    /// The stored plies of the judge for the game; the others stay empty.
    std::vector<JudgedPly> load(const PlayedGame& game, const JudgeInfo& judge) const;
    core::Result<void> store(const PlayedGame& game, const GameJudgement& judgement);

private:
    AnswerStore m_store;
};

} // namespace evenmatch::nn
