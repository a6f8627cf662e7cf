// Notices that a file was changed or replaced.
#pragma once

#include <filesystem>
#include <string>

namespace evenmatch::core {

/// The size of a file and the time of its last change, as text; another one after every change. Empty: there is no file.
std::string fileStamp(const std::filesystem::path& path);

} // namespace evenmatch::core
