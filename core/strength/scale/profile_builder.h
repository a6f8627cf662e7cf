// Rank profiles from candidates (ALGORITHMS.md 1, "Candidates").
#pragma once

#include "core/strength/estimate/scored_side.h"
#include "core/strength/scale/rank_profile.h"

#include <span>

namespace evenmatch::strength {

struct ProfileOptions {
    double commonWidth = 3; ///< of the smoothing over move numbers of what all ranks share, in moves of the game (standard deviation)
    double rankWidth = 12; ///< of what a rank differs from that, which is known less well
    double fewestSides = 30; ///< the curve ends where fewer than so many sides go on
    std::size_t mostMoves = 400;
    bool raw = false; ///< as published: plain means over candidates, neither smoothed nor in order; β̄i where no move of a number was seen
};

/// β̄i, β̄i^d, spreads and counts. Over the move number d:  β̄i^d = c(d) + Δi(d),  c the ranks' common curve, Δi the smoothed difference;
/// then at every d the ranks are brought in order by isotonic regression, each weighing what it has seen near d, so that a rank with little
/// data cannot stand above a stronger one. SE has the means as they are (`raw`).
/// REQUIRES: every candidate has a rank of the scale
RankProfile buildProfile(const RankScale& scale, std::span<const ScoredSide> candidates, const ProfileOptions& options = {});

} // namespace evenmatch::strength
