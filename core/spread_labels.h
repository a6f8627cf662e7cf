// Places labels beside a plot without overlap.
#pragma once

#include <vector>

namespace evenmatch::core {

/// The middles of labels of equal `height`, in the order of `wanted`, between `top` and `bottom`, as near to the wanted places as possible.
/// If there are too many, they overlap evenly.
std::vector<double> spreadLabels(const std::vector<double>& wanted, double height, double top, double bottom);

} // namespace evenmatch::core
