// The results of a measurement: tables with the papers' numbers, plots, and notes. Its texts are phrases in the context "Findings".
#pragma once

#include "app/shared/findings/plot.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace evenmatch::experiments {

/// A row of a table: ours, and the paper's if it has one.
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

/// The results of a line.
struct Findings {
    std::vector<FindingsTable> tables;
    std::vector<core::Phrase> notes; ///< notes for the reader: network, data, simulations, differences from the paper
    std::vector<Plot> plots;
};

/// Texts are English sentences; "texts" has the template and arguments of each composed one, so that windows can translate it:
nlohmann::ordered_json toJson(const Findings& findings);

} // namespace evenmatch::experiments
