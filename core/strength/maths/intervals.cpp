#include "core/strength/maths/intervals.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {
constexpr double kZ = 1.959964; ///< 97.5 % of the normal distribution
}

Interval wilson(double successes, double trials)
{
    if (trials <= 0)
        return {0, 1};
    const double share = successes / trials;
    const double z2 = kZ * kZ / trials;
    const double centre = (share + z2 / 2) / (1 + z2);
    const double half = kZ * std::sqrt(share * (1 - share) / trials + z2 / (4 * trials)) / (1 + z2);
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Interval clusteredShare(std::span<const Cluster> clusters)
{
    double successes = 0;
    double trials = 0;
    std::size_t used = 0;
    for (const Cluster& cluster : clusters) {
        successes += cluster.successes;
        trials += cluster.trials;
        used += cluster.trials > 0 ? 1 : 0;
    }
    if (used < 2)
        return {0, 1};
    const double share = successes / trials;
    double squares = 0;
    for (const Cluster& cluster : clusters)
        squares += std::pow(cluster.successes - share * cluster.trials, 2);
    const double k = static_cast<double>(used);
    const double variance = squares / (trials * trials) * k / (k - 1);
    // If every cluster has the same share (all or no hits), the clusters themselves are the trials.
    const double effective = variance > 0 ? std::min(trials, share * (1 - share) / variance) : k;
    return wilson(share * effective, effective);
}

Interval middle(std::vector<double> replicates)
{
    if (replicates.empty())
        return {};
    std::ranges::sort(replicates);
    const auto at = [&](double quantile) {
        const double place = quantile * static_cast<double>(replicates.size() - 1);
        const auto below = static_cast<std::size_t>(place);
        const std::size_t above = std::min(below + 1, replicates.size() - 1);
        return replicates[below] + (place - static_cast<double>(below)) * (replicates[above] - replicates[below]);
    };
    return {at(0.025), at(0.975)};
}

} // namespace evenmatch::strength
