// An estimator of the network's ranks with results in a server's ranks, as displayed to users.
#pragma once

#include "core/strength/estimate/estimator.h"
#include "core/strength/scale/server_ranks.h"

namespace evenmatch::strength {

/// REQUIRES: the server has ranks
std::unique_ptr<const Estimator> answeringIn(ServerRanks server, std::unique_ptr<const Estimator> estimator);

/// The sides whose ranks of `scale` the server has, with their places on the server's scale instead. An opponent's rank that it lacks is
/// unknown.
std::vector<ScoredSide> sidesRankedBy(const ServerRanks& server, const RankScale& scale, std::span<const ScoredSide> sides);

} // namespace evenmatch::strength
