// A game as `review` has looked at it: by a network, and by a judge of its moves.
#pragma once

#include "app/shared/command.h"
#include "nn/ranks/game_estimate.h"
#include "nn/ranks/player_games.h"
#include "nn/review/move_costs.h"
#include "search/judge/judge_desk.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace evenmatch::cli {

struct ReviewedGame {
    nn::SourceGame game;
    nn::GameReview review;
    nn::NetworkInfo network;
    nn::GameJudgement judgement;
    std::optional<nn::GameEstimates> estimates; ///< what the moves look like
    std::vector<nn::MoveCost> costs; ///< NaN where nobody was asked

    nn::CostUnit unit() const { return nn::costUnit(judgement.by); }
};

/// Who shall judge, as options say it.
struct JudgeOptions {
    std::string judge = "auto"; ///< auto, search, stockfish, katago, none
    std::string command; ///< of Stockfish or KataGo
    std::uint64_t nodes = 0;
    std::vector<std::uint64_t> visits;
    unsigned threads = 1;
    int katagoWait = 600; ///< seconds
};

void addJudgeOptions(CLI::App& command, JudgeOptions& options);
/// BadArgument for an unknown word, or KataGo without a command.
core::Result<search::JudgeChoice> judgeChoice(const JudgeOptions& options, const std::string& game);

/// "?", "??", or nothing.
const char* gradeMark(nn::CostGrade grade);

nlohmann::ordered_json reviewJson(const ReviewedGame& reviewed);
/// β of both sides against the bands of the ranks, and how the game stood below.
std::string reviewPicture(const ReviewedGame& reviewed);

/// `review --check`: how far our marks are right by a deeper engine, a row a file.
struct FlagCheckOptions {
    std::vector<std::filesystem::path> files;
    std::string network;
    bool exact = false;
    std::filesystem::path cache;
    std::size_t games = 0; ///< of each file, the first; 0: all
    std::size_t skip = 0;
    JudgeOptions judge;
    JudgeOptions deeper;
    std::uint64_t deeperFirst = 0; ///< nodes that the deeper one takes where a move does not look dear; 0: as many as elsewhere
};
void runFlagCheck(const FlagCheckOptions& options, Context& context);

} // namespace evenmatch::cli
