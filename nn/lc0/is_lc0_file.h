// Recognises networks of lc0's format.
#pragma once

#include <filesystem>

namespace evenmatch::nn {

/// Whether a file is packed like lc0's networks or has the name of one; its content is not checked.
bool isLc0File(const std::filesystem::path& path);

} // namespace evenmatch::nn
