// Labels beside a plot, where they would like to be and yet apart.
#pragma once

#include <vector>

namespace evenmatch::core {

/// Middles of labels that each take `height`, in the order of `wanted`, from `top` to `bottom`, as near to what is wanted as they can. With
/// more of them than there is room for they stand closer.
std::vector<double> spreadLabels(const std::vector<double>& wanted, double height, double top, double bottom);

} // namespace evenmatch::core
