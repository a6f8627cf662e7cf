// Texts as they lie in the library: zstd frames that know their length and carry a checksum.
#pragma once

#include "core/error.h"

#include <memory>
#include <string>
#include <string_view>

namespace evenmatch::library {

/// Packs and unpacks texts, one after another. One object a thread.
class TextPacker {
public:
    TextPacker();
    ~TextPacker();
    TextPacker(TextPacker&&) noexcept;
    TextPacker& operator=(TextPacker&&) noexcept;

    core::Result<std::string> pack(std::string_view text);
    /// LibraryDamaged when the checksum or anything else does not fit.
    core::Result<std::string> unpack(std::string_view packed);

private:
    struct Contexts;
    std::unique_ptr<Contexts> m_contexts;
};

/// How long the packed text is that `bytes` begin with, 0 when they begin with none. Says nothing about its checksum.
std::size_t packedLength(std::string_view bytes);

} // namespace evenmatch::library
