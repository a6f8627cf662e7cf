// Where judgements of games are kept, so that no game is judged twice by the same judge.
#pragma once

#include "nn/review/move_judge.h"

#include <filesystem>

namespace evenmatch::nn {

/// One file a game, named by contentKey(), in a folder of its own for each judge. What is damaged is as good as nothing.
class JudgementCache {
public:
    explicit JudgementCache(std::filesystem::path folder) : m_folder(std::move(folder)) { }

    /// Plies of the judge's words on the game; those that are not kept stay empty.
    std::vector<JudgedPly> load(const PlayedGame& game, const JudgeInfo& judge) const;
    core::Result<void> store(const PlayedGame& game, const GameJudgement& judgement) const;

private:
    std::filesystem::path fileOf(const PlayedGame& game, const JudgeInfo& judge) const;

    std::filesystem::path m_folder;
};

} // namespace evenmatch::nn
