// How even a match looks, by how often one side wins and how often nobody does (COMPLEX, figure 2).
#pragma once

#include "core/random.h"

namespace evenmatch::experiments {

/// Means over `runs` matches of so many games, in each of which nobody wins with `ties`, and otherwise the first with `wins`.
struct MeanMatch {
    double difference = 0; ///< |won − lost| / games
    double quality = 0; ///< TrueSkill's, from fresh ratings, after the match
};
MeanMatch meanMatch(double wins, double ties, int games, int runs, core::Random& random);

} // namespace evenmatch::experiments
