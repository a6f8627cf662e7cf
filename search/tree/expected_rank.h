// β without a trained β: the expected rank of a move, by the policies of all ranks (puct.h, Measure::ExpectedRank). Internal to search.
#pragma once

#include "nn/evaluate/evaluation.h"

#include <optional>

namespace evenmatch::search {

/// The evaluation with the expected rank of every move as its quality, in ranks above the weakest, and a level of 0. Its rankPriors become
/// those of `priorRank` (a place on the scale), or none. Unchanged without the policies of all ranks.
nn::Evaluation withExpectedRanks(const nn::Evaluation& evaluation, std::optional<double> priorRank);

} // namespace evenmatch::search
