// Plots, and a small writer that converts them to SVG.
#pragma once

#include "core/phrase.h"

#include <optional>
#include <string>
#include <vector>

namespace evenmatch::experiments {

/// A point, with its interval if known. With quartiles it is a box plot: y is the median, low and high are the ends of its lines.
struct PlotPoint {
    double x = 0;
    double y = 0;
    std::optional<double> low;
    std::optional<double> high;
    std::optional<double> lowerQuartile{};
    std::optional<double> upperQuartile{};
};

struct PlotSeries {
    core::Phrase name;
    std::vector<PlotPoint> points; ///< from left to right
    bool line = true; ///< connects them by a line
    bool marks = true; ///< draws a mark at each
};

struct Plot {
    core::Phrase title;
    core::Phrase xLabel;
    core::Phrase yLabel;
    std::vector<core::Phrase> xNames; ///< names at x = 0, 1, 2, …; empty: numbers
    std::vector<PlotSeries> series;
    std::vector<core::Phrase> yNames{}; ///< of the rows of `cells`
    std::vector<std::vector<double>>
        cells{}; ///< a matrix instead of series: a row for each of yNames, from the top, with a number for each of xNames

    bool empty() const { return series.empty() && cells.empty(); }
};

/// The box of some numbers: their quartiles, interpolated linearly, and the farthest numbers within one and a half boxes from the box.
/// REQUIRES: numbers is not empty
PlotPoint boxOf(double x, std::vector<double> numbers);

/// A picture of 720 × 440. Points that are not finite are left out.
std::string toSvg(const Plot& plot);

} // namespace evenmatch::experiments
