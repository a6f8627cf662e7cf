#include "core/record/vocabulary/pgn_text.h"

#include <algorithm>
#include <array>

namespace evenmatch::record {

namespace {

constexpr std::string_view kCommandStart = "[%evm ";
constexpr std::size_t kLongestTagName = 255;
constexpr std::string_view kNoBreakSpace = "\xc2\xa0";
constexpr std::string_view kNarrowNoBreakSpace = "\xe2\x80\xaf";
constexpr std::string_view kEllipsis = "…"; ///< text programs write it for the dots of a move number

/// Characters that would end a comment, a value or a line, and the letters that stand for them.
struct Escape {
    char meant;
    char written;
};
constexpr std::array<Escape, 5> kEscapes{{{'\\', '\\'}, {'"', '"'}, {'}', ')'}, {'\n', 'n'}, {'\r', 'r'}}};

bool isKey(std::string_view key)
{
    return !key.empty() && std::all_of(key.begin(), key.end(), [](char c) { return isLetter(c) || isDigit(c) || c == '_'; });
}

/// Reads `"…"` from the front of `text`.
std::optional<std::string> takeValue(std::string_view& text)
{
    if (!text.starts_with('"'))
        return std::nullopt;
    std::string value;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '"') {
            text.remove_prefix(i + 1);
            return value;
        }
        if (text[i] != '\\') {
            value += text[i];
            continue;
        }
        ++i;
        const auto escape
            = std::find_if(kEscapes.begin(), kEscapes.end(), [&](Escape e) { return i < text.size() && e.written == text[i]; });
        if (escape == kEscapes.end())
            return std::nullopt;
        value += escape->meant;
    }
    return std::nullopt;
}

/// Signs after a move, and their numeric glyphs.
struct Glyph {
    std::string_view sign;
    std::string_view number;
};
constexpr std::array<Glyph, 30> kGlyphs{{
    {"!", "1"},
    {"?", "2"},
    {"!!", "3"},
    {"??", "4"},
    {"!?", "5"},
    {"?!", "6"},
    {"‼", "3"},
    {"⁇", "4"},
    {"⁉", "5"},
    {"⁈", "6"},
    {"□", "7"},
    {"=", "10"},
    {"∞", "13"},
    {"⩲", "14"},
    {"+=", "14"},
    {"+/=", "14"},
    {"⩱", "15"},
    {"=+", "15"},
    {"=/+", "15"},
    {"±", "16"},
    {"+/-", "16"},
    {"∓", "17"},
    {"-/+", "17"},
    {"+-", "18"},
    {"+−", "18"},
    {"+–", "18"},
    {"-+", "19"},
    {"−+", "19"},
    {"–+", "19"},
    {"N", "146"},
}};

} // namespace

std::string_view resultWord(std::string_view word)
{
    struct Spelling {
        std::string_view word;
        std::string_view meaning;
    };
    static constexpr std::array<Spelling, 12> kSpellings{{
        {"1-0", "1-0"},
        {"0-1", "0-1"},
        {"1/2-1/2", "1/2-1/2"},
        {"*", "*"},
        {"1/2", "1/2-1/2"},
        {"0.5-0.5", "1/2-1/2"},
        {"½-½", "1/2-1/2"},
        {"½–½", "1/2-1/2"},
        {"½", "1/2-1/2"},
        {"1/2–1/2", "1/2-1/2"},
        {"1–0", "1-0"},
        {"0–1", "0-1"},
    }};
    for (const Spelling& spelling : kSpellings)
        if (spelling.word == word)
            return spelling.meaning;
    return {};
}

std::string_view resultBehindMove(std::string_view word)
{
    for (const std::string_view result : {"1/2-1/2", "1-0", "0-1", "*"})
        if (word.size() > result.size() && word.ends_with(result) && looksLikeMove(word.substr(0, word.size() - result.size())))
            return word.substr(word.size() - result.size());
    return {};
}

std::string_view signBehindMove(std::string_view word)
{
    std::size_t size = 0;
    for (const Glyph& glyph : kGlyphs) {
        const std::size_t length = glyph.sign.size();
        if (word.size() > length && word.ends_with(glyph.sign) && looksLikeMove(word.substr(0, word.size() - length)))
            size = std::max(size, length);
    }
    return word.substr(word.size() - size);
}

std::size_t blankSizeAt(std::string_view text, std::size_t pos)
{
    if (isPgnSpace(text[pos]))
        return 1;
    for (const std::string_view blank : {kNoBreakSpace, kNarrowNoBreakSpace, kEllipsis})
        if (text[pos] == blank.front() && text.substr(pos, blank.size()) == blank)
            return blank.size();
    return 0;
}

std::size_t signSizeAt(std::string_view text, std::size_t pos)
{
    if (static_cast<unsigned char>(text[pos]) < 0x80)
        return 0;
    for (const Glyph& glyph : kGlyphs)
        if (glyph.sign.front() == text[pos] && text.substr(pos, glyph.sign.size()) == glyph.sign)
            return glyph.sign.size();
    return 0;
}

std::string_view glyphNumber(std::string_view sign)
{
    const auto found = std::find_if(kGlyphs.begin(), kGlyphs.end(), [&](const Glyph& glyph) { return glyph.sign == sign; });
    return found == kGlyphs.end() ? std::string_view() : found->number;
}

