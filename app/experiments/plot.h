// Plots, and a small writer that makes them SVG.
#pragma once

#include "core/phrase.h"

#include <optional>
#include <string>
#include <vector>

namespace evenmatch::experiments {

/// A point, with its interval where one is known.
struct PlotPoint {
    double x = 0;
    double y = 0;
    std::optional<double> low;
    std::optional<double> high;
};

struct PlotSeries {
    core::Phrase name;
    std::vector<PlotPoint> points; ///< from left to right
    bool line = true; ///< joins them
    bool marks = true; ///< shows each
};

struct Plot {
    core::Phrase title;
    core::Phrase xLabel;
    core::Phrase yLabel;
    std::vector<core::Phrase> xNames; ///< what stands under x = 0, 1, 2, …; empty: numbers
    std::vector<PlotSeries> series;

    bool empty() const { return series.empty(); }
};

/// A picture of 720 × 440. Points that are not finite are left out.
std::string toSvg(const Plot& plot);

} // namespace evenmatch::experiments
