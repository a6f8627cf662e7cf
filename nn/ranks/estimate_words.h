// Sentences about rank estimates, shared by window, reports and command line. Translated in the context "Rank".
#pragma once

#include "core/phrase.h"
#include "core/strength/estimate/rank_estimate.h"

namespace evenmatch::nn {

inline constexpr const char* kTooFewMoves = EVENMATCH_TEXT("Rank", "too few moves");
inline constexpr const char* kNoEstimateFromOneGame = EVENMATCH_TEXT("Rank", "no estimate from one game");
inline constexpr const char* kNotMeasured = EVENMATCH_TEXT("Rank", "The accuracy of this estimate has not been measured.");
inline constexpr const char* kBands
    = EVENMATCH_TEXT("Rank", "β is the strength score of a move. Each band holds the middle half of the players of one rank.");

/// Of one game: "plays like 3 dan".
core::Phrase playsLike(core::Phrase rank);

/// Whether more games would narrow the estimate; or kNotMeasured. Empty for a player who may be beyond the scale.
/// REQUIRES: estimate.isEnough()
core::Phrase precisionWords(const strength::RankEstimate& estimate);

/// If most of the probability is at an end of the scale: that the player may be beyond it. `rank` is the rank there. Otherwise empty.
core::Phrase beyondWords(const strength::RankEstimate& estimate, core::Phrase rank);

/// That the games look like those of two players of these ranks.
core::Phrase mixtureWords(core::Phrase stronger, core::Phrase weaker);

} // namespace evenmatch::nn
