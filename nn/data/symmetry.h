// The eight symmetries of a square board: bit 0 mirrors left and right, bit 1 top and bottom, bit 2 swaps rows and columns.
#pragma once

namespace evenmatch::nn {

/// The new index of the point with index `i`.
constexpr int symmetric(int i, int size, int symmetry)
{
    int x = i % size;
    int y = i / size;
    if ((symmetry & 1) != 0)
        x = size - 1 - x;
    if ((symmetry & 2) != 0)
        y = size - 1 - y;
    if ((symmetry & 4) != 0) {
        const int t = x;
        x = y;
        y = t;
    }
    return y * size + x;
}

} // namespace evenmatch::nn
