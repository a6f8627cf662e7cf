#include "core/record/sgf/sgf_reader.h"

namespace evenmatch::record {

namespace {

/// The length of a game's beginning that determines its charset. It is constant, so that the result does not depend on the pieces in which
/// the text arrives.
constexpr std::size_t kHead = 4096;

/// Whether a property or one of the marks comes at `pos`.
Tell comesNext(std::string_view text, std::size_t pos, std::string_view marks, bool last)
{
    const Tell atEnd = last ? Tell::No : Tell::NeedsMore;
    pos = skipSgfSpace(text, pos);
    if (pos == text.size())
        return atEnd;
    if (marks.find(text[pos]) != std::string_view::npos)
        return Tell::Yes;
    const std::size_t keyEnd = isCapital(text[pos]) ? sgfKeyEnd(text, pos) : pos;
    if (keyEnd == pos)
        return Tell::No;
    pos = skipSgfSpace(text, keyEnd);
    if (pos == text.size())
        return atEnd;
    return text[pos] == '[' ? Tell::Yes : Tell::No;
}

/// Whether the character at `pos` begins a game: "(;" and a property or the next node; tolerates surplus '(' and a missing ';'. A game
/// without '(' is accepted only at the start of a line.
Tell beginsGame(std::string_view text, std::size_t pos, bool last)
{
    constexpr int kSuperfluous = 8;
    const bool lineStart = pos == 0 || text[pos - 1] == '\n' || text[pos - 1] == '\r';
    if (text[pos] != '(')
        return lineStart && (text[pos] == ';' || isCapital(text[pos])) ? comesNext(text, pos + (text[pos] == ';'), ";", last) : Tell::No;
    for (int i = 0; i < kSuperfluous && pos < text.size() && text[pos] == '('; ++i)
        pos = skipSgfSpace(text, pos + 1);
    if (pos < text.size() && text[pos] == ';')
        return comesNext(text, pos + 1, ";()", last);
    return comesNext(text, pos, "", last);
}

} // namespace

std::optional<SgfSplitter::Found> SgfSplitter::find(std::string_view text, bool last)
{
    Step step = Step::Further;
    while (step == Step::Further) {
        switch (m_inside) {
        case Inside::Junk: step = findStart(text, last); break;
        case Inside::Tree: step = walkTree(text, last); break;
        case Inside::Value: step = walkValue(text, last); break;
        }
    }
    if (step == Step::NeedsMore)
        return std::nullopt;
    const Found found{m_begin, m_pos};
    *this = {};
    return found;
}

SgfSplitter::Step SgfSplitter::findStart(std::string_view text, bool last)
{
    for (; m_pos < text.size(); ++m_pos) {
        const Tell game = beginsGame(text, m_pos, last);
        if (game == Tell::NeedsMore)
            return Step::NeedsMore;
        if (game == Tell::Yes)
            return begin(text, text[m_pos] == '(' ? 0 : 1, last);
    }
    return Step::NeedsMore;
}

SgfSplitter::Step SgfSplitter::begin(std::string_view text, std::size_t depth, bool last)
{
    if (!last && text.size() - m_pos < kHead)
        return Step::NeedsMore;
    m_begin = m_pos;
    m_depth = depth;
    m_rules.leads = textLeads(text.substr(m_begin, kHead));
    m_inside = Inside::Tree;
    return Step::Further;
}

SgfSplitter::Step SgfSplitter::walkTree(std::string_view text, bool last)
{
    for (; m_pos < text.size(); ++m_pos) {
        const char c = text[m_pos];
        if (c == '[') {
            enterValue(text);
            return Step::Further;
        }
        if (c == '(') {
            const Tell newGame = m_depth > 0 ? beginsNewGame(text, m_pos, last) : Tell::No;
            if (newGame == Tell::NeedsMore)
                return Step::NeedsMore;
            if (newGame == Tell::Yes)
                return Step::GameEnds;
            ++m_depth;
        } else if (c == ')' && --m_depth == 0) {
            ++m_pos;
            return Step::GameEnds;
        }
    }
    return last ? Step::GameEnds : Step::NeedsMore;
}

void SgfSplitter::enterValue(std::string_view text)
{
    std::size_t end = m_pos;
    while (end > m_begin && isSgfSpace(text[end - 1]))
        --end;
    // After a ']' the property may continue, so the rules stay.
    if (end > m_begin && text[end - 1] != ']') {
        std::size_t start = end;
        while (start > m_begin && isSgfKeyChar(text[start - 1]))
            --start;
        const std::string_view key = text.substr(start, end - start);
        m_rules.freeText = sgfKind(key).freeText;
        m_rules.comment = key == "C" || key == "GC";
    }
    m_inside = Inside::Value;
    ++m_pos;
}

SgfSplitter::Step SgfSplitter::walkValue(std::string_view text, bool last)
{
    m_rules.depth = m_depth;
    m_rules.last = last;
    const ValueScan scan = scanSgfValue(text, m_pos, m_rules);
    m_pos = scan.pos;
    switch (scan.stop) {
    case ValueScan::Stop::NeedsMore: return Step::NeedsMore;
    case ValueScan::Stop::Closed: ++m_pos; break;
    case ValueScan::Stop::NewGame:
    case ValueScan::Stop::TextEnds: break;
    }
    m_inside = Inside::Tree;
    return Step::Further;
}

} // namespace evenmatch::record
