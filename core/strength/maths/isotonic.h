// Isotonic regression: the closest sequence that never rises.
#pragma once

#include <span>
#include <vector>

namespace evenmatch::strength {

/// The sequence x with x_1 ≥ x_2 ≥ … that has the least Σ w_i (x_i − v_i)² (pool adjacent violators). Weight 0: the value counts for
/// nothing and takes that of its neighbour before it (or, at the front, after it). REQUIRES: values.size() == weights.size(), weights ≥ 0
std::vector<double> neverRising(std::span<const double> values, std::span<const double> weights);

} // namespace evenmatch::strength
