// Libraries as commands open them: one that is damaged is replaced by what can be read of it only when asked to, and that is always said.
#pragma once

#include "app/shared/command.h"
#include "core/library/library.h"

namespace evenmatch::cli {

/// --recover.
void addRecoverOption(CLI::App& command, bool& recover);

/// Opens a library. A damaged one is LibraryDamaged, with a word on `import --recover`, and stays as it is; with `recover` it is replaced,
/// stderr says by what, and the exit code becomes 1: something was wrong. Errors name the file.
core::Result<library::Library> openLibrary(const std::filesystem::path& path, library::OpenOptions options, Context& context);

/// {damagedFile, gamesSaved, gamesLost, factsMended}, gamesLost null where it cannot be told; null where nothing was recovered.
nlohmann::ordered_json recoveryJson(const library::OpenReport& report);

} // namespace evenmatch::cli
