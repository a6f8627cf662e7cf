// Charsets of records: their names, and conversion to UTF-8.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::record {

enum class Charset : std::uint8_t {
    Utf8,
    Utf16,
    Utf16Le,
    Utf16Be,
    ShiftJis,
    EucJp,
    Iso2022Jp,
    Gb18030,
    EucKr,
    Big5,
    Koi8R,
    Koi8U,
    Windows1250,
    Windows1251,
    Windows1252,
    Windows1253,
    Windows1254,
    Windows1255,
    Windows1256,
    Windows1257,
    Windows1258,
    Windows874,
    Latin2,
    Cyrillic5,
    Latin9,
    Ibm437,
    Ibm850,
    Ibm866,
    Macintosh,
};

/// "Shift_JIS", "GB18030", …: its name at IANA.
std::string_view charsetName(Charset charset);

/// From any spelling: "sjis", "x-sjis", "CP932", "gb2312", "ISO8859-1", "ks_c_5601-1987". A superset replaces its subset (GB18030 for
/// GB2312, Windows-1252 for Latin-1), because files use characters that the smaller one lacks. Nothing for an unknown name: only known
/// names are passed to iconv, so that a file cannot choose among the system's converters.
std::optional<Charset> charsetNamed(std::string_view name);

struct Converted {
    std::string utf8;
    std::size_t broken = 0; ///< the number of U+FFFD in it
};
Converted convertToUtf8(std::string_view bytes, Charset charset);

/// Characters missing in the charset are left out.
std::string convertFromUtf8(std::string_view utf8, Charset charset);

} // namespace evenmatch::record
