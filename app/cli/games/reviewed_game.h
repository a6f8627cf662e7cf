// The result of `review` for a game: by a network, and by a judge of its moves.
#pragma once

#include "app/shared/judge_options.h"
#include "nn/data/player_games.h"
#include "nn/ranks/game_estimate.h"
#include "nn/review/move_costs.h"
#include "search/judge/judge_desk.h"

#include <optional>
#include <string>
#include <vector>

namespace evenmatch::cli {

struct ReviewedGame {
    nn::SourceGame game;
    nn::GameReview review;
    nn::NetworkInfo network;
    nn::GameJudgement judgement;
    std::optional<nn::GameEstimates> estimates; ///< ranks estimated from the moves
    std::vector<nn::MoveCost> costs; ///< NaN without a judge
    std::vector<core::Error> errors; ///< of this game in its file, which was read in part

    nn::CostUnit unit() const { return nn::costUnit(judgement.by); }
};

/// "?", "??", or nothing.
const char* gradeMark(nn::CostGrade grade);

nlohmann::ordered_json reviewJson(const ReviewedGame& reviewed);
/// β of both sides with the bands of the ranks, and the course of the game below.
std::string reviewPicture(const ReviewedGame& reviewed);

} // namespace evenmatch::cli
