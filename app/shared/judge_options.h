// The judge of games' moves, as options of commands.
#pragma once

#include "app/shared/command.h"
#include "search/judge/judge_desk.h"

#include <cstdint>
#include <string>
#include <vector>

namespace evenmatch::cli {

/// The judge selected by options.
struct JudgeOptions {
    std::string judge = "auto"; ///< auto, search, stockfish, katago, none
    std::string command; ///< of Stockfish or KataGo
    std::uint64_t nodes = 0;
    std::vector<std::uint64_t> visits;
    unsigned threads = 1;
    int katagoWait = 600; ///< seconds
};

void addJudgeOptions(CLI::App& command, JudgeOptions& options);
/// BadArgument for an engine of another game, or KataGo without a command.
core::Result<search::JudgeChoice> judgeChoice(const JudgeOptions& options, const std::string& game);

} // namespace evenmatch::cli
