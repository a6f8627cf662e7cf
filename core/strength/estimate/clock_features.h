// Time use of a side as features for learning estimators (ALGORITHMS.md 4). All are shares of the time for a typical game, so that no
// feature is the time control itself.
#pragma once

#include "core/strength/estimate/scored_side.h"

#include <array>

namespace evenmatch::strength {

/// Features of the side: logarithm of the time per move relative to an even pace (mean, spread, longest), share of instant moves, extra
/// time for moves that are not the likeliest, time left in the opening, middle game and endgame and after the last move.
inline constexpr std::array kPaceNames{
    "pace", "paceSpread", "longestThink", "atOnce", "longerForUnlikely", "leftOpening", "leftMiddle", "leftEndgame", "leftAtEnd"};
/// Features that also depend on the other player: that player's pace, the difference in remaining time, and that player's remaining time.
inline constexpr std::array kOpponentPaceNames{"opponentPace", "timeAhead", "opponentLeftAtEnd"};

/// NaN if unknown; all NaN without clocks.
std::array<double, kPaceNames.size()> paceOf(const ScoredSide& side);
std::array<double, kOpponentPaceNames.size()> opponentPaceOf(const ScoredSide& side);

} // namespace evenmatch::strength
