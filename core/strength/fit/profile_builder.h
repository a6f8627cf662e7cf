// Rank profiles from candidates (ALGORITHMS.md 1, "Candidates").
#pragma once

#include "core/strength/estimate/scored_side.h"
#include "core/strength/scale/rank_profile.h"

#include <span>

namespace evenmatch::strength {

struct ProfileOptions {
    double commonWidth = 3; ///< standard deviation of the smoothing over move numbers for the common curve, in moves of the game
    double rankWidth = 12; ///< the same for the differences of ranks, which are known less precisely
    double fewestSides = 30; ///< the curve ends where fewer than this many sides continue
    std::size_t mostMoves = 400;
    bool raw = false; ///< as published: plain means over candidates, neither smoothed nor sorted; β̄i at move numbers without moves
};

/// β̄i, β̄i^d, spreads and counts. Over the move number d:  β̄i^d = c(d) + Δi(d),  c the ranks' common curve, Δi the smoothed difference.
/// At every d the ranks are sorted by isotonic regression, weighted by their data near d, so that a rank with few games cannot be above a
/// stronger one. SE uses the means unchanged (`raw`). REQUIRES: every candidate has a rank of the scale
RankProfile buildProfile(const RankScale& scale, std::span<const ScoredSide> candidates, const ProfileOptions& options = {});

} // namespace evenmatch::strength
