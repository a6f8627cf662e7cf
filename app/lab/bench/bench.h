// What the benchmarks share: rows of figures, printed as a table or as the JSON that app/cli/README.md promises.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace evenmatch::cli {

/// One figure. `more` holds further ones ("gamesPerSecond", "cpuSeconds", …).
struct BenchRow {
    std::string name;
    double perSecond = 0;
    std::string unit;
    std::map<std::string, double> more;
};

/// Where rows go as they are measured, so that a long benchmark shows what it has.
using BenchSink = std::function<void(BenchRow)>;

/// How fast the rules are: perft, playouts, copies, a move and its undo. Stockfish's perft beside ours where it is installed.
void benchRules(const BenchSink& sink);

/// How fast records are read and imported. Empty paths: games made for the purpose, from a seed. pgn-extract beside ours where installed.
void benchParse(const BenchSink& sink, const std::string& pgnFile, const std::string& sgfFile);

} // namespace evenmatch::cli
