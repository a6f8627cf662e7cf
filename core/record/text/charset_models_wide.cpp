// Characters of two bytes (and GB18030's four): Chinese, Japanese, Korean.
#include "core/record/text/charset_letters.h"
#include "core/record/text/charset_models.h"

#include <algorithm>
#include <vector>

namespace evenmatch::record {

namespace {

using Code = std::uint16_t; ///< both bytes, the first one high

/// The frequent characters of a language in the bytes of a charset, sorted.
std::vector<Code> codesOf(std::string_view utf8, Charset charset)
{
    const std::string bytes = convertFromUtf8(utf8, charset);
    std::vector<Code> codes;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2)
        codes.push_back(static_cast<Code>(static_cast<unsigned char>(bytes[i]) << 8 | static_cast<unsigned char>(bytes[i + 1])));
    std::ranges::sort(codes);
    return codes;
}

struct Frequent {
    std::vector<Code> top;
    std::vector<Code> more;

    Frequent(std::string_view topText, std::string_view moreText, Charset charset)
        : top(codesOf(topText, charset)), more(codesOf(moreText, charset))
    {
    }
};

const Frequent& frequent(Charset charset)
{
    static const Frequent sjis(letters::kKanjiTop, letters::kKanjiMore, Charset::ShiftJis);
    static const Frequent eucJp(letters::kKanjiTop, letters::kKanjiMore, Charset::EucJp);
    static const Frequent gb(letters::kSimplifiedTop, letters::kSimplifiedMore, Charset::Gb18030);
    static const Frequent korean(letters::kHangulTop, letters::kHangulMore, Charset::EucKr);
    static const Frequent big5(letters::kTraditionalTop, letters::kTraditionalMore, Charset::Big5);
    switch (charset) {
    case Charset::ShiftJis: return sjis;
    case Charset::EucJp: return eucJp;
    case Charset::EucKr: return korean;
    case Charset::Big5: return big5;
    default: return gb;
    }
}

bool contains(const std::vector<Code>& codes, unsigned code) { return std::ranges::binary_search(codes, static_cast<Code>(code)); }

bool within(unsigned value, unsigned low, unsigned high) { return value >= low && value <= high; }

// Each function below returns ln p of a well-formed pair that is none of the frequent characters. The underlying shares are those of names,
// comments and headers: half kana in Japanese, nine tenths frequent characters in Chinese and Korean.

double gbClass(unsigned lead, unsigned trail)
{
    if (lead == 0xa1 || lead == 0xa3)
        return trail >= 0xa1 ? (within(trail, 0xa1, 0xa3) || trail == 0xac || trail == 0xba || trail == 0xb0 || trail == 0xb1 ? -5.0 : -8.0)
                             : -14.0;
    if (trail < 0xa1 || lead < 0xa1 || lead > 0xf7)
        return -13.5; // the extension of GBK
    if (within(lead, 0xb0, 0xd7))
        return -10.2;
    return within(lead, 0xd8, 0xf7) ? -11.8 : within(lead, 0xa4, 0xa5) ? -9.5 : -13.0;
}

double big5Class(unsigned lead, unsigned trail)
{
    if (lead == 0xa1)
        return within(trail, 0x41, 0x49) || within(trail, 0x5d, 0x5e) || within(trail, 0x75, 0x78) ? -5.5 : -9.0;
    if (within(lead, 0xa4, 0xc6))
        return -10.4;
    return within(lead, 0xc9, 0xf9) ? -12.5 : within(lead, 0xa2, 0xa3) ? -10.5 : -14.5;
}

double koreanClass(unsigned lead, unsigned trail)
{
    if (trail < 0xa1 || lead < 0xa1)
        return -13.5; // hangul that only the extension has
    if (within(lead, 0xb0, 0xc8))
        return -10.3;
    return within(lead, 0xca, 0xfd) ? -11.8 : lead == 0xa1 ? -8.0 : lead == 0xa3 ? -8.5 : -13.0;
}

/// By row and cell of JIS X 0208, both from 1.
double jisClass(unsigned row, unsigned cell)
{
    switch (row) {
    case 1: return within(cell, 1, 3) || cell == 28 || cell == 6 || within(cell, 42, 43) || within(cell, 54, 57) ? -5.0 : -8.5;
    case 3: return -8.5; // wide digits and letters
    case 4: return cell <= 83 ? -5.0 : -14.0;
    case 5: return cell <= 86 ? -6.4 : -14.0;
    default: return within(row, 16, 47) ? -10.6 : within(row, 48, 84) ? -12.4 : -13.5;
    }
}

double sjisClass(unsigned lead, unsigned trail)
{
    if (lead >= 0xf0)
        return -14.0;
    const unsigned pair = (lead - (lead < 0xa0 ? 0x81 : 0xc1)) * 2 + (trail >= 0x9f ? 1 : 0);
    const unsigned cell = trail >= 0x9f ? trail - 0x9e : trail - (trail > 0x7f ? 0x40 : 0x3f);
    return jisClass(pair + 1, cell);
}

bool wellFormed(unsigned lead, unsigned trail, Charset charset)
{
    switch (charset) {
    case Charset::ShiftJis: return (within(lead, 0x81, 0x9f) || within(lead, 0xe0, 0xfc)) && within(trail, 0x40, 0xfc) && trail != 0x7f;
    case Charset::EucJp: return within(lead, 0xa1, 0xfe) && within(trail, 0xa1, 0xfe);
    case Charset::EucKr:
        return within(lead, 0x81, 0xfe) && (within(trail, 0x41, 0x5a) || within(trail, 0x61, 0x7a) || within(trail, 0x81, 0xfe))
            && (lead < 0xc7 || trail >= 0xa1);
    case Charset::Big5: return within(lead, 0x87, 0xfe) && (within(trail, 0x40, 0x7e) || within(trail, 0xa1, 0xfe));
    default: return within(lead, 0x81, 0xfe) && within(trail, 0x40, 0xfe) && trail != 0x7f;
    }
}

double pairCost(unsigned lead, unsigned trail, Charset charset)
{
    const Frequent& known = frequent(charset);
    const unsigned code = lead << 8 | trail;
    const bool japanese = charset == Charset::ShiftJis || charset == Charset::EucJp;
    if (contains(known.top, code))
        return japanese ? -6.2 : charset == Charset::EucKr ? -5.0 : -5.4;
    if (contains(known.more, code))
        return japanese ? -7.9 : charset == Charset::EucKr ? -6.8 : -7.6;
    switch (charset) {
    case Charset::ShiftJis: return sjisClass(lead, trail);
    case Charset::EucJp: return jisClass(lead - 0xa0, trail - 0xa0);
    case Charset::EucKr: return koreanClass(lead, trail);
    case Charset::Big5: return big5Class(lead, trail);
    default: return gbClass(lead, trail);
    }
}

} // namespace

