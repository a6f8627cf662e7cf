// The games of a ZIP archive as those of one file.
#pragma once

#include "core/record/file/game_reader.h"
#include "core/record/file/input_stream.h"
#include "core/record/file/zip_archive.h"

#include <functional>

namespace evenmatch::record {

using OpenMember = std::function<core::Result<std::unique_ptr<GameReader>>(std::unique_ptr<InputStream> input, std::string name)>;

/// Reads the members whose names say that they hold games, as files of a folder called `name`, and passes over the others. A member that
/// cannot be read comes as a game without a record, and the next members follow.
std::unique_ptr<GameReader> readZip(ZipArchive archive, std::string name, OpenMember open);

} // namespace evenmatch::record
