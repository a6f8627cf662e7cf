// Finds Maia's networks by file name.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <vector>

namespace evenmatch::lc0 {

struct RatedFile {
    int rating = 0; ///< the lower end of the 100-point band that the network imitates
    std::filesystem::path path;
};

/// The files maia-<rating>.pb.gz (or .pb) of a folder, strongest first, each rating once. NotFound if there is none.
core::Result<std::vector<RatedFile>> maiaFiles(const std::filesystem::path& folder);
/// Only the nine published ones (1100 … 1900) that profiles are fitted with, if some of them exist; otherwise all.
core::Result<std::vector<RatedFile>> publishedMaiaFiles(const std::filesystem::path& folder);

} // namespace evenmatch::lc0
