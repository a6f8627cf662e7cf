// An estimate of a rank as JSON, for the command line and the library.
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "nn/ranks/two_answers.h"

#include <nlohmann/json.hpp>

namespace evenmatch::nn {

/// {"games", "moves", "rank", "probabilities", "interval80", "intervalHolds", "beyondScale", "calibrated", "worthGames"}; if there are too
/// few moves, "rank" is null and "notEnough" gives the reason.
nlohmann::ordered_json estimateJson(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// {"moves": {"server", "rating", "interval80", "beyondMeasured", "words"}, "everything": the same and {"estimate", "rated", "results"}},
/// each null if there is none. Ratings of Go: 1 dan is 1, 1 kyu is 0.
nlohmann::ordered_json answersJson(const TwoAnswers& answers, const strength::RankScale& scale);

} // namespace evenmatch::nn
