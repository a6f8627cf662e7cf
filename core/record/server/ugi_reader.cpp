// UGI and UGF, of Panda (Pandanet): sections as in an .ini file. [Header] has KEY=value lines; [Data] a move a line,
//   XY,B1,N,SECONDS     letters from A; N 0 puts handicap stones; X = Y or Z passes
// with A the top row, or the bottom row where CoordinateType is IGS; [Figure] comments: ".Text,N" … ".EndText", in it labels ".#,x,y,L".
#include "core/record/server/go_format_parts.h"
#include "core/record/text/encoding.h"

#include <algorithm>
#include <map>

namespace evenmatch::record {

namespace {

/// "2013/10/06,18:00,…" as 2013-10-06.
std::string ugiDate(std::string_view text)
{
    std::string day(trimmed(takeUntil(text, ',')));
    if (day.size() != 10 || day.find_first_not_of("0123456789/") != day.npos || day[4] != '/' || day[7] != '/')
        return {};
    std::ranges::replace(day, '/', '-');
    return day;
}

/// "B,C" (the other resigns), "W,5.50", "D,", "B,T".
std::string resultFrom(std::string_view text)
{
    const std::string_view winner = trimmed(takeUntil(text, ','));
    const std::string_view how = trimmed(takeUntil(text, ','));
    if (winner == "D")
        return "0";
    if (winner == "N" || winner.starts_with("N1"))
        return "Void";
    if (winner != "B" && winner != "W")
        return {};
    std::string result = std::string(winner) + "+";
    if (how.starts_with('C') || how.starts_with('c'))
        return result + "R";
    if (how.starts_with('T') || how.starts_with('F'))
        return result + how.front();
    if (!leadingDecimal(how))
        return result;
    std::string_view points = how.substr(0, how.find_first_not_of("0123456789."));
    if (points.find('.') != points.npos)
        points = points.substr(0, points.find_last_not_of('0') + 1);
    return result.append(points.ends_with('.') ? points.substr(0, points.size() - 1) : points);
}

class UgiParser {
public:
    UgiParser(std::string_view text, const ReadOptions& options) : m_lines(text, options.stop), m_builder(Format::Ugi, m_lines, options) { }

    ReadGame parse(std::string_view wholeFile)
    {
        while (const auto line = m_lines.next())
            readLine(trimmed(*line));
        for (auto& [node, comment] : m_comments)
            m_builder.record().setProperty(node, "C", {std::move(comment)});
        return m_builder.finish(wholeFile);
    }

private:
    enum class Section : std::uint8_t { None, Header, Data, Figure, Other };

    void readLine(std::string_view line)
    {
        if (line.starts_with('[') && line.ends_with(']') && m_text == kNoNode)
            m_section = line == "[Header]" ? Section::Header
                : line == "[Data]"         ? Section::Data
                : line == "[Figure]"       ? Section::Figure
                                           : Section::Other;
        else if (m_section == Section::Header)
            readHeader(line);
        else if (m_section == Section::Data)
            readMove(line);
        else if (m_section == Section::Figure)
            readFigure(line);
    }

    void readHeader(std::string_view line)
    {
        const std::string_view key = takeUntil(line, '=');
        const std::string_view value = trimmed(line);
        constexpr std::pair<std::string_view, std::string_view> kPlain[]
            = {{"Place", "PC"}, {"Writer", "US"}, {"Commentator", "AN"}, {"Copyright", "CP"}, {"Comment", "GC"}};
        for (const auto& [ours, sgf] : kPlain)
            if (key == ours)
                m_builder.tag(sgf, value);
        if (key == "Title")
            readTitle(value);
        else if (key == "PlayerB" || key == "BMemb1")
            readPlayer("PB", "BR", value);
        else if (key == "PlayerW" || key == "WMemb1")
            readPlayer("PW", "WR", value);
        else if (key == "Date")
            m_builder.tag("DT", ugiDate(value));
        else if (key == "Winner")
            m_builder.tag("RE", resultFrom(value));
        else if (key == "Hdcp")
            readHandicap(value);
        else if (key == "Rule")
            m_builder.record().setup.rules = value == "JPN" ? "Japanese" : value == "CH" ? "Chinese" : std::string(value);
        else if (key == "Size")
            readSize(value);
        else if (key == "Ptime")
            readTime(value);
        else if (key == "CoordinateType")
            m_bottomUp = value == "IGS";
    }

    /// "Judan,49th,final": parts between commas, some of them empty.
    void readTitle(std::string_view value)
    {
        std::string title;
        while (!value.empty()) {
            const std::string_view part = trimmed(takeUntil(value, ','));
            if (!part.empty())
                title.append(title.empty() ? "" : ", ").append(part);
        }
        m_builder.tag("EV", title);
    }

    void readPlayer(std::string_view nameTag, std::string_view rankTag, std::string_view value)
    {
        m_builder.tag(nameTag, takeUntil(value, ','));
        m_builder.tag(rankTag, takeUntil(value, ','));
    }

