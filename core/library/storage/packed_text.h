// Texts in the form of the library: zstd frames with their length and a checksum.
#pragma once

#include "core/error.h"

#include <memory>
#include <string>
#include <string_view>

namespace evenmatch::library {

/// Packs and unpacks texts one after another. One object per thread.
class TextPacker {
public:
    TextPacker();
    ~TextPacker();
    TextPacker(TextPacker&&) noexcept;
    TextPacker& operator=(TextPacker&&) noexcept;

    core::Result<std::string> pack(std::string_view text);
    /// LibraryDamaged if the checksum or the format is wrong.
    core::Result<std::string> unpack(std::string_view packed);

private:
    struct Contexts;
    std::unique_ptr<Contexts> m_contexts;
};

/// The length of the packed text at the start of `bytes`, 0 if there is none. The checksum is not verified.
std::size_t packedLength(std::string_view bytes);

} // namespace evenmatch::library