double charsetPrior(Charset charset)
{
    switch (charset) {
    case Charset::Utf8: return 4.0;
    case Charset::Big5: return -0.7;
    case Charset::EucJp: return -1.0;
    case Charset::Windows1250: return -2.0;
    case Charset::Windows1251: return -1.0;
    case Charset::Koi8R: return -2.5;
    default: return 0;
    }
}

Sighting sightWideCharacter(std::string_view bytes, std::size_t at, Charset charset)
{
    const auto byte = [&](std::size_t i) { return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0u; };
    const unsigned lead = byte(at);
    const unsigned trail = byte(at + 1);
    if (charset == Charset::ShiftJis && within(lead, 0xa1, 0xdf))
        return {1, -7.5}; // katakana of half width
    if (charset == Charset::EucJp && lead == 0x8e && within(trail, 0xa1, 0xdf))
        return {2, -11.0};
    if (charset == Charset::Gb18030 && within(lead, 0x81, 0xfe) && within(trail, 0x30, 0x39) && within(byte(at + 2), 0x81, 0xfe)
        && within(byte(at + 3), 0x30, 0x39))
        return {4, -17.0};
    if (!wellFormed(lead, trail, charset))
        return {1, kBrokenCost};
    double cost = pairCost(lead, trail, charset);
    if (at > 0 && isAsciiLetter(byte(at - 1)))
        cost += -2.0; // "Müller": wide characters seldom touch Latin letters
    if (isAsciiLetter(byte(at + 2)))
        cost += -2.0;
    return {2, cost};
}

} // namespace evenmatch::record
