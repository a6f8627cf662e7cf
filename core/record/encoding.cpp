#include "core/record/encoding.h"

#include "core/record/charset.h"
#include "core/record/charset_detect.h"

#include <algorithm>

namespace evenmatch::record {

namespace {

/// How many nats better another charset must fit before Latin-1, in which every byte is valid, is taken for a lie: editors write it there
/// whatever the text. Nobody writes another charset than the text's by default.
constexpr double kLieMargin = 8.0;
/// So many multi-byte characters are not valid UTF-8 by chance.
constexpr std::size_t kEnoughUtf8 = 4;

DecodedText read(std::string_view bytes, Charset charset, bool certain)
{
    return {convertToUtf8(bytes, charset).utf8, std::string(charsetName(charset)), certain};
}

/// UTF-16 has no ASCII-like bytes: half of any Western text or SGF are zeros.
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

/// ISO-2022-JP is ASCII with escapes into the Japanese sets and back.
bool hasJapaneseEscape(std::string_view bytes)
{
    return bytes.find("\x1b$B") != std::string_view::npos || bytes.find("\x1b$@") != std::string_view::npos;
}

std::size_t countUtf8Characters(std::string_view utf8, std::size_t enough)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < utf8.size() && count < enough; ++i)
        count += static_cast<unsigned char>(utf8[i]) >= 0xc0 ? 1 : 0;
    return count;
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

bool isWide(Charset charset)
{
    return charset >= Charset::ShiftJis && charset <= Charset::Big5;
}

/// The declared charset's reading, where nothing speaks against it.
std::optional<DecodedText> readDeclared(std::string_view bytes, Charset declared)
{
    Converted converted = convertToUtf8(bytes, declared);
    const std::size_t characters = countUtf8Characters(converted.utf8, converted.utf8.size());
    if (converted.broken > 0 && (converted.broken * 10 > characters || !(isWide(declared) || declared == Charset::Utf8)))
        return std::nullopt;
    if (declared == Charset::Windows1252) {
        const Detection seen = detectCharset(bytes);
        const double fit = charsetScore(bytes, declared).value_or(0);
        if (seen.charset != declared && charsetScore(bytes, seen.charset).value_or(fit) > fit + kLieMargin)
            return std::nullopt;
    }
    return DecodedText{std::move(converted.utf8), std::string(charsetName(declared)), true};
}

} // namespace

bool isDecodedAsAWhole(std::string_view head)
{
    return head.starts_with("\xff\xfe") || head.starts_with("\xfe\xff") || unmarkedUtf16(head) || (isAscii(head) && hasJapaneseEscape(head));
}

DecodedText decodeText(std::string_view bytes, std::string_view declaredCharset)
{
    if (isAscii(bytes)) {
        if (bytes.find('\x1b') != std::string_view::npos && hasJapaneseEscape(bytes))
            return read(bytes, Charset::Iso2022Jp, true);
        if (bytes.find('\0') == std::string_view::npos || !unmarkedUtf16(bytes))
            return {std::string(bytes), "UTF-8", true};
    }
    if (auto marked = readMarked(bytes))
        return *std::move(marked);
    if (const auto utf16 = unmarkedUtf16(bytes))
        return read(bytes, *utf16, true);
    const std::optional<Charset> named = charsetNamed(declaredCharset);
    const Charset declared = named.value_or(Charset::Utf8);
    if (isValidUtf8(bytes)) {
        // Text in which these charsets were declared comes here when it was decoded already.
        const bool wasDecoded = declared == Charset::Iso2022Jp || (declared >= Charset::Utf16 && declared <= Charset::Utf16Be);
        const bool sure = (named && (declared == Charset::Utf8 || wasDecoded)) || countUtf8Characters(bytes, kEnoughUtf8) >= kEnoughUtf8;
        if (sure || detectCharset(bytes).charset == Charset::Utf8)
            return {std::string(bytes), "UTF-8", sure};
    }
    // A file whose letters are single bytes is not UTF-16, whatever it says.
    if (named && (declared < Charset::Utf16 || declared > Charset::Utf16Be))
        if (auto asDeclared = readDeclared(bytes, declared))
            return *std::move(asDeclared);
    return read(bytes, detectCharset(bytes).charset, false);
}

} // namespace evenmatch::record
