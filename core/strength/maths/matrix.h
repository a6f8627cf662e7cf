// Small dense matrices, row by row.
#pragma once

#include <vector>

namespace evenmatch::strength {

using Matrix = std::vector<std::vector<double>>;

/// Gauss-Jordan. REQUIRES: symmetric and positive definite, so that no pivot is 0
Matrix inverse(Matrix matrix);

} // namespace evenmatch::strength
