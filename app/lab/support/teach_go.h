// evenmatch-lab teach go: what KataGo says of positions of labelled games.
#pragma once

#include "core/error.h"
#include "core/jobs/job.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace evenmatch::cli {

struct TeachGo {
    std::string katago; ///< the command of its analysis engine
    std::filesystem::path data;
    std::filesystem::path out;
    double share = 1; ///< of the positions
    std::uint64_t seed = 1;
    int visits = 1;
    int asides = 0; ///< where a position is drawn, the one after the game's move is asked about and so many after others, each with whose
                    ///< each point will be
};

/// What came of `teach`.
struct Taught {
    std::uint64_t positions = 0;
    std::uint64_t files = 0;
    std::uint64_t skippedFiles = 0; ///< nothing was missing there
    std::uint64_t refusedGames = 0; ///< the teacher cannot look at them
};

/// Writes labels beside those that are there, so that a stopped run goes on and a larger share adds to a smaller. A file of labels appears
/// when nothing is missing in it; until then every answer is kept in "<group>.tsv.part".
core::Result<Taught> teachGo(const TeachGo& options, jobs::JobContext& job);

} // namespace evenmatch::cli
