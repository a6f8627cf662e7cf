// What a measurement found: tables with the papers' figures beside ours, plots, and what a reader must know.
#pragma once

#include "app/cli/plot.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace evenmatch::cli {

/// A row of a table: ours, and the paper's where it has one.
struct Finding {
    std::string name;
    double ours = 0;
    std::optional<double> low;   ///< 95 % interval
    std::optional<double> high;
    std::optional<double> paper;
    std::uint64_t sample = 0;    ///< games, positions, draws
};

struct FindingsTable {
    std::string title;
    std::string unit;      ///< "%", "Elo", …
    std::string sampleUnit = "games";
    std::vector<Finding> rows;
};

/// What a line found.
struct Findings {
    std::vector<FindingsTable> tables;
    std::vector<std::string> notes; ///< what a reader must know: network, data, simulations, where ours differs from the paper's
    std::vector<Plot> plots;
};

/// {tables: [{title, unit, sampleUnit, rows: [{name, ours, low, high, paper, sample}]}], notes, plotData: [{title, xLabel, yLabel, xNames,
/// series: [{name, line, marks, points: [{x, y, low, high}]}]}]}. Numbers that are not known or not finite are null.
nlohmann::ordered_json toJson(const Findings& findings);

} // namespace evenmatch::cli
