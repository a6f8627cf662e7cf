// Where the games of an estimate come from, and whose they are.
#pragma once

#include "app/shared/command.h"
#include "nn/ranks/study.h"
#ifdef EVENMATCH_LIBRARY
#include "nn/ranks/library_games.h"
#endif

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace evenmatch::cli {

struct SourceOptions {
    std::vector<std::filesystem::path> files;
    std::vector<std::string> players; ///< names of one and the same player; empty: whoever the games are of
    std::filesystem::path library;
    bool recover = false; ///< a damaged library
};

struct EstimateSource {
    std::string family; ///< "go", "chess"
    nn::StudySubject subject; ///< at least one game, all of that family, and at least one player
    std::vector<std::string> notes; ///< what was left out, and why these players: a sentence each
#ifdef EVENMATCH_LIBRARY
    std::unique_ptr<library::Library> library; ///< where the games are its own
#endif
};

/// FILES, --player, --library.
void addSourceOptions(CLI::App& command, SourceOptions& options);

/// Reads the games of one family: `family`, else that of most games. Errors of single files and games are in it; none is left: the error of
/// the first that failed, else NotFound.
core::Result<EstimateSource> readEstimateSource(const SourceOptions& options, const std::string& family, Context& context);

} // namespace evenmatch::cli
