// Finds games' texts in a damaged SQLite file without its trees. Private to core/library.
#pragma once

#include "core/library/storage/packed_text.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string_view>

namespace evenmatch::library {

/// A row of the table `texts`.
struct CarvedText {
    std::int64_t id = 0; ///< 0: the rest of the row is lost
    std::uint64_t size = 0;
    std::string_view packed; ///< valid during the call
};

/// Searches every page of the file, whatever its header, for packed texts with a correct checksum: these are intact even if the pages that
/// refer to them are lost. Recently deleted texts and older states of changed texts may be among them, and a text may occur twice. Ends
/// early when `found` returns false.
/// REQUIRES: no write-ahead log beside the file
void carveTexts(const std::filesystem::path& path, TextPacker& packer, const std::function<bool(const CarvedText&)>& found);

/// Whether the file contains at least one text, so it is, or was, a library.
bool holdsTexts(const std::filesystem::path& path);

} // namespace evenmatch::library
