// Files that are read in one go, and that are written whole or not at all.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace evenmatch::core {

/// CannotOpen, or TooLarge for more than `most` bytes.
Result<std::string> readWholeFile(const std::filesystem::path& path, std::uintmax_t most);

/// Whether another file may take the path's place: not where a device or a pipe is ("/dev/stdout"), which is written to as it is.
bool isReplaceable(const std::filesystem::path& path);

/// Writes beside the path and renames, so that whoever reads it, whenever, and whatever kills this, finds the old content or the new;
/// except for devices and pipes. Folders that are missing are made. Several may write the same path at a time.
Result<void> writeWholeFile(const std::filesystem::path& path, std::string_view content);

} // namespace evenmatch::core
