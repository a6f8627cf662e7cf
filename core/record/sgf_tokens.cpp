#include "core/record/sgf_tokens.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace evenmatch::record::sgf {

namespace {

/// Whether SGF goes on here: another value, a node, a variation, an end, or a property.
bool looksLikeStructure(const char* p, const char* end)
{
    p = skipSpace(p, end);
    if (p == end || *p == '[' || *p == ';' || *p == ')')
        return true;
    if (*p == '(')
        return skipSpace(p + 1, end) == end || *skipSpace(p + 1, end) == ';';
    const char* letter = p;
    while (letter != end && (isCapital(*letter) || isSmall(*letter) || isDigit(*letter)))
        ++letter;
    if (letter == end && letter != p && isCapital(*p))
        return true; // cut off in the middle of a key
    return letter != p && isCapital(*p) && letter - p <= 20 && *skipSpace(letter, end) == '[';
}

} // namespace

bool isPlainKey(std::string_view key)
{
    if (key.size() == 1)
        return key != "C" && key != "N";
    constexpr std::array kPlain = {"AB", "AW", "AE", "PL", "TR", "SQ", "CR", "MA", "TB", "TW", "DD", "VW", "SL", "AR", "LN",
                                   "BL", "WL", "OB", "OW", "MN", "DM", "GB", "GW", "BM", "TE", "DO", "IT", "KO", "UC", "HO"};
    return key.size() == 2 && (isRootKey(key) || std::find(kPlain.begin(), kPlain.end(), key) != kPlain.end());
}

bool isRootKey(std::string_view key)
{
    constexpr std::array kRoot = {"GM", "FF", "CA", "SZ", "KM", "HA", "ST"};
    return std::find(kRoot.begin(), kRoot.end(), key) != kRoot.end();
}

bool isKnownKey(std::string_view key)
{
    constexpr std::array kTexts = {"C",  "N",  "AN", "AP", "BR", "BT", "CP", "DT", "EV", "FG", "GC", "GN", "LB", "ON",
                                   "OT", "PB", "PC", "PM", "PW", "RE", "RO", "RU", "SO", "TM", "US", "WR", "WT", "V"};
    return isPlainKey(key) || std::find(kTexts.begin(), kTexts.end(), key) != kTexts.end();
}

const char* findValueEnd(const char* p, const char* end, bool plain, bool twoByte)
{
    if (plain) {
        const void* found = std::memchr(p, ']', static_cast<std::size_t>(end - p));
        return found ? static_cast<const char*>(found) : end;
    }
    const auto isSecondByte = [twoByte](const char* at) { return twoByte && static_cast<signed char>(at[-1]) < 0; };
    while (p != end) {
        if (*p == '\\' && !(isSecondByte(p) && p + 1 != end && p[1] == ']' && looksLikeStructure(p + 2, end))) {
            p += p + 1 == end ? 1 : 2;
            continue;
        }
        if (*p == ']' && looksLikeStructure(p + 1, end))
            return p;
        ++p;
    }
    return end;
}

} // namespace evenmatch::record::sgf
