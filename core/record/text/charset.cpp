#include "core/record/text/charset.h"

#include "core/record/text/encoding.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <iconv.h>
#include <iterator>

namespace evenmatch::record {

namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd"; // U+FFFD

struct CharsetEntry {
    const char* name;
    const char* iconvName;
    std::size_t unit = 1; ///< bytes to skip where nothing can be read
};

// In the order of Charset.
constexpr CharsetEntry kCharsets[] = {
    {"UTF-8", "UTF-8"},
    {"UTF-16", "UTF-16", 2},
    {"UTF-16LE", "UTF-16LE", 2},
    {"UTF-16BE", "UTF-16BE", 2},
    {"Shift_JIS", "CP932"},
    {"EUC-JP", "EUC-JP-MS"},
    {"ISO-2022-JP", "ISO-2022-JP"},
    {"GB18030", "GB18030"},
    {"EUC-KR", "UHC"},
    {"Big5", "BIG5-HKSCS"},
    {"KOI8-R", "KOI8-R"},
    {"KOI8-U", "KOI8-U"},
    {"windows-1250", "CP1250"},
    {"windows-1251", "CP1251"},
    {"windows-1252", "CP1252"},
    {"windows-1253", "CP1253"},
    {"windows-1254", "CP1254"},
    {"windows-1255", "CP1255"},
    {"windows-1256", "CP1256"},
    {"windows-1257", "CP1257"},
    {"windows-1258", "CP1258"},
    {"windows-874", "CP874"},
    {"ISO-8859-2", "ISO-8859-2"},
    {"ISO-8859-5", "ISO-8859-5"},
    {"ISO-8859-15", "ISO-8859-15"},
    {"IBM437", "CP437"},
    {"IBM850", "CP850"},
    {"IBM866", "CP866"},
    {"macintosh", "MACINTOSH"},
};
static_assert(std::size(kCharsets) == static_cast<std::size_t>(Charset::Macintosh) + 1);

struct Alias {
    std::string_view name; ///< lower case, letters and digits only
    Charset charset;
};

using enum Charset;
constexpr Alias kAliases[] = {
    {"ascii", Utf8},
    {"usascii", Utf8},
    {"utf8", Utf8},
    {"unicode11utf8", Utf8},
    {"utf8mb4", Utf8},
    {"utf8bom", Utf8},
    {"cp65001", Utf8},
    {"utf16", Utf16},
    {"unicode", Utf16},
    {"ucs2", Utf16},
    {"utf16le", Utf16Le},
    {"ucs2le", Utf16Le},
    {"utf16be", Utf16Be},
    {"ucs2be", Utf16Be},
    {"shiftjis", ShiftJis},
    {"sjis", ShiftJis},
    {"xsjis", ShiftJis},
    {"mskanji", ShiftJis},
    {"csshiftjis", ShiftJis},
    {"cp932", ShiftJis},
    {"ms932", ShiftJis},
    {"windows31j", ShiftJis},
    {"windows932", ShiftJis},
    {"cswindows31j", ShiftJis},
    {"eucjp", EucJp},
    {"xeucjp", EucJp},
    {"ujis", EucJp},
    {"eucjpms", EucJp},
    {"cp51932", EucJp},
    {"iso2022jp", Iso2022Jp},
    {"jis", Iso2022Jp},
    {"csiso2022jp", Iso2022Jp},
    {"gb", Gb18030},
    {"gb2312", Gb18030},
    {"gb231280", Gb18030},
    {"csgb2312", Gb18030},
    {"gbk", Gb18030},
    {"xgbk", Gb18030},
    {"gb18030", Gb18030},
    {"cp936", Gb18030},
    {"ms936", Gb18030},
    {"windows936", Gb18030},
    {"euccn", Gb18030},
    {"xeuccn", Gb18030},
    {"euckr", EucKr},
    {"xeuckr", EucKr},
    {"ksc5601", EucKr},
    {"ksc56011987", EucKr},
    {"ksx1001", EucKr},
    {"cp949", EucKr},
    {"ms949", EucKr},
    {"xwindows949", EucKr},
    {"windows949", EucKr},
    {"uhc", EucKr},
    {"korean", EucKr},
    {"cseuckr", EucKr},
    {"big5", Big5},
    {"cnbig5", Big5},
    {"xxbig5", Big5},
    {"big5hkscs", Big5},
    {"big5eten", Big5},
    {"cp950", Big5},
    {"ms950", Big5},
    {"windows950", Big5},
    {"csbig5", Big5},
    {"xbig5", Big5},
    {"koi8", Koi8R},
    {"koi8r", Koi8R},
    {"cskoi8r", Koi8R},
    {"koi8u", Koi8U},
    {"koi8ru", Koi8U},
    {"latin1", Windows1252},
    {"l1", Windows1252},
    {"iso88591", Windows1252},
    {"isolatin1", Windows1252},
    {"ansi", Windows1252},
    {"iso8859", Windows1252},
    {"western", Windows1252},
    {"latin2", Latin2},
    {"l2", Latin2},
    {"iso88592", Latin2},
    {"iso88595", Cyrillic5},
    {"iso88597", Windows1253},
    {"iso88599", Windows1254},
    {"latin5", Windows1254},
    {"iso88598", Windows1255},
    {"iso885913", Windows1257},
    {"iso885911", Windows874},
    {"tis620", Windows874},
    {"windows874", Windows874},
    {"cp874", Windows874},
    {"iso885915", Latin9},
    {"latin9", Latin9},
    {"ibm437", Ibm437},
    {"cp437", Ibm437},
    {"ibm850", Ibm850},
    {"cp850", Ibm850},
    {"ibm866", Ibm866},
    {"cp866", Ibm866},
    {"macintosh", Macintosh},
    {"macroman", Macintosh},
    {"xmacroman", Macintosh},
    {"mac", Macintosh},
};

/// "Windows-1251", "cp1251", "win1251", "x-cp1251".
std::optional<Charset> windowsNumbered(std::string_view name)
{
    for (std::string_view prefix : {"windows125", "cp125", "win125", "xcp125", "ms125", "ibm125", "125"}) {
        if (name.size() != prefix.size() + 1 || !name.starts_with(prefix))
            continue;
        const int number = name.back() - '0';
        if (number >= 0 && number <= 8)
            return static_cast<Charset>(static_cast<int>(Windows1250) + number);
    }
    return std::nullopt;
}

/// A converter of iconv. Opening one may load a shared object, which costs more than most games, so each thread keeps its converters.
class Converter {
public:
    Converter(const char* to, const char* from) : m_handle(iconv_open(to, from)) { }
    ~Converter()
    {
        if (isOpen())
            iconv_close(m_handle);
    }
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;

