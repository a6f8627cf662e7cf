// Which other programs a command asks about games: options and their answers.
#pragma once

#include "app/cli/command.h"
#include "nn/analysis_store.h"
#include "search/engine/outside_programs.h"

namespace evenmatch::cli {

/// --katago, --human, --profiles, --visits, --stockfish, --nodes, --maia.
void addOutsideOptions(CLI::App& command, search::OutsidePrograms& programs);

/// Those of them that know the game, with networks opened as this program opens them.
std::vector<nn::StartsOutside> outsideSources(const search::OutsidePrograms& programs, const std::string& game);

/// Asks all of them about the sides of a folder, and keeps in it what features are made of. Who said something, or the first error.
core::Result<std::vector<nn::OutsideInfo>> askOutside(const search::OutsidePrograms& programs, const std::string& game,
    nn::AnalysedFolder& folder, const std::filesystem::path& cache, jobs::JobContext& job);

} // namespace evenmatch::cli
