// Plots as SVG: a small writer for the command line's own figures.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace evenmatch::cli {

/// A point, with its interval where one is known.
struct PlotPoint {
    double x = 0;
    double y = 0;
    std::optional<double> low;
    std::optional<double> high;
};

struct PlotSeries {
    std::string name;
    std::vector<PlotPoint> points; ///< from left to right
    bool line = true;              ///< joins them
    bool marks = true;             ///< shows each
};

struct Plot {
    std::string title;
    std::string xLabel;
    std::string yLabel;
    std::vector<std::string> xNames; ///< what stands under x = 0, 1, 2, …; empty: numbers
    std::vector<PlotSeries> series;

    bool empty() const { return series.empty(); }
};

/// A picture of 720 × 440. Points that are not finite are left out.
std::string toSvg(const Plot& plot);

} // namespace evenmatch::cli
