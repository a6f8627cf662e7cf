// What both programs answer to --version.
#pragma once

#include <string>

namespace evenmatch::app {

/// The program's name, its version, and the networks that come with it by the hashes of their files.
std::string versionText(const std::string& program);

} // namespace evenmatch::app
