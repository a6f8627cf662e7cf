// Estimators that see no move: what the data give away by themselves. Every accuracy is printed beside theirs.
#pragma once

#include "core/strength/estimate/estimators.h"

namespace evenmatch::strength {

/// Those that see no move played: "source", "setting" (Go: handicap, colour and komi; chess: source and clock), "year", "opponent" (its
/// rank), "value" (mean value of the positions), "expected-beta" (level + E_π quality).
Estimators baselines(const EstimatorFit& fit);

/// Fills fit.categories and fit.scalars. REQUIRES: every candidate has a rank below fit.ranks and a move
void fitBaselines(std::span<const ScoredSide> candidates, EstimatorFit& fit);

} // namespace evenmatch::strength
