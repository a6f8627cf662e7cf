#include "core/record/text/encoding.h"

#include "core/record/text/charset.h"
#include "core/record/text/charset_detect.h"

#include <algorithm>

namespace evenmatch::record {

namespace {

/// This many multi-byte characters are not valid UTF-8 by chance.
constexpr std::size_t kEnoughUtf8 = 4;

DecodedText read(std::string_view bytes, Charset charset, bool certain)
{
    return {convertToUtf8(bytes, charset).utf8, std::string(charsetName(charset)), certain};
}

/// UTF-16 is recognised by its zeros: they are half of the bytes of any Western text or SGF.
std::optional<Charset> unmarkedUtf16(std::string_view bytes)
{
    if (bytes.size() < 4)
        return std::nullopt;
    const auto zero = [&](std::size_t i) { return bytes[i] == '\0'; };
    if (!zero(0) && zero(1) && !zero(2) && zero(3))
        return Charset::Utf16Le;
    if (zero(0) && !zero(1) && zero(2) && !zero(3))
        return Charset::Utf16Be;
    return std::nullopt;
}

/// ISO-2022-JP is ASCII with escapes to and from the Japanese sets. In text that declares UTF-8 they are chance.
bool isIso2022Jp(std::string_view bytes, std::string_view declaredCharset)
{
    const auto has = [&](std::string_view escape) { return bytes.find(escape) != std::string_view::npos; };
    return isAscii(bytes) && (has("\x1b$B") || has("\x1b$@")) && charsetNamed(declaredCharset) != Charset::Utf8;
}

/// The number of characters with at least this many bytes.
std::size_t countUtf8Characters(std::string_view utf8, std::size_t bytesEach = 2)
{
    const unsigned char lowestLead = bytesEach > 2 ? 0xe0 : 0xc0;
    return static_cast<std::size_t>(std::ranges::count_if(utf8, [&](char c) { return static_cast<unsigned char>(c) >= lowestLead; }));
}

std::optional<DecodedText> readMarked(std::string_view bytes)
{
    if (bytes.starts_with("\xef\xbb\xbf"))
        return DecodedText{toUtf8Lossy(bytes.substr(3)), "UTF-8", true};
    if (bytes.starts_with("\xff\xfe"))
        return read(bytes.substr(2), Charset::Utf16Le, true);
    if (bytes.starts_with("\xfe\xff"))
        return read(bytes.substr(2), Charset::Utf16Be, true);
    return std::nullopt;
}

bool isWide(Charset charset) { return charset >= Charset::ShiftJis && charset <= Charset::Big5; }

/// Whether valid UTF-8 is more than chance although the file declares another charset. In a two-byte charset every third character looks
/// like a two-byte character of UTF-8; three in a row hardly ever do.
bool isSurelyUtf8(std::string_view utf8, Charset declared) { return countUtf8Characters(utf8, isWide(declared) ? 3 : 2) >= kEnoughUtf8; }

/// The text in the declared charset, if the bytes are valid in it.
std::optional<DecodedText> readDeclared(std::string_view bytes, Charset declared)
{
    Converted converted = convertToUtf8(bytes, declared);
    const std::size_t characters = countUtf8Characters(converted.utf8);
    if (converted.broken > 0 && (converted.broken * 10 > characters || !(isWide(declared) || declared == Charset::Utf8)))
        return std::nullopt;
    return DecodedText{std::move(converted.utf8), std::string(charsetName(declared)), true};
}

} // namespace

bool isDecodedAsAWhole(std::string_view head, std::string_view declaredCharset)
{
    return head.starts_with("\xff\xfe") || head.starts_with("\xfe\xff") || unmarkedUtf16(head) || isIso2022Jp(head, declaredCharset);
}

bool looksBinary(std::string_view text)
{
    constexpr std::size_t kMostShare = 50; // at most one character in this many is broken; in random bytes it is one in ten
    const auto isControl = [](char c) { return (c >= '\0' && c < '\t') || (c > '\r' && c < ' '); };
    return static_cast<std::size_t>(std::ranges::count_if(text, isControl)) * kMostShare > text.size();
}

DecodedText decodeText(std::string_view bytes, std::string_view declaredCharset)
{
    if (isIso2022Jp(bytes, declaredCharset))
        return read(bytes, Charset::Iso2022Jp, true);
    if (isAscii(bytes) && !unmarkedUtf16(bytes))
        return {std::string(bytes), "UTF-8", true};
    if (auto marked = readMarked(bytes))
        return *std::move(marked);
    if (const auto utf16 = unmarkedUtf16(bytes))
        return read(bytes, *utf16, true);
    const std::optional<Charset> named = charsetNamed(declaredCharset);
    const Charset declared = named.value_or(Charset::Utf8);
    if (isValidUtf8(bytes)) {
        // Text in these declared charsets has been decoded already.
        const bool wasDecoded = declared == Charset::Iso2022Jp || (declared >= Charset::Utf16 && declared <= Charset::Utf16Be);
        const bool sure = (named && (declared == Charset::Utf8 || wasDecoded)) || isSurelyUtf8(bytes, declared);
        if (sure || (!named && detectCharset(bytes) == Charset::Utf8))
            return {std::string(bytes), "UTF-8", sure};
    }
    // A file with single-byte letters is not UTF-16, whatever it declares.
    if (named && (declared < Charset::Utf16 || declared > Charset::Utf16Be))
        if (auto asDeclared = readDeclared(bytes, declared))
            return *std::move(asDeclared);
    return read(bytes, detectCharset(bytes), false);
}

} // namespace evenmatch::record