bool isNullMove(std::string_view word)
{
    return word == "--" || word == "Z0" || word == "null" || word == "@@@@" || word == "0000" || word == "<>";
}

bool looksLikeMove(std::string_view word)
{
    constexpr std::size_t kLongest = 16; // FEN fields are longer
    if (word.size() > kLongest)
        return false;
    if (word.starts_with("0-0") || word.starts_with("O-O") || word.starts_with("o-o"))
        return true;
    if (!isLetter(word.front()) && static_cast<unsigned char>(word.front()) < 0x80)
        return false;
    for (std::size_t i = 1; i < word.size(); ++i)
        if (isDigit(word[i]) && word[i - 1] >= 'a' && word[i - 1] <= 'h')
            return true;
    return false;
}

std::string withPlainLineBreaks(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r')
            plain += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            plain += '\n';
    }
    return plain;
}

std::string_view tagNameAt(std::string_view text)
{
    const std::size_t begin = text.empty() ? text.npos : text.find_first_not_of(" \t", 1);
    if (begin == text.npos || !(isLetter(text[begin]) || text[begin] == '_'))
        return {};
    std::size_t end = begin;
    while (end < text.size() && end < begin + kLongestTagName
        && (isLetter(text[end]) || isDigit(text[end]) || text[end] == '_' || text[end] == '-'))
        ++end;
    // A no-break space may be a single byte here, because the text is not decoded yet.
    const auto isGap = [](char c) { return c == ' ' || c == '\t' || c == '\xa0' || c == '\xc2'; };
    if (end == text.size() || !(text[end] == '"' || isGap(text[end])))
        return {};
    // If a blank precedes the name, only a value in quotes makes a tag: people write "[ a5 ]" around moves.
    if (begin > 1) {
        std::size_t value = end;
        while (value < text.size() && isGap(text[value]))
            ++value;
        if (value == text.size() || text[value] != '"')
            return {};
    }
    return text.substr(begin, end - begin);
}

TagText readTag(std::string_view line, bool hasBracket)
{
    TagText tag{tagNameAt(line), {}, line.size()};
    auto i = static_cast<std::size_t>(tag.name.data() + tag.name.size() - line.data());
    for (std::size_t blank = 1; blank > 0 && i < line.size(); i += blank)
        blank = blankSizeAt(line, i);
    const bool quoted = i < line.size() && line[i] == '"';
    const std::size_t begin = quoted ? i + 1 : i;
    std::size_t end = quoted ? begin : hasBracket ? line.find(']', begin) : line.size();
    if (quoted)
        while (end < line.size() && line[end] != '"')
            end += line[end] == '\\' ? 2 : 1;
    end = std::min(end, line.size());
    std::size_t bracket = line.find_first_not_of(" \t", end + (quoted ? 1 : 0));
    if (bracket == std::string_view::npos || line[bracket] != ']') {
        bracket = hasBracket ? std::min(line.rfind(']'), line.size()) : line.size();
        const std::size_t quote = quoted && bracket < line.size() ? line.rfind('"', bracket) : std::string_view::npos;
        tag.closed = quote != std::string_view::npos && quote >= begin;
        if (tag.closed) // quotes in the value
            end = quote;
        else if (bracket < line.size() || end == line.size()) // the value's last quote is missing
            end = bracket;
        else // the bracket is missing: moves may follow the value
            bracket = end;
    }
    tag.size = std::min(bracket + 1, line.size());
    const std::string_view written = quoted ? line.substr(begin, end - begin) : trimmed(line.substr(begin, end - begin));
    for (std::size_t k = 0; k < written.size(); ++k) {
        if (written[k] == '\\' && k + 1 < written.size() && (written[k + 1] == '"' || written[k + 1] == '\\'))
            ++k;
        tag.value += written[k];
    }
    return tag;
}

std::span<const RosterTag> sevenTagRoster()
{
    static constexpr std::array<RosterTag, 7> kRoster{{
        {"Event", "?"},
        {"Site", "?"},
        {"Date", "????.??.??"},
        {"Round", "?"},
        {"White", "?"},
        {"Black", "?"},
        {"Result", "*"},
    }};
    return kRoster;
}

std::string writeCommand(const Property& property)
{
    std::string text(kCommandStart);
    text += property.key;
    for (const std::string& value : property.values) {
        text += " \"";
        for (const char c : value) {
            const auto escape = std::find_if(kEscapes.begin(), kEscapes.end(), [&](Escape e) { return e.meant == c; });
            if (escape == kEscapes.end())
                text += c;
            else
                (text += '\\') += escape->written;
        }
        text += '"';
    }
    text += ']';
    return text;
}

std::optional<Property> readCommand(std::string_view comment)
{
    if (!comment.starts_with(kCommandStart) || !comment.ends_with(']'))
        return std::nullopt;
    std::string_view rest = comment.substr(kCommandStart.size(), comment.size() - kCommandStart.size() - 1);
    Property property;
    property.key = rest.substr(0, rest.find(' '));
    if (!isKey(property.key))
        return std::nullopt;
    rest.remove_prefix(property.key.size());
    while (!rest.empty()) {
        rest.remove_prefix(1);
        auto value = takeValue(rest);
        if (!value || !(rest.empty() || rest.front() == ' '))
            return std::nullopt;
        property.values.push_back(std::move(*value));
    }
    return property;
}

} // namespace evenmatch::record