    bool isOpen() const { return m_handle != reinterpret_cast<iconv_t>(-1); }
    void reset() { iconv(m_handle, nullptr, nullptr, nullptr, nullptr); }
    /// Appends the readable part and advances `bytes`. False if a broken sequence stops it.
    bool convert(std::string_view& bytes, std::string& converted);

private:
    iconv_t m_handle;
};

bool Converter::convert(std::string_view& bytes, std::string& converted)
{
    std::array<char, 4096> buffer;
    while (!bytes.empty()) {
        char* in = const_cast<char*>(bytes.data());
        std::size_t inLeft = bytes.size();
        char* out = buffer.data();
        std::size_t outLeft = buffer.size();
        const bool done = iconv(m_handle, &in, &inLeft, &out, &outLeft) != static_cast<std::size_t>(-1);
        const int reason = errno;
        converted.append(buffer.data(), buffer.size() - outLeft);
        bytes.remove_prefix(bytes.size() - inLeft);
        if (!done && reason != E2BIG)
            return false;
    }
    // Some converters hold a character back until they know what follows it.
    char* out = buffer.data();
    std::size_t outLeft = buffer.size();
    iconv(m_handle, nullptr, nullptr, &out, &outLeft);
    converted.append(buffer.data(), buffer.size() - outLeft);
    return true;
}

Converted readUtf8(std::string_view bytes)
{
    Converted result{toUtf8Lossy(bytes)};
    for (std::size_t at = result.utf8.find(kReplacement); at != std::string::npos; at = result.utf8.find(kReplacement, at + 3))
        ++result.broken;
    return result;
}

Converter& threadConverter(Charset charset)
{
    thread_local std::array<std::optional<Converter>, std::size(kCharsets)> converters;
    auto& converter = converters[static_cast<std::size_t>(charset)];
    if (!converter)
        converter.emplace("UTF-8", kCharsets[static_cast<std::size_t>(charset)].iconvName);
    return *converter;
}

} // namespace

std::string_view charsetName(Charset charset) { return kCharsets[static_cast<std::size_t>(charset)].name; }

std::optional<Charset> charsetNamed(std::string_view name)
{
    std::string plain;
    for (char c : name.substr(0, 64)) {
        if (c >= 'A' && c <= 'Z')
            plain += static_cast<char>(c + ('a' - 'A'));
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            plain += c;
    }
    const auto found = std::ranges::find(kAliases, std::string_view(plain), &Alias::name);
    if (found != std::end(kAliases))
        return found->charset;
    return windowsNumbered(plain);
}

Converted convertToUtf8(std::string_view bytes, Charset charset)
{
    Converter& converter = threadConverter(charset);
    if (charset == Utf8 || !converter.isOpen())
        return readUtf8(bytes);
    converter.reset();
    Converted result;
    result.utf8.reserve(bytes.size() + bytes.size() / 2);
    const std::size_t unit = kCharsets[static_cast<std::size_t>(charset)].unit;
    while (!converter.convert(bytes, result.utf8)) {
        result.utf8 += kReplacement;
        const std::size_t skipped = std::min(unit, bytes.size());
        result.broken += skipped;
        bytes.remove_prefix(skipped);
    }
    return result;
}

std::string convertFromUtf8(std::string_view utf8, Charset charset)
{
    if (charset == Utf8)
        return std::string(utf8);
    Converter converter(kCharsets[static_cast<std::size_t>(charset)].iconvName, "UTF-8");
    std::string bytes;
    while (converter.isOpen() && !converter.convert(utf8, bytes)) {
        // The input is text, so conversion stops at a whole character that the charset lacks.
        do
            utf8.remove_prefix(1);
        while (!utf8.empty() && (static_cast<unsigned char>(utf8.front()) & 0xc0u) == 0x80u);
    }
    return bytes;
}

} // namespace evenmatch::record
