// Isotonic regression: the closest sequence that never rises.
#pragma once

#include <span>
#include <vector>

namespace evenmatch::strength {

/// The sequence x with x_1 ≥ x_2 ≥ … and the least Σ w_i (x_i − v_i)² (pool adjacent violators). A value with weight 0 is ignored and gets
/// the value of the previous neighbour (or, at the front, of the next one).
/// REQUIRES: values.size() == weights.size(), weights ≥ 0
std::vector<double> neverRising(std::span<const double> values, std::span<const double> weights);

} // namespace evenmatch::strength
