// Other programs that a benchmark runs for comparison.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace evenmatch::cli {

struct PeerRun {
    double cpuSeconds = 0; ///< user and system time of the process
    std::string output; ///< its standard output
};

/// Runs an installed program with text on its standard input, and waits for its end. Nothing if it is not installed or fails.
std::optional<PeerRun> runPeer(const std::vector<std::string>& command, const std::string& input = {});

} // namespace evenmatch::cli
