// The report of a reviewed game: how strong both played, where it was decided, what players of their ranks would have done.
#pragma once

#include "core/strength/rank_estimate.h"
#include "ui/report/report.h"
#include "ui/review/review_words.h"

#include <array>

namespace evenmatch::nn {
struct PlayerEstimators;
}

namespace evenmatch::ui {

/// The rank that a game alone shows of each side.
struct GameEstimates {
    std::array<strength::RankEstimate, 2> sides;
    strength::RankScale scale;
};
GameEstimates estimateSides(const nn::GameReview& review, const nn::PlayerEstimators& estimators);

/// REQUIRES: reviewer.network(), and every ply is known. GUI thread.
Report gameReport(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const GameEstimates& estimates);

} // namespace evenmatch::ui
