// Imports files and folders of games into a library.
#pragma once

#include "core/jobs/job.h"
#include "core/library/library.h"

#include <functional>
#include <type_traits>

namespace evenmatch::library {

struct ImportReport {
    std::uint64_t imported = 0;
    std::uint64_t duplicates = 0; ///< games already in the library, or repeated
    std::uint64_t skipped = 0; ///< files in folders whose names are not those of games
    std::uint64_t failedGames = 0; ///< games that could not be read at all
    std::uint64_t failedFiles = 0; ///< files that could not be opened or read to their end, or contain no game
    std::uint64_t gamesWithProblems = 0; ///< imported with their readable part, and marked
    std::vector<core::Error> failed; ///< one for each failed game and file, at most kMostErrors
    std::vector<core::Error> problems; ///< the first of each game with problems, at most kMostErrors
    bool stopped = false; ///< incomplete; importing again completes it

    static constexpr std::size_t kMostErrors = 10'000;
};

using OpenReader = std::function<core::Result<std::unique_ptr<record::GameReader>>(const std::filesystem::path&)>;

struct ImportOptions {
    /// Called after each commit, on the importing thread: these games are safely in the library.
    std::function<void(const ImportReport&)> onCommit;
    /// How files are opened; by default record::openGames.
    OpenReader openReader;
};

/// Calls `write`, which returns a core::Result, again while the library is busy, for a minute at most. Writers have no queue, so a large
/// import may find the library busy several times in a row, and would otherwise lose its work.
template <class F>
auto patiently(const jobs::JobContext& context, F&& write) -> std::invoke_result_t<F&>
{
    constexpr int kMostTries = 6; // each waits for OpenOptions::busyTimeoutMs
    auto written = write();
    for (int tries = 1; !written && written.error().code == core::ErrorCode::LibraryBusy && tries < kMostTries && !context.stopRequested();
         ++tries)
        written = write();
    return written;
}

/// Imports files, and all files in folders with names of games. Reading, checking and compressing run in a separate thread; the calling
/// thread writes. Progress counts bytes of files whose games are committed. An unreadable file or game is reported and the rest imported.
/// After a stop or a kill, the library contains every game committed until then. An error concerns the library itself; earlier commits
/// stay.
core::Result<ImportReport> importGames(
    Library& library, std::span<const std::filesystem::path> filesAndFolders, jobs::JobContext& context, const ImportOptions& options = {});

/// The same on a separate connection, for a job on a pool.
core::Result<ImportReport> importGames(const std::filesystem::path& libraryPath, std::span<const std::filesystem::path> filesAndFolders,
    jobs::JobContext& context, const ImportOptions& options = {});

} // namespace evenmatch::library
