// evenmatch-lab teach go, and what it shares with chess: a network's evaluations of positions of labelled games.
#pragma once

#include "core/error.h"
#include "core/jobs/job.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace evenmatch::cli {

struct TeachGo {
    std::filesystem::path network; ///< KataGo's or ours
    std::filesystem::path data;
    std::filesystem::path out;
    double share = 1; ///< of the positions
    std::uint64_t seed = 1;
    unsigned threads = 0; ///< 0: one per core
    bool exact = false; ///< it computes in 32-bit numbers
    bool owners = false; ///< labels include the owner of each point
    int asides = 0; ///< also evaluates the positions after the game's move and after this many other moves
};

/// The result of `teach`.
struct Taught {
    std::uint64_t positions = 0;
    std::uint64_t files = 0;
    std::uint64_t skippedFiles = 0; ///< finished before
};

/// A file of games, and the file of its labels.
struct LabelFiles {
    std::filesystem::path games;
    std::filesystem::path labels;
};

/// All files in or below `data`, each with labels in the same subfolder of `out`, which is created: files of one name in two folders have
/// different labels. BadArgument if two files of one folder differ only in their endings.
core::Result<std::vector<LabelFiles>> labelFilesOf(const std::filesystem::path& data, const std::filesystem::path& out);

/// Adds labels to existing ones, so that a stopped run continues and a larger share extends a smaller one. A file of labels appears when it
/// is complete; until then every result is stored in "<group>.tsv.part".
core::Result<Taught> teachGo(const TeachGo& options, jobs::JobContext& job);

} // namespace evenmatch::cli
