// The output of --version for both programs.
#pragma once

#include <string>

namespace evenmatch::app {

/// The program's name, its version, and the bundled networks with the hashes of their files.
std::string versionText(const std::string& program);

} // namespace evenmatch::app
