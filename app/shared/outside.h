// The options of commands for other programs that analyse games.
#pragma once

#include "app/shared/command.h"
#include "search/engine/outside_programs.h"

namespace evenmatch::cli {

/// --katago, --human, --profiles, --visits, --katago-wait, --strong-network, --stockfish, --nodes, --maia, --maia-levels.
void addOutsideOptions(CLI::App& command, search::OutsidePrograms& programs);

} // namespace evenmatch::cli
