// How often games are said to look like those of two players: of one player, where it is wrong, and of two, where it is right.
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "core/strength/maths/intervals.h"

#include <cstdint>
#include <span>
#include <vector>

namespace evenmatch::strength {

struct MixtureRate {
    int games = 0; ///< all together; of two players half from each
    int ranksApart = 0; ///< the two players' ranks; 0: one player
    int samples = 0; ///< players, or pairs of players
    double warned = 0; ///< share of them
    Interval interval; ///< 95 %
};

/// For each number of games: one draw of every named player who has as many, and of up to `pairs` random pairs of players of ranks so far
/// apart who have half as many each. No row where there is nobody. REQUIRES: all sides have a rank
std::vector<MixtureRate> measureMixtures(
    const RankEstimator& estimator, std::span<const ScoredSide> sides, std::span<const int> games, int pairs = 200, std::uint64_t seed = 1);

} // namespace evenmatch::strength
