// Opens outside sources with this program's networks.
#pragma once

#include "core/game/family.h"
#include "nn/data/analysis_store.h"
#include "search/engine/outside_programs.h"

namespace evenmatch::experiments {

/// The sources that support the game, with networks opened by this program.
std::vector<nn::StartsOutside> outsideSources(const search::OutsidePrograms& programs, game::Family family);

/// Runs all of them on the sides of a folder, and stores the data of features in it. Returns the sources with results, or the first error.
core::Result<std::vector<nn::OutsideInfo>> askOutside(const search::OutsidePrograms& programs, game::Family family,
    nn::AnalysedFolder& folder, const std::filesystem::path& cache, jobs::JobContext& job);

} // namespace evenmatch::experiments
