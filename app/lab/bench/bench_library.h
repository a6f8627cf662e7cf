// How fast questions to a large library are answered.
#pragma once

#include "app/lab/bench/bench.h"
#include "core/error.h"

#include <cstdint>

namespace evenmatch::cli {

/// On a library of so many games of Go, made for the purpose in the folder for temporary files: a position that is looked for, the found
/// sorted anew, a text, and all games by date. REQUIRES: games > 0
core::Result<void> benchLibrary(const BenchSink& sink, std::uint64_t games);

} // namespace evenmatch::cli
