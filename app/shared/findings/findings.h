// What a measurement found: tables with the papers' figures beside ours, plots, and what a reader must know. Its texts are phrases in the
// context "Findings".
#pragma once

#include "app/shared/findings/plot.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace evenmatch::experiments {

/// A row of a table: ours, and the paper's where it has one.
struct Finding {
    core::Phrase name;
    double ours = 0;
    std::optional<double> low; ///< 95 % interval
    std::optional<double> high;
    std::optional<double> paper;
    std::uint64_t sample = 0; ///< games, positions, draws
};

struct FindingsTable {
    core::Phrase title;
    core::Phrase unit; ///< "%", "Elo", …
    core::Phrase sampleUnit = EVENMATCH_TEXT("Findings", "games");
    std::vector<Finding> rows;
};

/// What a line found.
struct Findings {
    std::vector<FindingsTable> tables;
    std::vector<core::Phrase> notes; ///< what a reader must know: network, data, simulations, where ours differs from the paper's
    std::vector<Plot> plots;
};

/// Texts are English sentences; "texts" says of each that is made of others which template and which arguments, so that windows can
/// translate it:
/// {"mean of 3 trials": ["mean of %1 trials", "3"]}.
/// {tables: [{title, unit, sampleUnit, rows: [{name, ours, low, high, paper, sample}]}], notes, plotData: [{title, xLabel, yLabel, xNames,
/// series: [{name, line, marks, points: [{x, y, low, high, lowerQuartile?, upperQuartile?}]}], yNames?, cells?: [[number]]}], texts}.
/// Numbers that are not known or not finite are null.
nlohmann::ordered_json toJson(const Findings& findings);

} // namespace evenmatch::experiments
