#include "core/strength/maths/matrix.h"

namespace evenmatch::strength {

Matrix inverse(Matrix matrix)
{
    const std::size_t size = matrix.size();
    Matrix result(size, std::vector<double>(size));
    for (std::size_t i = 0; i < size; ++i)
        result[i][i] = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double scale = 1 / matrix[pivot][pivot];
        for (std::size_t column = 0; column < size; ++column) {
            matrix[pivot][column] *= scale;
            result[pivot][column] *= scale;
        }
        for (std::size_t row = 0; row < size; ++row) {
            const double factor = matrix[row][pivot];
            if (row == pivot || factor == 0)
                continue;
            for (std::size_t column = 0; column < size; ++column) {
                matrix[row][column] -= factor * matrix[pivot][column];
                result[row][column] -= factor * result[pivot][column];
            }
        }
    }
    return result;
}

} // namespace evenmatch::strength
