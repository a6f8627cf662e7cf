// Outside sources, opened as this program opens networks.
#pragma once

#include "nn/data/analysis_store.h"
#include "search/engine/outside_programs.h"

namespace evenmatch::experiments {

/// Those of them that know the game, with networks opened as this program opens them.
std::vector<nn::StartsOutside> outsideSources(const search::OutsidePrograms& programs, const std::string& game);

/// Asks all of them about the sides of a folder, and keeps in it what features are made of. Who said something, or the first error.
core::Result<std::vector<nn::OutsideInfo>> askOutside(const search::OutsidePrograms& programs, const std::string& game,
    nn::AnalysedFolder& folder, const std::filesystem::path& cache, jobs::JobContext& job);

} // namespace evenmatch::experiments
