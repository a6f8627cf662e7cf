// Which networks are lc0's.
#pragma once

#include <filesystem>

namespace evenmatch::nn {

/// Whether a file is packed, as lc0's networks are, or called like one of them: what is in it is another question.
bool isLc0File(const std::filesystem::path& path);

} // namespace evenmatch::nn
