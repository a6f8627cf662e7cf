// Finds files with games by their names.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <span>
#include <stop_token>
#include <vector>

namespace evenmatch::record {

struct GameFile {
    std::filesystem::path path;
    std::uint64_t size = 0;
};

struct GameFiles {
    std::vector<GameFile> files;
    std::uint64_t bytes = 0; ///< of all together
    std::uint64_t skipped = 0; ///< files in folders without a game's name
    std::vector<core::Error> failed; ///< missing or unreadable files and folders
};

/// Named files, and all files below named folders in the order of their names. Links to folders are not followed.
GameFiles collectFiles(std::span<const std::filesystem::path> filesAndFolders, const std::stop_token& stop);

/// By the ending of the name: .gz, .zst or .bz2, in any case.
bool isPackedName(const std::filesystem::path& path);

/// By the ending of the name, packed or not: "a.sgf", "b.PGN.gz", "c.zip"; not the notes of macOS ("._a.sgf").
bool isGameFileName(const std::filesystem::path& path);

} // namespace evenmatch::record
