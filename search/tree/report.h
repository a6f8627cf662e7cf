// Search results as JSON and as a graph for Graphviz.
#pragma once

#include "search/tree/result.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace evenmatch::search {

/// {toMove, moveNumber, value, scoreLead, visits, …, first, plainFirst, moves: [{move, visits, q, prior, beta, quality, betaMean, target?,
/// delta?, deltaHat?, plainShare, children?: […]}], variations: [["D4", …], …]}. Moves without a visit are left out below the root.
nlohmann::json toJson(const SearchResult& result);

/// The tree of the result as a DOT digraph; moves without a visit are left out.
std::string toDot(const SearchResult& result);

} // namespace evenmatch::search
