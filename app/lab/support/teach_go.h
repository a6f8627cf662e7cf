// evenmatch-lab teach go: a network's evaluations of positions of labelled games.
#pragma once

#include "core/error.h"
#include "core/jobs/job.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace evenmatch::cli {

struct TeachGo {
    std::filesystem::path network; ///< KataGo's or ours
    std::filesystem::path data;
    std::filesystem::path out;
    double share = 1; ///< of the positions
    std::uint64_t seed = 1;
    unsigned threads = 0; ///< 0: one a core
    bool exact = false; ///< it computes in 32-bit numbers
    bool owners = false; ///< labels have the owner of each point, too
    int asides = 0; ///< where a position is drawn, the one after the game's move is evaluated and so many after other moves
};

/// What came of `teach`.
struct Taught {
    std::uint64_t positions = 0;
    std::uint64_t files = 0;
    std::uint64_t skippedFiles = 0; ///< nothing was missing there
};

/// Writes labels beside those that are there, so that a stopped run goes on and a larger share adds to a smaller. A file of labels appears
/// when nothing is missing in it; until then every answer is kept in "<group>.tsv.part".
core::Result<Taught> teachGo(const TeachGo& options, jobs::JobContext& job);

} // namespace evenmatch::cli
