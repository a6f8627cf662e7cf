// Small dense linear algebra: symmetric positive definite systems of a few dozen unknowns.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace evenmatch::strength {

/// A = L·Lᵀ. Row-major; only the lower triangle is used.
class Cholesky {
public:
    /// Nothing if the matrix is not positive definite. REQUIRES: matrix.size() == size²
    static std::optional<Cholesky> of(std::span<const double> matrix, std::size_t size);

    /// x with A·x = b. REQUIRES: b.size() is the matrix's
    std::vector<double> solve(std::span<const double> b) const;

private:
    std::size_t m_size = 0;
    std::vector<double> m_lower;
};

} // namespace evenmatch::strength
