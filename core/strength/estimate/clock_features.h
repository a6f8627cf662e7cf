// How a side used its time, as numbers for the estimators that learn (ALGORITHMS.md 4). All are shares of the time for a usual game, so
// that no number is the time control itself.
#pragma once

#include "core/strength/estimate/scored_side.h"

#include <array>
#include <span>

namespace evenmatch::strength {

/// Its own: logarithm of the time a move takes against an even pace (mean, spread, longest), share of moves made at once, how much longer
/// it looks for moves that are not the likeliest, time left in the opening, middle game and endgame and after the last move.
inline constexpr std::array kPaceNames{
    "pace", "paceSpread", "longestThink", "atOnce", "longerForUnlikely", "leftOpening", "leftMiddle", "leftEndgame", "leftAtEnd"};
/// What also speaks of the other player: his or her pace, how much more time is left than to him or her, and what is left to him or her.
inline constexpr std::array kOpponentPaceNames{"opponentPace", "timeAhead", "opponentLeftAtEnd"};

/// NaN where the clocks do not say it; all without clocks.
std::array<double, kPaceNames.size()> paceOf(const ScoredSide& side);
std::array<double, kOpponentPaceNames.size()> opponentPaceOf(const ScoredSide& side);

} // namespace evenmatch::strength
