// Reads the games of a ZIP archive as those of one file.
#pragma once

#include "core/record/file/game_reader.h"
#include "core/record/file/input_stream.h"
#include "core/record/file/zip_archive.h"

#include <functional>
#include <stop_token>

namespace evenmatch::record {

using OpenMember = std::function<core::Result<std::unique_ptr<GameReader>>(std::unique_ptr<InputStream> input, std::string name)>;

/// Reads the members with the names of game files, as files of a folder called `name`, and skips the others. An unreadable member is
/// returned as a game without a record, and reading continues with the next member. A stop ends it with Stopped.
std::unique_ptr<GameReader> readZip(ZipArchive archive, std::string name, std::stop_token stop, OpenMember open);

} // namespace evenmatch::record
