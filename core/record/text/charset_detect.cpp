#include "core/record/text/charset_detect.h"

#include "core/record/text/charset_models.h"

#include <algorithm>
#include <limits>

namespace evenmatch::record {

namespace {

constexpr std::size_t kEnoughCharacters = 3000;

constexpr Charset kCandidates[] = {Charset::Utf8, Charset::ShiftJis, Charset::EucJp, Charset::Gb18030, Charset::EucKr, Charset::Big5,
    Charset::Windows1251, Charset::Koi8R, Charset::Windows1252, Charset::Windows1250};

Sighting sight(std::string_view bytes, std::size_t at, Charset charset)
{
    switch (charset) {
    case Charset::Utf8: return sightUtf8(bytes, at);
    case Charset::Windows1250:
    case Charset::Windows1251:
    case Charset::Koi8R:
    case Charset::Windows1252: return sightLetter(bytes, at, charset);
    default: return sightWideCharacter(bytes, at, charset);
    }
}

/// The bytes to examine: from just before the first byte that is not ASCII, until there are enough of them.
std::string_view sample(std::string_view bytes)
{
    std::size_t begin = bytes.size();
    std::size_t end = 0;
    std::size_t seen = 0;
    for (std::size_t i = 0; i < bytes.size() && seen < 2 * kEnoughCharacters; ++i) {
        if (static_cast<unsigned char>(bytes[i]) < 0x80)
            continue;
        ++seen;
        begin = std::min(begin, i);
        end = i + 1;
    }
    if (seen == 0)
        return {};
    begin -= std::min<std::size_t>(begin, 2); // models of letters use the previous characters
    end = std::min(bytes.size(), end + 1); // and the second half of a character may be ASCII
    return bytes.substr(begin, end - begin);
}

double score(std::string_view bytes, Charset charset)
{
    double sum = charsetPrior(charset);
    for (std::size_t at = 0; at < bytes.size();) {
        if (static_cast<unsigned char>(bytes[at]) < 0x80) {
            sum += kAsciiCost;
            ++at;
            continue;
        }
        const Sighting seen = sight(bytes, at, charset);
        sum += seen.logp;
        at += seen.length;
    }
    return sum;
}

} // namespace

Charset detectCharset(std::string_view bytes)
{
    const std::string_view looked = sample(bytes);
    double best = -std::numeric_limits<double>::infinity();
    Charset found = Charset::Windows1252;
    for (const Charset candidate : kCandidates)
        if (const double fit = score(looked, candidate); fit > best) {
            best = fit;
            found = candidate;
        }
    return found;
}

} // namespace evenmatch::record
