// Opens libraries for commands: a damaged one is replaced by its readable part only on request, and this is always reported.
#pragma once

#include "app/shared/command.h"
#include "core/library/library.h"

namespace evenmatch::cli {

/// --recover.
void addRecoverOption(CLI::App& command, bool& recover);

/// Opens a library. A damaged one is LibraryDamaged, with advice on `import --recover`, and stays unchanged; with `recover` it is replaced
/// and reported on stderr, and the exit code becomes 1. Errors name the file.
core::Result<library::Library> openLibrary(const std::filesystem::path& path, library::OpenOptions options, Context& context);

/// The player of that name, which may differ in A-Z and a-z; NotFound names the players with most games.
core::Result<library::Player> playerNamed(library::Library& library, const std::string& name);

/// The student of that name; NotFound names the students that there are.
core::Result<library::Student> studentNamed(library::Library& library, const std::string& name);

/// {damagedFile, gamesSaved, gamesLost, factsMended}, gamesLost null if unknown; null if nothing was recovered.
nlohmann::ordered_json recoveryJson(const library::OpenReport& report);

} // namespace evenmatch::cli
