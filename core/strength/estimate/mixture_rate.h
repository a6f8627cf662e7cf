// Measures how often games are reported as those of two players: of one player (false alarms), and of two (detections).
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "core/strength/maths/intervals.h"

#include <cstdint>
#include <span>
#include <vector>

namespace evenmatch::strength {

struct MixtureRate {
    int games = 0; ///< in total; for two players half from each
    int ranksApart = 0; ///< the two players' ranks; 0: one player
    int samples = 0; ///< players, or pairs of players
    double warned = 0; ///< share of the samples that were reported
    Interval interval; ///< 95 %
};

/// For each number of games: one sample of every named player with that many games, and of up to `pairs` random pairs of players at that
/// distance in rank with half as many games each. No row without players. REQUIRES: all sides have a rank
std::vector<MixtureRate> measureMixtures(
    const RankEstimator& estimator, std::span<const ScoredSide> sides, std::span<const int> games, int pairs = 200, std::uint64_t seed = 1);

} // namespace evenmatch::strength
