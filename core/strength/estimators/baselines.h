// Baseline estimators that do not use the moves: they measure how much the other data reveals. Every accuracy is printed next to theirs.
#pragma once

#include "core/strength/estimators/estimators.h"

namespace evenmatch::strength {

/// The baselines: "source", "setting" (Go: handicap, colour and komi; chess: source and clock), "year", "opponent" (its rank), "value"
/// (mean value of the positions), "expected-beta" (level + E_π quality).
Estimators baselines(const EstimatorFit& fit);

/// Fills fit.categories and fit.scalars. REQUIRES: every candidate has a rank below fit.ranks and a move
void fitBaselines(std::span<const ScoredSide> candidates, EstimatorFit& fit);

} // namespace evenmatch::strength
