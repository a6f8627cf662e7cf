#include "core/record/text/encoding.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace evenmatch::record {

namespace {

/// Length of the ASCII that `bytes` begins with, eight bytes at a time.
std::size_t asciiPrefix(std::string_view bytes)
{
    constexpr std::uint64_t kHighBits = 0x8080808080808080;
    std::size_t at = 0;
    for (; at + 8 <= bytes.size(); at += 8) {
        std::uint64_t word;
        std::memcpy(&word, bytes.data() + at, 8);
        if ((word & kHighBits) != 0)
            break;
    }
    while (at < bytes.size() && static_cast<unsigned char>(bytes[at]) < 0x80)
        ++at;
    return at;
}

struct Sequence {
    std::size_t length; ///< valid: of the character; invalid: of the part that cannot begin a character (at least 1)
    bool valid;
};

/// The sequence that starts with a byte above 0x7f. REQUIRES: at < bytes.size()
Sequence readSequence(std::string_view bytes, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(bytes[at]);
    const std::size_t length = lead >= 0xc2 && lead <= 0xdf ? 2 : (lead & 0xf0) == 0xe0 ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
    if (length == 0)
        return {1, false};
    // The second byte's range excludes overlong forms, surrogates and values above U+10FFFF.
    unsigned low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    unsigned high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    for (std::size_t i = 1; i < length; ++i) {
        if (at + i >= bytes.size())
            return {i, false};
        const auto byte = static_cast<unsigned char>(bytes[at + i]);
        if (byte < low || byte > high)
            return {i, false};
        low = 0x80;
        high = 0xbf;
    }
    return {length, true};
}

} // namespace

bool isAscii(std::string_view bytes) { return asciiPrefix(bytes) == bytes.size(); }

bool isValidUtf8(std::string_view bytes)
{
    for (std::size_t at = asciiPrefix(bytes); at < bytes.size();) {
        const Sequence sequence = readSequence(bytes, at);
        if (!sequence.valid)
            return false;
        at += sequence.length;
        if (at < bytes.size() && static_cast<unsigned char>(bytes[at]) < 0x80)
            at += asciiPrefix(bytes.substr(at));
    }
    return true;
}

std::string toUtf8Lossy(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t ascii = asciiPrefix(bytes);
        text.append(bytes.substr(0, ascii));
        bytes.remove_prefix(ascii);
        if (bytes.empty())
            break;
        const Sequence sequence = readSequence(bytes, 0);
        text.append(sequence.valid ? bytes.substr(0, sequence.length) : std::string_view("\xef\xbf\xbd"));
        bytes.remove_prefix(sequence.length);
    }
    return text;
}

std::string quotation(std::string_view text)
{
    constexpr std::size_t kMostBytes = 80;
    constexpr std::size_t kRest = 3; // of the last character, which may begin before the end
    std::string quoted = toUtf8Lossy(text.substr(0, kMostBytes + kRest));
    std::size_t end = std::min(quoted.size(), kMostBytes);
    while (end < quoted.size() && (static_cast<unsigned char>(quoted[end]) & 0xc0) == 0x80)
        --end;
    quoted.resize(end);
    return quoted;
}

} // namespace evenmatch::record
