// Maia's networks by their files' names.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <vector>

namespace evenmatch::lc0 {

struct RatedFile {
    int rating = 0; ///< the lower end of the hundred whose players the network imitates
    std::filesystem::path path;
};

/// The files maia-<rating>.pb.gz (or .pb) of a folder, strongest first, each rating once. NotFound when there is none.
core::Result<std::vector<RatedFile>> maiaFiles(const std::filesystem::path& folder);
/// Where some of the nine that were published (1100 … 1900) are there, with which profiles are fitted, those alone.
core::Result<std::vector<RatedFile>> publishedMaiaFiles(const std::filesystem::path& folder);

} // namespace evenmatch::lc0
