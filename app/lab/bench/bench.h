// Common parts of the benchmarks: rows of figures, printed as a table or as the JSON specified in app/cli/README.md.
#pragma once

#include <functional>
#include <map>
#include <string>

namespace evenmatch::cli {

/// One figure. `more` holds further ones ("gamesPerSecond", "cpuSeconds", …).
struct BenchRow {
    std::string name;
    double perSecond = 0;
    std::string unit;
    std::map<std::string, double> more;
};

/// Receives rows as they are measured, so that a long benchmark shows its results early.
using BenchSink = std::function<void(BenchRow)>;

/// The speed of the rules: perft, playouts, copies, a move and its undo. With Stockfish's perft for comparison if it is installed.
void benchRules(const BenchSink& sink);

/// The speed of reading and importing records. Empty paths: generated games. With pgn-extract for comparison if installed.
void benchParse(const BenchSink& sink, const std::string& pgnFile, const std::string& sgfFile);

} // namespace evenmatch::cli
