#include "core/record/vocabulary/sgf_syntax.h"

#include "core/record/text/charset.h"
#include "core/record/text/charset_detect.h"
#include "core/record/text/encoding.h"

#include <algorithm>
#include <array>

namespace evenmatch::record {

namespace {

using namespace std::string_view_literals;

constexpr std::array kGameNumbers = {"FF"sv, "GM"sv, "HA"sv, "KM"sv, "ST"sv, "SZ"sv};
constexpr std::array kGameTexts = {"AN"sv, "AP"sv, "BR"sv, "BT"sv, "CA"sv, "CP"sv, "DT"sv, "EV"sv, "GC"sv, "GN"sv, "ON"sv, "OT"sv, "PB"sv,
    "PC"sv, "PW"sv, "RE"sv, "RO"sv, "RU"sv, "SO"sv, "TM"sv, "US"sv, "WR"sv, "WT"sv};
constexpr std::array kNodePlain = {"AB"sv, "AE"sv, "AR"sv, "AW"sv, "B"sv, "BL"sv, "BM"sv, "CR"sv, "DD"sv, "DM"sv, "DO"sv, "GB"sv, "GW"sv,
    "HO"sv, "IT"sv, "KO"sv, "LN"sv, "MA"sv, "MN"sv, "OB"sv, "OW"sv, "PL"sv, "PM"sv, "SL"sv, "SQ"sv, "TB"sv, "TE"sv, "TR"sv, "TW"sv, "UC"sv,
    "V"sv, "VW"sv, "W"sv, "WL"sv};
constexpr std::array kNodeTexts = {"C"sv, "FG"sv, "LB"sv, "N"sv};

bool isIn(const auto& sorted, std::string_view key) { return std::binary_search(sorted.begin(), sorted.end(), key); }

Tell whetherKeyAndValue(std::string_view text, std::size_t pos, bool last)
{
    std::size_t p = sgfKeyEnd(text, pos);
    if (p == pos || !isCapital(text[pos]))
        return p == text.size() && !last ? Tell::NeedsMore : Tell::No;
    p = skipSgfSpace(text, p);
    if (p == text.size())
        return last ? Tell::No : Tell::NeedsMore;
    return text[p] == '[' ? Tell::Yes : Tell::No;
}

/// After the ')' that closes the whole game: the line must end there.
Tell endsLine(std::string_view text, std::size_t pos, bool last)
{
    while (pos < text.size() && (text[pos] == ' ' || text[pos] == '\t'))
        ++pos;
    if (pos == text.size())
        return last ? Tell::Yes : Tell::NeedsMore;
    return isSgfSpace(text[pos]) || text[pos] == '(' || text[pos] == '\x1a' ? Tell::Yes : Tell::No;
}

/// Whether SGF continues after the ']' before `pos`.
Tell goesOnAfterValue(std::string_view text, std::size_t pos, const ValueRules& rules)
{
    const auto next = [&](std::size_t from) { return skipSgfSpace(text, from); };
    const Tell atEnd = rules.last ? Tell::Yes : Tell::NeedsMore;

    std::size_t p = next(pos);
    if (p == text.size())
        return atEnd;
    const char c = text[p];
    if (c == '[')
        return rules.comment ? Tell::No : Tell::Yes;
    if (c == ')' && rules.depth <= 1)
        return endsLine(text, p + 1, rules.last);
    if (c != ';' && c != '(' && c != ')')
        return whetherKeyAndValue(text, p, rules.last);
    p = next(p + 1);
    if (p == text.size())
        return atEnd;
    if (text[p] == ';' || text[p] == '(' || text[p] == ')')
        return Tell::Yes;
    return c == ')' ? Tell::No : whetherKeyAndValue(text, p, rules.last);
}

bool isLead(unsigned char c, TextLeads leads)
{
    if (leads == TextLeads::ShiftJis)
        return (c >= 0x81 && c <= 0x9f) || (c >= 0xe0 && c <= 0xfc);
    return c >= 0x81 && c <= 0xfe;
}

/// "(;" at the start of a line, see beginsNewGame().
bool looksLikeGame(std::string_view value, std::size_t pos)
{
    if (pos == 0 || (value[pos - 1] != '\n' && value[pos - 1] != '\r'))
        return false;
    const std::size_t next = skipSgfSpace(value, pos + 1);
    return next < value.size() && value[next] == ';';
}

std::string_view withoutCutCharacter(std::string_view head)
{
    for (int i = 0; i < 3 && !head.empty() && !isValidUtf8(head); ++i)
        head.remove_suffix(1);
    return head;
}

} // namespace

SgfKind sgfKind(std::string_view key)
{
    if (key == "B" || key == "W" || isIn(kNodePlain, key))
        return {true, false, false, false};
    if (isIn(kGameNumbers, key))
        return {true, true, false, false};
    if (isIn(kGameTexts, key))
        return {true, true, true, key != "AP"};
    if (isIn(kNodeTexts, key))
        return {true, false, true, key == "C" || key == "N"};
    return {};
}

std::size_t skipSgfSpace(std::string_view text, std::size_t pos)
{
    while (pos < text.size() && isSgfSpace(text[pos]))
        ++pos;
    return pos;
}

std::size_t sgfKeyEnd(std::string_view text, std::size_t pos)
{
    if (pos >= text.size() || !isSgfLetter(text[pos]))
        return pos;
    while (pos < text.size() && isSgfKeyChar(text[pos]))
        ++pos;
    return pos;
}

std::string_view declaredSgfCharset(std::string_view game)
{
    constexpr std::size_t kHead = 4096;
    const std::string_view head = game.substr(0, kHead);
    for (auto at = head.find("CA"); at != std::string_view::npos; at = head.find("CA", at + 1)) {
        const std::size_t open = skipSgfSpace(head, at + 2);
        if ((at == 0 || !isSgfKeyChar(head[at - 1])) && open < head.size() && head[open] == '[')
            return head.substr(open + 1, head.find(']', open) - open - 1);
    }
    return {};
}

TextLeads textLeads(std::string_view head)
{
    if (isAscii(head) || isValidUtf8(withoutCutCharacter(head)))
        return TextLeads::None;
    auto charset = charsetNamed(declaredSgfCharset(head));
    if (!charset || *charset == Charset::Utf8)
        charset = detectCharset(head);
    if (charset == Charset::ShiftJis)
        return TextLeads::ShiftJis;
    return charset == Charset::Gb18030 || charset == Charset::Big5 ? TextLeads::DoubleByte : TextLeads::None;
}

Tell beginsNewGame(std::string_view text, std::size_t pos, bool last)
{
    if (pos == 0 || (text[pos - 1] != '\n' && text[pos - 1] != '\r'))
        return Tell::No;
    std::size_t p = skipSgfSpace(text, pos + 1);
    if (p < text.size() && text[p] != ';')
        return Tell::No;
    p = skipSgfSpace(text, p + 1);
    if (p + 4 > text.size())
        return last ? Tell::No : Tell::NeedsMore;
    const std::string_view key = text.substr(p, 3);
    if (key != "GM[" && key != "FF[")
        return Tell::No;
    // A comment may quote a game, but not without escapes.
    for (p += 3; p < text.size() && text[p] >= '0' && text[p] <= '9'; ++p) { }
    if (p == text.size())
        return last ? Tell::No : Tell::NeedsMore;
    return text[p] == ']' ? Tell::Yes : Tell::No;
}

ValueScan scanSgfValue(std::string_view text, std::size_t pos, const ValueRules& rules)
{
    using Stop = ValueScan::Stop;
    ValueScan scan;
    const Stop atEnd = rules.last ? Stop::TextEnds : Stop::NeedsMore;
    const auto stop = [&](Stop why, std::size_t where) {
        scan.stop = why;
        scan.pos = where;
        return scan;
    };
    for (; pos < text.size(); ++pos) {
        const char c = text[pos];
        if (c == ']') {
            const Tell end = rules.freeText ? goesOnAfterValue(text, pos + 1, rules) : Tell::Yes;
            if (end == Tell::Yes)
                return stop(Stop::Closed, pos);
            if (end == Tell::NeedsMore)
                return stop(Stop::NeedsMore, pos);
            scan.repaired = true;
        } else if (c == '\\') {
            if (pos + 1 == text.size())
                return stop(atEnd, rules.last ? text.size() : pos);
            scan.escaped = true;
            ++pos;
        } else if (c == '(') {
            const Tell game = beginsNewGame(text, pos, rules.last);
            if (game == Tell::Yes)
                return stop(Stop::NewGame, pos);
            if (game == Tell::NeedsMore)
                return stop(Stop::NeedsMore, pos);
        } else if (rules.leads != TextLeads::None && isLead(static_cast<unsigned char>(c), rules.leads)) {
            if (pos + 1 == text.size())
                return stop(atEnd, rules.last ? text.size() : pos);
            ++pos;
        }
    }
    return stop(atEnd, text.size());
}

std::string unescapeSgf(std::string_view raw, bool pureText)
{
    std::string value;
    value.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] != '\\') {
            value += raw[i];
            continue;
        }
        std::size_t runEnd = raw.find_first_not_of('\\', i);
        if (runEnd == std::string_view::npos)
            runEnd = raw.size();
        if (!pureText && runEnd < raw.size() && raw[runEnd] == ':') {
            value.append(raw, i, runEnd - i);
            i = runEnd - 1;
            continue;
        }
        value.append((runEnd - i) / 2, '\\');
        if ((runEnd - i) % 2 == 0) {
            i = runEnd - 1;
            continue;
        }
        // An odd run: its last backslash escapes the next character, or removes a line break (CR LF and LF CR count as one).
        i = runEnd;
        if (i >= raw.size())
            break;
        if (raw[i] != '\n' && raw[i] != '\r')
            value += raw[i];
        else if (i + 1 < raw.size() && (raw[i + 1] == '\n' || raw[i + 1] == '\r') && raw[i + 1] != raw[i])
            ++i;
    }
    return value;
}

void appendEscapedSgf(std::string& out, std::string_view value, bool pureText)
{
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value[i] == ']') {
            out += "\\]";
        } else if (value[i] == '(' && looksLikeGame(value, i)) {
            out += "\\(";
        } else if (value[i] != '\\') {
            out += value[i];
        } else {
            std::size_t runEnd = value.find_first_not_of('\\', i);
            if (runEnd == std::string_view::npos)
                runEnd = value.size();
            const bool beforeColon = !pureText && runEnd < value.size() && value[runEnd] == ':';
            out.append((runEnd - i) * (beforeColon ? 1 : 2), '\\');
            i = runEnd - 1;
        }
    }
}

} // namespace evenmatch::record
