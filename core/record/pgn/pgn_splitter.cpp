#include "core/record/pgn/pgn_splitter.h"

#include "core/record/pgn/pgn_reader.h"
#include "core/record/vocabulary/pgn_text.h"

#include <algorithm>
#include <array>

namespace evenmatch::record {

namespace {

constexpr std::string_view kEventTag = "[Event \"";
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t kLineStartSize = 300; // more than the longest tag name that counts as one
constexpr std::size_t kLongestTagLine = 1 << 20;

/// Characters that matter to the splitter.
constexpr auto kSpecial = [] {
    std::array<bool, 256> special{};
    for (const char c : {'{', '}', '(', ')', '[', ';', '\n'})
        special[static_cast<unsigned char>(c)] = true;
    return special;
}();

/// Blanks of all kinds. The text is not decoded here, so each byte of a no-break space counts, in any charset.
constexpr std::string_view kIndent = " \t\xa0\xc2";
constexpr bool isBlank(char c) { return isPgnSpace(c) || c == '\xa0' || c == '\xc2'; }

/// The place where a game without tags begins: at a possible beginning of the file, or a move number. 0 if there is none. Reads a bounded
/// number of characters for each word, because a file may consist of bare numbers.
std::size_t beginOfMoves(std::string_view text)
{
    constexpr std::size_t kLookAhead = 256;
    for (std::size_t pos = 0; pos < text.size();) {
        const std::string_view rest = text.substr(pos, kLookAhead);
        const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
        if (rest.front() == '%' || rest.front() == ';' || (digits > 0 && rest.substr(digits).starts_with('.')) || looksLikePgn(rest))
            return pos;
        while (pos < text.size() && !isPgnSpace(text[pos]))
            ++pos;
        while (pos < text.size() && isPgnSpace(text[pos]))
            ++pos;
    }
    return 0;
}

} // namespace

std::optional<PgnSplitter::Found> PgnSplitter::find(std::string_view text, bool last)
{
    while (m_pos < text.size()) {
        if (m_lineStart) {
            const Step step = startLine(text, last);
            if (step == Step::Wait)
                return std::nullopt;
            if (step == Step::GameEnds)
                return take(text, m_pos);
            continue;
        }
        const Step step = readMovetext(text, last);
        if (step == Step::Wait)
            return std::nullopt;
        if (step == Step::GameEnds)
            return take(text, m_pos);
    }
    if (last && m_seen != Seen::Nothing)
        return take(text, text.size());
    return std::nullopt;
}

PgnSplitter::Step PgnSplitter::startLine(std::string_view text, bool last)
{
    const std::string_view rest = text.substr(m_pos);
    if (!last && rest.size() < kLineStartSize && rest.find('\n') == std::string_view::npos)
        return Step::Wait;
    m_line = m_pos;
    if (m_comment && !rest.starts_with(kEventTag)) {
        m_lineStart = false;
        return Step::Go;
    }
    if (m_seen == Seen::Nothing && rest.starts_with(kByteOrderMark)) {
        m_pos += kByteOrderMark.size();
        return Step::Go;
    }
    const std::size_t indent = std::min(rest.find_first_not_of(kIndent), rest.size());
    if (indent < rest.size() && rest[indent] == '[' && !tagNameAt(rest.substr(indent)).empty()) {
        m_pos += indent;
        return readTags(text, last);
    }
    m_skipLine = rest.front() == '%';
    m_lineStart = false;
    return Step::Go;
}

bool PgnSplitter::beginsGame(std::string_view tag) const
{
    return m_seen == Seen::Moves || (m_seen == Seen::Tags && tag == m_firstTag && (m_blankLine || (m_otherTag && tag == "Event")));
}

/// Reads the tags of a line; the rest of the line is left for readMovetext().
PgnSplitter::Step PgnSplitter::readTags(std::string_view text, bool last)
{
    std::size_t end = text.find('\n', m_pos);
    if (end == std::string_view::npos) {
        if (!last && text.size() - m_pos < kLongestTagLine)
            return Step::Wait;
        end = text.size();
    }
    if (beginsGame(tagNameAt(text.substr(m_pos))))
        return Step::GameEnds;
    if (m_seen == Seen::Nothing) {
        m_begin = m_pos;
        m_firstTag = tagNameAt(text.substr(m_pos));
    }
    m_seen = Seen::Tags;
    m_blankLine = false;
    const std::size_t lastInLine = text.substr(m_pos, end - m_pos).rfind(']');
    const std::size_t lastBracket = lastInLine == text.npos ? m_pos : m_pos + lastInLine;
    while (m_pos < end && text[m_pos] == '[' && !tagNameAt(text.substr(m_pos)).empty()) {
        m_otherTag = m_otherTag || tagNameAt(text.substr(m_pos)) != m_firstTag;
        m_pos += readTag(text.substr(m_pos, end - m_pos), lastBracket > m_pos).size;
        m_pos = std::min(text.find_first_not_of(kIndent, m_pos), end);
    }
    m_lineStart = false;
    return Step::Go;
}

PgnSplitter::Step PgnSplitter::readMovetext(std::string_view text, bool last)
{
    std::size_t i = m_pos;
    if (m_skipLine) {
        i = std::min(text.find('\n', i), text.size());
    } else {
        bool onlySpace = true;
        for (; i < text.size() && !kSpecial[static_cast<unsigned char>(text[i])]; ++i)
            onlySpace = onlySpace && isBlank(text[i]);
        const std::string_view rest = text.substr(i, kEventTag.size());
        const bool event = !m_comment && rest == kEventTag;
        const bool perhapsEvent = !m_comment && !last && !rest.empty() && rest.size() < kEventTag.size() && kEventTag.starts_with(rest);
        const bool content = !onlySpace || (i < text.size() && text[i] != '\n' && !event && !perhapsEvent);
        if (content && m_seen != Seen::Moves) {
            if (m_seen == Seen::Nothing)
                m_begin = m_pos;
            m_seen = Seen::Moves;
        }
        if (event || perhapsEvent) {
            m_pos = i;
            m_lineStart = event;
            return perhapsEvent ? Step::Wait : m_seen == Seen::Moves ? Step::GameEnds : Step::Go;
        }
    }
    m_pos = i;
    if (i == text.size())
        return Step::Go;
    ++m_pos;
    switch (text[i]) {
    case '{': m_comment = true; break;
    case '}': m_comment = false; break;
    case '(': m_depth += m_comment ? 0 : 1; break;
    case ')': m_depth -= m_comment || m_depth == 0 ? 0 : 1; break;
    case ';': m_skipLine = !m_comment; break;
    case '[': // does not begin a tag
        break;
    default: // the line's end
        m_lineStart = true;
        m_blankLine = m_blankLine || std::ranges::all_of(text.substr(m_line, i - m_line), isBlank);
        if (m_seen == Seen::Moves && !m_comment && !m_skipLine && m_depth == 0 && endsWithResult(text.substr(0, i)))
            return Step::GameEnds;
        m_skipLine = false;
    }
    return Step::Go;
}

bool PgnSplitter::endsWithResult(std::string_view text) const
{
    const std::string_view line = trimmed(text.substr(m_line));
    const std::size_t before = line.find_last_of(" \t})\xa0");
    const std::string_view word = before == std::string_view::npos ? line : line.substr(before + 1);
    return !word.empty() && (!resultWord(word).empty() || !resultBehindMove(word).empty());
}

PgnSplitter::Found PgnSplitter::take(std::string_view text, std::size_t end)
{
    std::size_t begin = m_begin;
    std::size_t stop = end;
    while (begin < stop && isPgnSpace(text[begin]))
        ++begin;
    if (m_firstTag.empty())
        if (const std::size_t junk = beginOfMoves(text.substr(begin, stop - begin)); junk > 0)
            stop = begin + junk;
    while (stop > begin && isPgnSpace(text[stop - 1]))
        --stop;
    *this = {};
    return {begin, stop};
}

} // namespace evenmatch::record
