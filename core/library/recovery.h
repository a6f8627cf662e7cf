// Recovery of a damaged library. Private to core/library.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <optional>

namespace evenmatch::library {

struct RecoveryReport {
    std::filesystem::path damagedFile; ///< a copy of the damaged library, with its "-wal" file, if any
    std::uint64_t gamesSaved = 0;
    std::uint64_t factsMended = 0; ///< games whose names, result or other facts were damaged and were read again from the text
    /// Approximate minimum: games that left a trace, or in a truncated file as many as its missing pages contained. None: unknown.
    std::optional<std::uint64_t> gamesLost;
};

/// Copies the library, then reads it row by row around the damage into a new one, which replaces it in one step: whenever the program is
/// killed, the path contains either the damaged library or the complete new one. Facts of lost rows are read again from the game's text.
/// LibraryBusy if another program has it open; LibraryDamaged if not even its tables can be identified, and then it stays unchanged.
core::Result<RecoveryReport> recover(const std::filesystem::path& path, int busyTimeoutMs);

} // namespace evenmatch::library
