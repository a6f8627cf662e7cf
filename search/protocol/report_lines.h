// Formats search results for GTP and UCI clients.
#pragma once

#include "search/protocol/analysis_order.h"
#include "search/tree/result.h"

#include <string>
#include <vector>

namespace evenmatch::search {

/// A report in the form of lz-analyze and kata-analyze, without the line end. Unsupported fields (ownership, score deviation) are missing;
/// our own field is beta.
std::string analysisLine(const SearchResult& result, const AnalysisOrder& order);

/// "info depth …" lines, one per variation, with "score mate" for mates proven in the tree. cp is tan(1.5621 · q) · 111.7, Leela Chess
/// Zero's conversion of Q into pawns.
std::vector<std::string> infoLines(const SearchResult& result, bool wdl);

/// One number formatted by printf; 0 if it is not finite.
std::string formatted(const char* format, double value);

} // namespace evenmatch::search
