#include "core/strength/maths/linear.h"

#include <cmath>

namespace evenmatch::strength {

std::optional<Cholesky> Cholesky::of(std::span<const double> matrix, std::size_t size)
{
    Cholesky result;
    result.m_size = size;
    result.m_lower.assign(size * size, 0);
    auto& lower = result.m_lower;
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            double rest = matrix[i * size + j];
            for (std::size_t k = 0; k < j; ++k)
                rest -= lower[i * size + k] * lower[j * size + k];
            if (i != j) {
                lower[i * size + j] = rest / lower[j * size + j];
            } else if (rest > 0 && std::isfinite(rest)) {
                lower[i * size + i] = std::sqrt(rest);
            } else {
                return std::nullopt;
            }
        }
    }
    return result;
}

std::vector<double> Cholesky::solve(std::span<const double> b) const
{
    std::vector<double> x(b.begin(), b.end());
    for (std::size_t i = 0; i < m_size; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            x[i] -= m_lower[i * m_size + k] * x[k];
        x[i] /= m_lower[i * m_size + i];
    }
    for (std::size_t i = m_size; i-- > 0;) {
        for (std::size_t k = i + 1; k < m_size; ++k)
            x[i] -= m_lower[k * m_size + i] * x[k];
        x[i] /= m_lower[i * m_size + i];
    }
    return x;
}

} // namespace evenmatch::strength
