// Finding games' texts in a damaged SQLite file without its trees. Private to core/library.
#pragma once

#include "core/library/storage/packed_text.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string_view>

namespace evenmatch::library {

/// A row of the table `texts`.
struct CarvedText {
    std::int64_t id = 0; ///< 0: what stood around the text is lost
    std::uint64_t size = 0;
    std::string_view packed; ///< valid during the call
};

/// Looks at every page of the file, whatever it says of itself, for packed texts whose checksum is right: what they say is true, even when
/// the pages that led to them are lost. Texts that were deleted lately may be among them, and older states of a text that was changed; one
/// may come twice. Ends early when `found` returns false.
/// REQUIRES: no write-ahead log beside the file
void carveTexts(const std::filesystem::path& path, TextPacker& packer, const std::function<bool(const CarvedText&)>& found);

/// Whether there is at least one text in the file: then it is, or was, a library.
bool holdsTexts(const std::filesystem::path& path);

} // namespace evenmatch::library
