// What a search found, in the words of GTP and UCI clients.
#pragma once

#include "search/tree/result.h"

#include <string>
#include <vector>

namespace evenmatch::search {

/// A report as lz-analyze and kata-analyze stream it, without the line's end. Fields that we do not know (ownership, score deviation) are
/// not there; ours beside theirs: beta.
std::string analysisLine(const SearchResult& result, bool kata);

/// "info depth …" lines, one a variation, with "score mate" where the tree has proven one. cp is tan(1.5621 · q) · 111.7: Q as Leela Chess
/// Zero turns it into pawns.
std::vector<std::string> infoLines(const SearchResult& result, bool wdl);

/// As printf writes one number; 0 for one that is not finite.
std::string formatted(const char* format, double value);

} // namespace evenmatch::search
