// The speed of queries to a large library.
#pragma once

#include "app/lab/bench/bench.h"
#include "core/error.h"

#include <cstdint>

namespace evenmatch::cli {

/// Measures on a generated library of this many games of Go in the folder for temporary files: a search for a position, sorting of the
/// results, a text search, and all games by date. REQUIRES: games > 0
core::Result<void> benchLibrary(const BenchSink& sink, std::uint64_t games);

} // namespace evenmatch::cli
