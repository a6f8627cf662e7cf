// Other programs that estimates may ask, where the user has them: KataGo, a UCI program, Maia's networks.
#pragma once

#include "app/cli/command.h"
#include "nn/analysis_store.h"
#include "nn/outside.h"

#include <filesystem>
#include <string>
#include <vector>

namespace evenmatch::cli {

struct OutsideOptions {
    std::string katago;      ///< a command
    bool human = false;
    std::string style = "preaz";
    int visits = 0;
    std::string stockfish;   ///< a command
    std::uint64_t nodes = 20'000;
    std::filesystem::path maia; ///< a folder

    bool any() const { return !katago.empty() || !stockfish.empty() || !maia.empty(); }
};

/// --katago, --human, --profiles, --visits, --stockfish, --nodes, --maia.
void addOutsideOptions(CLI::App& command, OutsideOptions& options);

/// Asks every source that was named and plays this game about the sides of a folder, and keeps in them what features are made of. Who was
/// asked, or the error of the first that could not be started or broke off.
core::Result<std::vector<nn::OutsideInfo>> hearOutside(const OutsideOptions& options, const std::string& game, nn::AnalysedFolder& folder,
                                                       const std::filesystem::path& cache, jobs::JobContext& job);

struct OutsideHearings {
    std::vector<nn::OutsideHearing> heard;
    std::vector<core::Error> errors; ///< of sources that could not be started or broke off; the others are there
    std::vector<std::string> notes;  ///< what else people should know
};

/// Asks every source that was named and plays this game, with progress. Errors never end an estimate.
OutsideHearings askOutside(const OutsideOptions& options, const std::string& game, std::span<const nn::OutsideQuestion> questions,
                           const std::filesystem::path& cache);

} // namespace evenmatch::cli
