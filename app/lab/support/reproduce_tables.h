// Results of `reproduce` as Markdown between two marks of a document: resources/models/reproduced.md is generated this way.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::cli {

inline constexpr const char* kTablesBegin = "<!-- reproduce: begin. Written by evenmatch-lab reproduce --write; changes are lost. -->";
inline constexpr const char* kTablesEnd = "<!-- reproduce: end -->";
inline constexpr const char* kExactMark = "-exact"; ///< suffix of a network's fingerprint in the settings of a result

/// The tables of each line's result (from the JSON files of `reproduce`) with the paper's cells in italics, and their origin: date,
/// command, network. It depends only on the results, so the same results give the same text.
std::string markdownOf(std::span<const nlohmann::ordered_json> results);

/// The results of a folder, in the order of the lines: for each line and game the full form if there is one, otherwise the quick one.
std::vector<nlohmann::ordered_json> resultsIn(const std::filesystem::path& folder);

/// Replaces the text between the marks of a document. BadValue unless each mark occurs once, in order.
core::Result<void> writeBetweenMarks(const std::filesystem::path& document, const std::string& text);

} // namespace evenmatch::cli
