// Letters of one byte (Latin, Cyrillic), and UTF-8.
#include "core/record/text/charset_models.h"
#include "core/record/text/encoding.h"

#include <array>
#include <cmath>

namespace evenmatch::record {

namespace {

unsigned byteAt(std::string_view bytes, std::size_t at) { return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0x20u; }

// ---- Cyrillic ----

/// Frequencies of letters in Russian, а to я, in tenths of a percent; ё is counted with е.
constexpr std::array<double, 32> kRussianPermille = {80, 16, 45, 17, 30, 85, 9.4, 16.5, 74, 12, 35, 44, 32, 67, 110, 28, 47, 55, 63, 26,
    2.6, 9.7, 4.8, 14.5, 7.3, 3.6, 0.4, 19, 17, 3.2, 6.4, 20};

struct CyrillicLetter {
    int index = -1; ///< 0 … 31; -1: no letter
    bool upper = false;
};

CyrillicLetter cyrillicLetter(unsigned byte, Charset charset)
{
    if (charset == Charset::Windows1251) {
        if (byte == 0xa8 || byte == 0xb8)
            return {5, byte == 0xa8};
        return byte < 0xc0 ? CyrillicLetter{} : CyrillicLetter{static_cast<int>(byte & 0x1fu), byte < 0xe0};
    }
    if (byte == 0xa3 || byte == 0xb3)
        return {5, byte == 0xb3};
    // KOI8-R has the order of the corresponding Latin letters: юабцдефгхийклмнопярстужвьызшэщчъ.
    constexpr std::array<std::int8_t, 32> kOrder
        = {30, 0, 1, 22, 4, 5, 20, 3, 21, 8, 9, 10, 11, 12, 13, 14, 15, 31, 16, 17, 18, 19, 6, 2, 28, 27, 7, 24, 29, 25, 23, 26};
    return byte < 0xc0 ? CyrillicLetter{} : CyrillicLetter{kOrder[byte & 0x1fu], byte >= 0xe0};
}

double cyrillicCost(std::string_view bytes, std::size_t at, Charset charset)
{
    const CyrillicLetter letter = cyrillicLetter(byteAt(bytes, at), charset);
    const unsigned before = at > 0 ? byteAt(bytes, at - 1) : 0x20u;
    const unsigned after = byteAt(bytes, at + 1);
    if (letter.index < 0)
        return -9.0;
    const CyrillicLetter previous = before >= 0x80 ? cyrillicLetter(before, charset) : CyrillicLetter{};
    const CyrillicLetter next = after >= 0x80 ? cyrillicLetter(after, charset) : CyrillicLetter{};
    double cost = std::log(kRussianPermille[static_cast<std::size_t>(letter.index)] / 1000);
    if (letter.upper && previous.index >= 0)
        cost += previous.upper ? -1.5 : -5.0; // a capital inside a word
    else if (letter.upper)
        cost += -1.0;
    if (previous.index < 0 && next.index < 0)
        cost += -2.0; // a letter alone
    if (isAsciiLetter(before) || isAsciiLetter(after))
        cost += -3.0; // two scripts in one word
    return cost;
}

// ---- Latin ----

double latinByteCost(unsigned byte)
{
    switch (byte) {
    case 0xe9:
    case 0xfc:
    case 0xf6:
    case 0xe4: return -2.6; // é ü ö ä
    case 0xe8:
    case 0xe0:
    case 0xe1:
    case 0xed:
    case 0xf3:
    case 0xdf:
    case 0xe7:
    case 0xf1:
    case 0xe5:
    case 0xf8:
    case 0xea:
    case 0xe3: return -3.6;
    case 0x92:
    case 0x93:
    case 0x94:
    case 0x96:
    case 0x85:
    case 0xab:
    case 0xbb:
    case 0xa0:
    case 0xb0:
    case 0xb4:
    case 0x91:
    case 0x97: return -5.5; // quotation marks, dashes, …, °
    case 0x81:
    case 0x8d:
    case 0x8f:
    case 0x90:
    case 0x9d: return kBrokenCost;
    default: return byte >= 0xe0 && byte != 0xf7 ? -4.6 : byte >= 0xc0 && byte != 0xd7 ? -5.2 : -7.5;
    }
}

double latinCost(std::string_view bytes, std::size_t at)
{
    const unsigned before = at > 0 ? byteAt(bytes, at - 1) : 0x20u;
    const unsigned after = byteAt(bytes, at + 1);
    const unsigned byte = byteAt(bytes, at);
    double cost = latinByteCost(byte);
    if (before >= 0x80)
        cost += at > 1 && byteAt(bytes, at - 2) >= 0x80 ? -4.0 : -2.0; // accents are single
    else if (byte >= 0xc0 && !isAsciiLetter(before) && !isAsciiLetter(after))
        cost += after >= 0x80 ? -2.5 : -1.0;
    if (byte >= 0xc0 && byte < 0xdf && before >= 'a' && before <= 'z')
        cost += -3.0; // a capital inside a word
    return cost;
}

// ---- Central European, as differences from Latin ----

bool isVowel(unsigned byte)
{
    constexpr std::string_view kVowels = "aeiouAEIOU\xe1\xe9\xed\xf3\xfa\xc1\xc9\xcd\xd3\xda"; // with á, é, í, ó, ú
    return kVowels.find(static_cast<char>(byte)) != kVowels.npos;
}

/// An ASCII letter, or one with a caron that both charsets have.
bool isLetterOfBoth(unsigned byte)
{
    return isAsciiLetter(byte) || byte == 0x8a || byte == 0x8e || byte == 0x9a || byte == 0x9e; // Š, Ž, š, ž
}

/// ln of how much likelier the byte is in Windows-1250 than in Windows-1252, by its neighbours: signs are letters there,
/// and some vowels are consonants, which are beside other vowels: "Dvořák" instead of "Dvoøák".
double centralEuropeanGain(std::string_view bytes, std::size_t at)
{
    constexpr double kSign = 4;
    constexpr double kClear = 2.5;
    const unsigned before = at > 0 ? byteAt(bytes, at - 1) : 0x20u;
    const unsigned after = byteAt(bytes, at + 1);
    const bool isBefore = isAsciiLetter(before);
    const bool isAfter = isAsciiLetter(after);
    const bool endsWord = after < 0x80 && !isAfter;
    const bool isInside = isLetterOfBoth(before) && isLetterOfBoth(after);
    const bool isInWord = isBefore || isAfter;
    switch (byteAt(bytes, at)) {
    case 0x9d:
    case 0x9f:
    case 0xb3:
    case 0xb9:
    case 0xbe:
    case 0xbf: // ť, ź, ł, ą, ľ, ż; "m³" is no word
        return isBefore && (isAfter || (at > 1 && isAsciiLetter(byteAt(bytes, at - 2)))) ? kSign : 0;
    case 0x9c: return isBefore && after != 'u' ? kSign : 0; // ś, in "cœur" œ
    case 0x8d:
    case 0x8f:
    case 0xa3:
    case 0xa5:
    case 0xaf:
    case 0xbc: return isAfter ? kSign : 0; // Ť, Ź, Ł, Ą, Ż, Ľ
    case 0xc8:
    case 0xe8: return !isInWord ? -1 : isVowel(after) ? kClear : isVowel(before) && endsWord ? 1.5 : -1; // č, è
    case 0xe6:
    case 0xf8: return isInWord && (isVowel(before) || (isVowel(after) && after >= 0x80)) ? kClear : 0; // ć, æ; ř, ø
    case 0xec:
    case 0xf9: return isInside ? kClear : -2; // ě, ì; ů, ù
    case 0xf2: return isVowel(before) && !endsWord ? kClear : -2; // ň, ò
    case 0xf1: return isVowel(after) ? -2 : isBefore && (endsWord || isAfter) ? kClear : 0; // ń, ñ
    case 0xea: return before == 'i' && after != 'n' ? 1.5 : -0.5; // ę, ê as in "ciência"
    case 0xe0:
    case 0xe5: return -2; // à, å
    default: return 0;
    }
}

} // namespace

Sighting sightLetter(std::string_view bytes, std::size_t at, Charset charset)
{
    switch (charset) {
    case Charset::Windows1250: return {1, latinCost(bytes, at) + centralEuropeanGain(bytes, at)};
    case Charset::Windows1252: return {1, latinCost(bytes, at)};
    default: return {1, cyrillicCost(bytes, at, charset)};
    }
}

Sighting sightUtf8(std::string_view bytes, std::size_t at)
{
    const unsigned lead = byteAt(bytes, at);
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    const std::string_view character = bytes.substr(at, length);
    if (!isValidUtf8(character))
        return {1, kBrokenCost};
    if (length > 2)
        return {length, length == 3 ? -7.0 : -10.0};
    // Letters of many languages are in U+00C0 … U+017F and in the Cyrillic block; the rest of the two-byte characters is Greek and beyond.
    const bool common = (lead == 0xc3 && byteAt(bytes, at + 1) >= 0xa0) || lead == 0xd0 || lead == 0xd1;
    return {2, common ? -4.5 : lead >= 0xc2 && lead <= 0xc5 ? -6.5 : -9.5};
}

} // namespace evenmatch::record
