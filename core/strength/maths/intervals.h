// Confidence intervals of measured shares.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace evenmatch::strength {

struct Interval {
    double low = 0;
    double high = 0;
};

/// Wilson's 95 % interval of a share, for independent trials. No trials: 0 … 1.
Interval wilson(double successes, double trials);

/// Successes and trials of one player or game, which are not independent of each other.
struct Cluster {
    double successes = 0;
    double trials = 0;
};

/// 95 % interval of Σ successes / Σ trials with independent clusters of dependent trials: the linearised variance Σ (s_i − p·t_i)² / (Σ t)²
/// · k / (k − 1), as an effective number of trials in Wilson's interval.
Interval clusteredShare(std::span<const Cluster> clusters);

/// The middle 95 % of a bootstrap's replicates. 0 … 0 without any. Reorders them.
Interval middle(std::vector<double> replicates);

} // namespace evenmatch::strength
