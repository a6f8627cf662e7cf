#include "core/record/vocabulary/pgn_opening.h"

#include "core/record/text/text.h"

namespace evenmatch::record {

namespace {

/// The text between the quotes of "[ECO "B01"]"; \" and \\ are characters.
std::string valueOf(std::string_view tag)
{
    std::string value;
    for (std::size_t i = tag.find('"') + 1; i < tag.size() && tag[i] != '"'; ++i) {
        i += tag[i] == '\\' && i + 1 < tag.size() ? 1 : 0;
        value += tag[i];
    }
    return value == "?" || value == "-" ? std::string() : value;
}

} // namespace

std::string openingOfPgn(std::string_view text)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    std::string eco;
    std::string opening;
    std::string variation;
    while (!text.empty()) {
        const std::string_view line = trimmed(text.substr(0, text.find('\n')));
        text.remove_prefix(text.find('\n') == text.npos ? text.size() : text.find('\n') + 1);
        if (line.empty() || line.starts_with('%'))
            continue;
        if (!line.starts_with('['))
            break; // the moves
        const std::string_view tag = trimmed(line.substr(1));
        const std::string_view name = tag.substr(0, tag.find_first_of(" \t\""));
        if (tag.find('"') == tag.npos)
            continue;
        if (name == "ECO")
            eco = valueOf(tag);
        else if (name == "Opening")
            opening = valueOf(tag);
        else if (name == "Variation")
            variation = valueOf(tag);
    }
    const std::string& named = opening.empty() ? variation : opening;
    return eco + (eco.empty() || named.empty() ? "" : " ") + named;
}

} // namespace evenmatch::record
