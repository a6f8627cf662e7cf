// Taking files and folders of games into a library.
#pragma once

#include "core/jobs/job.h"
#include "core/library/library.h"

#include <functional>
#include <type_traits>

namespace evenmatch::library {

struct ImportReport {
    std::uint64_t imported = 0;
    std::uint64_t duplicates = 0; ///< games that the library had, or that came twice
    std::uint64_t skipped = 0; ///< files in folders that are no games by their name
    std::uint64_t failedGames = 0; ///< games that could not be read at all
    std::uint64_t failedFiles = 0; ///< files that could not be opened, not read to their end, or hold no game
    std::uint64_t gamesWithProblems = 0; ///< imported, with the part that could be read, and marked
    std::vector<core::Error> failed; ///< one for each failed game and file, at most kMostErrors
    std::vector<core::Error> problems; ///< the first of each game with problems, at most kMostErrors
    bool stopped = false; ///< not everything was looked at; importing again completes it

    static constexpr std::size_t kMostErrors = 10'000;
};

using OpenReader = std::function<core::Result<std::unique_ptr<record::GameReader>>(const std::filesystem::path&)>;

struct ImportOptions {
    /// Called after each commit, on the thread that imports: what is in the library now, whatever happens next.
    std::function<void(const ImportReport&)> onCommit;
    /// How files are opened; record::openGames unless something else is said.
    OpenReader openReader;
};

/// Calls `write`, which gives a core::Result, again and again as long as the library is busy, for a minute at most. Who else writes takes
/// no turns: whoever has much to write may find it busy several times in a row, and would lose all its work.
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

/// Imports files, and all files in folders whose name says that they hold games. Reading, checking and packing go on in a thread of their
/// own beside the one that calls, which writes; progress counts bytes of files whose games are committed. A file or game that cannot be
/// read is reported and the rest imported. When stopped, or killed, the library holds every game committed until then.
/// An error is about the library itself; what was committed before stays there.
core::Result<ImportReport> importGames(
    Library& library, std::span<const std::filesystem::path> filesAndFolders, jobs::JobContext& context, const ImportOptions& options = {});

/// The same on a connection of its own, for a job on a pool.
core::Result<ImportReport> importGames(const std::filesystem::path& libraryPath, std::span<const std::filesystem::path> filesAndFolders,
    jobs::JobContext& context, const ImportOptions& options = {});

} // namespace evenmatch::library
