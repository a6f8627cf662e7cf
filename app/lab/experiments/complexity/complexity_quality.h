// The balance of a match by the probabilities of a win and a draw (COMPLEX, figure 2).
#pragma once

#include "core/random.h"

namespace evenmatch::experiments {

/// Means over `runs` matches of this many games, each drawn with probability `ties`, and otherwise won by the first player with probability
/// `wins`.
struct MeanMatch {
    double difference = 0; ///< |won − lost| / games
    double quality = 0; ///< TrueSkill's, from fresh ratings, after the match
};
MeanMatch meanMatch(double wins, double ties, int games, int runs, core::Random& random);

} // namespace evenmatch::experiments
