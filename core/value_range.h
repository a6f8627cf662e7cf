// The range of some numbers, for the axis of a plot.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

namespace evenmatch::core {

struct ValueRange {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    /// Ignores numbers that are not finite.
    void add(double value)
    {
        if (!std::isfinite(value))
            return;
        low = std::min(low, value);
        high = std::max(high, value);
    }

    /// The range with a margin at both ends; 0 to 1 without numbers.
    ValueRange padded() const
    {
        constexpr double kMargin = 0.06; ///< of the range
        if (!(low <= high))
            return ValueRange{0, 1}.padded();
        const double margin = high > low ? kMargin * (high - low) : 0.5;
        return {low - margin, high + margin};
    }

    /// The distance between the lines of an axis: 1, 2 or 5 times a power of ten, so that at most about `lines` fit. REQUIRES: low < high
    double step(int lines) const
    {
        const double least = (high - low) / lines;
        const double power = std::pow(10, std::floor(std::log10(least)));
        for (const double factor : {1.0, 2.0, 5.0})
            if (factor * power >= least)
                return factor * power;
        return 10 * power;
    }
};

} // namespace evenmatch::core
