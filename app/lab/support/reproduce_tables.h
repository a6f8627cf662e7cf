// What `reproduce` found, as Markdown between two marks of a document: resources/models/reproduced.md is written so, not by hand.
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
inline constexpr const char* kExactMark = "-exact"; ///< behind a network's fingerprint in the settings of a result

/// Of each line's result (as the JSON files of `reproduce` have it) its tables, the paper's cells in italics beside ours, and where they
/// are from: date, command, network. It says nothing but what the results say, so the same results give the same text.
std::string markdownOf(std::span<const nlohmann::ordered_json> results);

/// The results of a folder, in the order of the lines: of each line and game the full form where there is one, else the quick one.
std::vector<nlohmann::ordered_json> resultsIn(const std::filesystem::path& folder);

/// Puts the text between the marks of a document and leaves the rest as it is. BadValue where the marks are not there, once each and in
/// order.
core::Result<void> writeBetweenMarks(const std::filesystem::path& document, const std::string& text);

} // namespace evenmatch::cli
