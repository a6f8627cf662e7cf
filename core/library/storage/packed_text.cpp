#include "core/library/storage/packed_text.h"

#include <new>
#include <zstd.h>

namespace evenmatch::library {

namespace {

constexpr int kLevel = 3;
constexpr unsigned long long kLargest = 1ull << 30; // bytes of one game's text; a frame that claims more is damaged
constexpr unsigned long long kMostGrowth = 1ull << 15; // a block of zstd, four bytes at least, gives 128 KiB at most

} // namespace

struct TextPacker::Contexts {
    std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> packing{ZSTD_createCCtx(), &ZSTD_freeCCtx};
    std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> unpacking{ZSTD_createDCtx(), &ZSTD_freeDCtx};
};

TextPacker::TextPacker() : m_contexts(std::make_unique<Contexts>())
{
    if (!m_contexts->packing || !m_contexts->unpacking)
        throw std::bad_alloc();
    ZSTD_CCtx_setParameter(m_contexts->packing.get(), ZSTD_c_compressionLevel, kLevel);
    ZSTD_CCtx_setParameter(m_contexts->packing.get(), ZSTD_c_checksumFlag, 1);
}

TextPacker::~TextPacker() = default;
TextPacker::TextPacker(TextPacker&&) noexcept = default;
TextPacker& TextPacker::operator=(TextPacker&&) noexcept = default;

core::Result<std::string> TextPacker::pack(std::string_view text)
{
    if (text.size() > kLargest)
        return core::Error{core::ErrorCode::TooLarge, {EVENMATCH_TEXT("Errors", "a game of %1 bytes"), {std::to_string(text.size())}}};
    std::string packed(ZSTD_compressBound(text.size()), '\0');
    const std::size_t size = ZSTD_compress2(m_contexts->packing.get(), packed.data(), packed.size(), text.data(), text.size());
    if (ZSTD_isError(size))
        return core::Error{core::ErrorCode::Unexpected, ZSTD_getErrorName(size)};
    packed.resize(size);
    return packed;
}

core::Result<std::string> TextPacker::unpack(std::string_view packed)
{
    const unsigned long long length = ZSTD_getFrameContentSize(packed.data(), packed.size());
    if (length == ZSTD_CONTENTSIZE_UNKNOWN || length == ZSTD_CONTENTSIZE_ERROR || length > kLargest || length > packed.size() * kMostGrowth)
        return core::Error{core::ErrorCode::LibraryDamaged, "text"};
    std::string text(static_cast<std::size_t>(length), '\0');
    const std::size_t size = ZSTD_decompressDCtx(m_contexts->unpacking.get(), text.data(), text.size(), packed.data(), packed.size());
    if (ZSTD_isError(size) || size != text.size())
        return core::Error{core::ErrorCode::LibraryDamaged, "text"};
    return text;
}

std::size_t packedLength(std::string_view bytes)
{
    const std::size_t length = ZSTD_findFrameCompressedSize(bytes.data(), bytes.size());
    return ZSTD_isError(length) ? 0 : length;
}

} // namespace evenmatch::library
