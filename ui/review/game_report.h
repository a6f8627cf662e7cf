// The report of a reviewed game: the strength of both players, the decisive moves, and the moves of players of their ranks.
#pragma once

#include "nn/ranks/game_estimate.h"
#include "ui/report/report.h"
#include "ui/review/review_words.h"

namespace evenmatch::ui {

/// REQUIRES: reviewer.network(), and every ply is known. GUI thread.
Report gameReport(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const nn::GameEstimates& estimates);

} // namespace evenmatch::ui
