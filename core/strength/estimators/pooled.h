// A combination of several estimators.
#pragma once

#include "core/strength/estimators/estimators.h"

#include <memory>
#include <string>

namespace evenmatch::strength {

/// P(r) ∝ Π Pi(r)^(1/k): the geometric mean of k estimators. Estimators of the same moves are not independent, so their evidence is not
/// added. REQUIRES: at least one part, all of the same ranks
std::unique_ptr<const Estimator> pooled(std::string name, Estimators parts);

/// "beta+discriminant", the meta-model that is better than nearest β̄ at every number of games
/// (resources/models/history/chess-ranks-02573351.md). Nearest β̄ uses one number, the discriminant all of them, and neither needs as many
/// sides per rank as trees do. Empty without a discriminant.
Estimators pooledEstimators(const RankProfile& profile, const EstimatorFit& fit);

} // namespace evenmatch::strength
