// Several estimators heard together.
#pragma once

#include "core/strength/estimate/estimators.h"

#include <memory>
#include <string>

namespace evenmatch::strength {

/// P(r) ∝ Π Pi(r)^(1/k): the geometric mean of what k estimators say. Those that see the same moves are not independent, so their evidence
/// is not added. REQUIRES: at least one part, all of the same ranks
std::unique_ptr<const Estimator> pooled(std::string name, Estimators parts);

/// "beta+discriminant", the meta-model that is ahead of nearest β̄ at every number of games (resources/models/experiments.md): nearest β̄ is
/// sure of one number, the discriminant weighs all, and neither needs many sides of a rank, as trees do. None without a discriminant.
Estimators pooledEstimators(const RankProfile& profile, const EstimatorFit& fit);

} // namespace evenmatch::strength
