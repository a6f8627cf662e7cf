// What each group of the meta-model's features is worth: the same model fitted and asked without it (ALGORITHMS.md 4, "Ablations").
#pragma once

#include "core/error.h"
#include "core/strength/estimator.h"

#include <span>
#include <vector>

namespace evenmatch::cli {

/// "meta/all", "meta/no-beta", "meta/no-priors", "meta/no-losses", "meta/beta-only", "meta/priors-only", each fitted on the candidates.
core::Result<strength::Estimators> ablatedMetaModels(std::span<const strength::ScoredSide> candidates, std::size_t ranks, const std::vector<int>& games);

} // namespace evenmatch::cli
