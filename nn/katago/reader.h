// Reads KataGo's model files.
#pragma once

#include "core/error.h"
#include "nn/katago/network.h"

#include <filesystem>

namespace evenmatch::record {
class InputStream;
}

namespace evenmatch::nn {

/// Whether a file starts like a model of KataGo of any version. Reads a few bytes.
bool isKatagoFile(const std::filesystem::path& path);

/// Reads a model file in its binary or its text form, packed by gzip or not. NotANetwork: another kind of file; NetworkDamaged: truncated
/// or inconsistent; UnsupportedNetwork: a version or kind outside network.h. Allocates at most a constant factor of the file's real
/// content, regardless of the sizes it declares.
core::Result<KatagoNetwork> readKatagoNetwork(const std::filesystem::path& path);

/// The same from a stream of bytes.
core::Result<KatagoNetwork> readKatagoNetwork(record::InputStream& stream);

} // namespace evenmatch::nn
