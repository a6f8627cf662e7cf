// Mean and spread of a stream of numbers.
#pragma once

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

struct Moments {
    double sum = 0;
    double squares = 0;
    double count = 0;

    void add(double x)
    {
        sum += x;
        squares += x * x;
        ++count;
    }
    void add(const Moments& other)
    {
        sum += other.sum;
        squares += other.squares;
        count += other.count;
    }
    /// `ofNone` without numbers.
    double mean(double ofNone = 0) const { return count > 0 ? sum / count : ofNone; }
    double deviation() const { return std::sqrt(std::max(0.0, squares / std::max(1.0, count) - mean() * mean())); }
};

} // namespace evenmatch::strength
