// Recovery of a damaged library. Private to core/library.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <optional>

namespace evenmatch::library {

struct RecoveryReport {
    std::filesystem::path damagedFile; ///< a copy of the library as it was found; "-wal" beside it when there was one
    std::uint64_t gamesSaved = 0;
    std::uint64_t factsMended = 0; ///< of those: games whose names, result or other facts were damaged, and were read again from the text
    /// Approximate minimum: games that left a trace, or in a truncated file as many as its missing pages contained. None: unknown.
    std::optional<std::uint64_t> gamesLost;
};

/// Copies the library aside, then reads it row by row, around what is damaged, into a new one, which replaces it in one step: whenever the
/// program is killed, the path holds the damaged library or the whole new one. Facts whose row is lost are read again from the game's text.
/// LibraryBusy when another program has it open, LibraryDamaged when not even its tables can be told; then it stays as it is.
core::Result<RecoveryReport> recover(const std::filesystem::path& path, int busyTimeoutMs);

} // namespace evenmatch::library
