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

/// The files maia-<rating>.pb.gz of a folder, strongest first. NotFound when there is none.
core::Result<std::vector<RatedFile>> maiaFiles(const std::filesystem::path& folder);

} // namespace evenmatch::lc0
