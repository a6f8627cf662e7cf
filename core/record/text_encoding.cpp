#include "core/record/text_encoding.h"

#include <array>
#include <cstdint>
#include <cstring>

namespace evenmatch::record {

namespace {

/// What the bytes 0x80 to 0x9f mean in Windows-1252; those without a meaning stay control characters, as in Latin-1.
constexpr std::array<char16_t, 32> kWindows {
    0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008d, 0x017d, 0x008f,
    0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178,
};

/// The length of the ASCII text at the front.
std::size_t asciiSize(std::string_view bytes)
{
    std::size_t i = 0;
    for (; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + i, 8);
        if ((word & 0x8080808080808080u) != 0)
            break;
    }
    while (i < bytes.size() && static_cast<unsigned char>(bytes[i]) < 0x80)
        ++i;
    return i;
}

/// The size of the valid sequence of several bytes at the front, 0 when there is none.
std::size_t sequenceSize(std::string_view bytes)
{
    const auto at = [&](std::size_t i) { return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0u; };
    const unsigned lead = at(0);
    const std::size_t size = lead >= 0xc2 && lead <= 0xdf ? 2 : (lead & 0xf0) == 0xe0 ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
    for (std::size_t i = 1; i < size; ++i)
        if ((at(i) & 0xc0) != 0x80)
            return 0;
    const unsigned second = at(1);
    const bool tooLong = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
    const bool noCharacter = (lead == 0xed && second >= 0xa0) || (lead == 0xf4 && second >= 0x90);
    return tooLong || noCharacter ? 0 : size;
}

} // namespace

bool isUtf8(std::string_view bytes)
{
    while (true) {
        bytes.remove_prefix(asciiSize(bytes));
        if (bytes.empty())
            return true;
        const std::size_t size = sequenceSize(bytes);
        if (size == 0)
            return false;
        bytes.remove_prefix(size);
    }
}

std::string fromWindows1252(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        const char16_t code = byte >= 0x80 && byte < 0xa0 ? kWindows[byte - 0x80] : byte;
        if (code < 0x80) {
            text += c;
        } else if (code < 0x800) {
            text += static_cast<char>(0xc0 | code >> 6);
            text += static_cast<char>(0x80 | (code & 0x3f));
        } else {
            text += static_cast<char>(0xe0 | code >> 12);
            text += static_cast<char>(0x80 | ((code >> 6) & 0x3f));
            text += static_cast<char>(0x80 | (code & 0x3f));
        }
    }
    return text;
}

} // namespace evenmatch::record
