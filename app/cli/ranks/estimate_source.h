// The games and players of an estimate.
#pragma once

#include "app/shared/command.h"
#include "nn/ranks/study.h"
#ifdef EVENMATCH_LIBRARY
#include "nn/ranks/library_games.h"
#endif

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace evenmatch::cli {

struct SourceOptions {
    std::vector<std::filesystem::path> files;
    std::vector<std::string> players; ///< names of one player; empty: the players found in the games
    std::string student; ///< of the library; empty: none
    std::filesystem::path library;
    bool recover = false; ///< a damaged library
};

struct EstimateSource {
    std::string family; ///< "go", "chess"
    nn::StudySubject subject; ///< at least one game, all of that family, and at least one player
    std::vector<std::string> notes; ///< the games left out, and the reason for these players: one sentence each
#ifdef EVENMATCH_LIBRARY
    std::unique_ptr<library::Library> library; ///< if the games are its own
#endif
};

/// FILES, --player, --student, --library.
void addSourceOptions(CLI::App& command, SourceOptions& options);

/// Reads the games of one family: `family`, otherwise the one with most games. The result contains errors of single files and games;
/// without a readable game: the error of the first failure, otherwise NotFound.
core::Result<EstimateSource> readEstimateSource(const SourceOptions& options, const std::string& family, Context& context);

} // namespace evenmatch::cli