    /// The stones themselves are moves of number 0.
    void readHandicap(std::string_view value)
    {
        m_builder.handicap(leadingInt(takeUntil(value, ',')).value_or(0), false);
        if (const auto komi = leadingDecimal(value))
            m_builder.komi(*komi);
    }

    void readSize(std::string_view value)
    {
        const auto size = leadingInt(value);
        if (m_builder.last() != kRoot || !size || *size < 2 || *size > 24)
            m_builder.problem(core::ErrorCode::UnsupportedBoardSize, value);
        else
            m_builder.boardSize(*size);
    }

    /// "Canadian;45": a kind, and minutes.
    void readTime(std::string_view value)
    {
        takeUntil(value, ';');
        if (const auto minutes = leadingInt(value); minutes && *minutes > 0 && *minutes < 100'000)
            m_builder.tag("TM", std::to_string(60 * *minutes));
    }

    void readMove(std::string_view line)
    {
        if (line.empty() || line.starts_with('.'))
            return;
        const std::string_view whole = line;
        const std::string_view point = takeUntil(line, ',');
        const std::string_view player = takeUntil(line, ',');
        const auto number = leadingInt(line);
        const bool isLetters = point.size() == 2 && std::ranges::all_of(point, [](char c) { return c >= 'A' && c <= 'Z'; });
        const bool isPass = isLetters && point[0] >= 'Y';
        if (!isLetters || player.empty() || !number || (player[0] != 'B' && player[0] != 'W' && !isPass)) {
            m_builder.problem(core::ErrorCode::UnreadableMove, whole);
            return;
        }
        const Side side = player[0] == 'B' ? Side::First : player[0] == 'W' ? Side::Second : m_next;
        const int x = point[0] - 'A';
        const int y = row(point[1] - 'A');
        if (*number == 0) {
            m_builder.setupStone(side, x, y);
            m_next = Side::Second;
            return;
        }
        if (isPass)
            m_builder.pass(side);
        else
            m_builder.play(side, x, y);
        m_next = game::opponent(side);
    }

    int row(int fromTop) { return m_bottomUp ? m_builder.record().setup.height - 1 - fromTop : fromTop; }

    void readFigure(std::string_view line)
    {
        if (line.starts_with(".Text,")) {
            const auto number = leadingInt(line.substr(6));
            const bool known = number && *number >= 0 && static_cast<std::size_t>(*number) < m_builder.record().size();
            m_text = known ? static_cast<NodeId>(*number) : kNoNode; // the record is one line: nodes are numbered as moves
            m_comment.clear();
        } else if (line.starts_with(".EndText")) {
            if (m_text != kNoNode && !trimmed(m_comment).empty())
                addComment();
            m_text = kNoNode;
        } else if (m_text != kNoNode && line.starts_with(".#,")) {
            readLabel(line.substr(3));
        } else if (m_text != kNoNode) {
            m_comment.append(m_comment.empty() ? "" : "\n").append(line);
        }
    }

    void addComment()
    {
        std::string& whole = m_comments[m_text];
        whole.append(whole.empty() ? "" : "\n").append(m_comment);
    }

    void readLabel(std::string_view line)
    {
        const int x = leadingInt(takeUntil(line, ',')).value_or(0);
        const int y = leadingInt(takeUntil(line, ',')).value_or(0);
        const int size = m_builder.record().setup.width;
        if (x < 1 || x > size || y < 1 || y > size || line.empty())
            return;
        const std::string point{static_cast<char>('a' + x - 1), static_cast<char>('a' + row(y - 1))};
        m_builder.record().addValue(m_text, "LB", point + ":" + std::string(line));
    }

    Lines m_lines;
    GoRecordBuilder m_builder;
    Section m_section = Section::None;
    Side m_next = Side::First;
    bool m_bottomUp = false;
    NodeId m_text = kNoNode; ///< the node of a .Text
    std::string m_comment;
    std::map<NodeId, std::string> m_comments; ///< by node, joined in place because a file may have thousands for one node
};

/// The charset in the header.
std::string_view declaredCharset(std::string_view bytes)
{
    Lines lines(bytes.substr(0, 4000));
    while (const auto line = lines.next())
        if (line->starts_with("Lang="))
            return trimmed(line->substr(5));
    return {};
}

} // namespace

ReadGame readUgi(std::string_view wholeFile, const ReadOptions& options)
{
    const DecodedText text = decodeText(wholeFile, declaredCharset(wholeFile));
    return UgiParser(text.utf8, options).parse(wholeFile);
}

bool looksLikeUgi(std::string_view head)
{
    Lines lines(withoutByteOrderMark(head));
    bool isInFiles = false; // a section that may precede the header
    while (const auto line = lines.next()) {
        const std::string_view text = trimmed(*line);
        if (text == "[Header]")
            return true;
        isInFiles = isInFiles || text == "[Files]";
        if (!isInFiles && !text.empty() && !text.starts_with('#'))
            return false;
    }
    return false;
}

} // namespace evenmatch::record
