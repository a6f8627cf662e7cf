// The benchmark of searches, for bench.cpp.
#pragma once

#include "app/lab/bench/bench.h"
#include "core/error.h"

#include <cstdint>
#include <string>

namespace evenmatch::cli {

struct SearchBenchOptions {
    std::string network; ///< a model file; empty: the bundled ones
    bool exact = false; ///< computes in 32-bit numbers
    std::uint64_t simulations = 10'000'000; ///< of the tree alone, without a network
    double seconds = 2; ///< of each row with a network
};

/// Rows search/<board>/mcts, se-inf: simulations per second of one search on one network, and `ofFlat`, their share of the same batches
/// without a tree (row search/<board>/flat), by processor time. search/<board>/tree: µs per simulation outside the evaluator, bytes per
/// node, and growthPerVisit: growth of the process in bytes per visit between the 800th and the 10,000th of a search, including cache and
/// positions. "fill": how full batches are with 64 games at a time.
core::Result<void> benchSearch(const BenchSink& sink, const SearchBenchOptions& options);

} // namespace evenmatch::cli
