// GIB, of Tygem: "\[KEY=value\]" lines in \HS … \HE, then the game in \GS … \GE, one command per line:
//   INI 0 1 H &4       H handicap stones, on the star points
//   STO 0 N C X Y      move N of colour C (1 black, 2 white), from 0, the origin top left
//   SKI 0 N            a pass
// The server publishes no description; this reader is based on its files.
#include "core/record/server/go_format_parts.h"
#include "core/record/text/encoding.h"

#include <algorithm>
#include <array>

namespace evenmatch::record {

namespace {

/// The value of a field of "A:1,B:2,…"; `key` with its colon.
std::string_view field(std::string_view fields, std::string_view key)
{
    while (!fields.empty()) {
        const std::string_view one = trimmed(takeUntil(fields, ','));
        if (one.starts_with(key))
            return one.substr(key.size());
    }
    return {};
}

/// The result and its margin in tenths of a point.
std::string resultFromCode(int code, int margin)
{
    switch (code) {
    case 0: return margin > 0 ? "B+" + tenths(margin) : "";
    case 1: return margin > 0 ? "W+" + tenths(margin) : "";
    case 3: return "B+R";
    case 4: return "W+R";
    case 7: return "B+T";
    case 8: return "W+T";
    default: return {};
    }
}

/// "2016- 5- 3-14-12-10" and "2016:05:03:14:12" as 2016-05-03. Empty if it is not a date.
std::string gibDate(std::string_view text, char separator)
{
    std::array<int, 3> parts{};
    for (int& part : parts) {
        const auto number = leadingInt(takeUntil(text, separator));
        if (!number || *number < 1 || *number > 9999)
            return {};
        part = *number;
    }
    const auto two = [](int number) { return (number < 10 ? "-0" : "-") + std::to_string(number); };
    return parts[1] > 12 || parts[2] > 31 ? std::string() : std::to_string(parts[0]) + two(parts[1]) + two(parts[2]);
}

class GibParser {
public:
    GibParser(std::string_view text, const ReadOptions& options) : m_lines(text, options.stop), m_builder(Format::Gib, m_lines, options) { }

    ReadGame parse(std::string_view wholeFile)
    {
        while (const auto line = m_lines.next())
            readLine(trimmed(*line));
        if (!m_ended)
            m_builder.problem(core::ErrorCode::UnexpectedEnd, "\\GE");
        return m_builder.finish(wholeFile);
    }

private:
    void readLine(std::string_view line)
    {
        if (line.starts_with("\\["))
            readHeader(line.substr(2));
        else if (line.starts_with("STO ") || line.starts_with("SKI "))
            readMove(line);
        else if (line.starts_with("INI "))
            readStart(line.substr(4));
        else if (line == "\\GE")
            m_ended = true;
    }

    void readHeader(std::string_view line)
    {
        const std::string_view key = takeUntil(line, '=');
        const std::string_view value = trimmed(line.substr(0, line.rfind("\\]")));
        if (key == "GAMEBLACKNAME")
            m_builder.player(Side::First, value);
        else if (key == "GAMEWHITENAME")
            m_builder.player(Side::Second, value);
        else if (key == "GAMEDATE")
            m_builder.tag("DT", gibDate(value, '-'));
        else if (key == "GAMEPLACE")
            m_builder.tag("PC", value);
        else if (key == "GAMENAME")
            m_builder.tag("EV", value);
        else if (key == "GAMERESULT")
            m_builder.tag("RE", resultFromWords(value));
        else if (key == "GAMECOMMENT" && !value.empty())
            m_builder.tag("GC", value);
        else if (key == "GAMEINFOMAIN")
            readInfo(value);
        else if (key == "GAMETAG")
            readTag(value);
        else if (key == "BUSERINFO")
            m_builder.player(Side::First, field(value, "BID:"));
        else if (key == "WUSERINFO")
            m_builder.player(Side::Second, field(value, "WID:"));
        else if (key == "GAMEINFOSUB")
            m_builder.tag("DT", gibDate(field(value, "GDATE:"), '-'));
    }

    void readInfo(std::string_view value)
    {
        readKomiAndResult(field(value, "GONGJE:"), field(value, "GRLT:"), field(value, "ZIPSU:"));
        setTime(field(value, "GTIME:"));
    }

    /// The same facts by letter: G komi, W and Z result, C date, T time ("30-3-1200": seconds of a period, periods, main seconds).
    void readTag(std::string_view value)
    {
        readKomiAndResult(field(value, "G"), field(value, "W"), field(value, "Z"));
        m_builder.tag("DT", gibDate(field(value, "C"), ':'));
        std::string_view time = field(value, "T");
        const std::string_view period = takeUntil(time, '-');
        const std::string_view periods = takeUntil(time, '-');
        if (!time.empty())
            setTime(std::string(time).append("-").append(period).append("-").append(periods));
    }

    void readKomiAndResult(std::string_view komi, std::string_view code, std::string_view margin)
    {
        if (const auto tenthsOfKomi = leadingInt(komi))
            setKomi(*tenthsOfKomi);
        m_builder.tag("RE", resultFromCode(leadingInt(code).value_or(-1), leadingInt(margin).value_or(0)));
    }

    void setKomi(int tenthsOfKomi)
    {
        constexpr int kMost = 3610;
        if (tenthsOfKomi >= -kMost && tenthsOfKomi <= kMost)
            m_builder.komi(tenthsOfKomi / 10.0);
        else
            m_builder.problem(core::ErrorCode::BadValue, std::to_string(tenthsOfKomi));
    }

    /// "1200-30-3": main seconds, seconds of a period, periods.
    void setTime(std::string_view text)
    {
        const auto main = leadingInt(takeUntil(text, '-'));
        const auto period = leadingInt(takeUntil(text, '-'));
        const auto periods = leadingInt(text);
        if (main && *main >= 0)
            m_builder.tag("TM", std::to_string(*main));
        if (period && periods && *period > 0 && *periods > 0)
            m_builder.tag("OT", std::to_string(*periods) + "x" + std::to_string(*period) + " byo-yomi");
    }

    void readStart(std::string_view fields)
    {
        takeUntil(fields, ' ');
        takeUntil(fields, ' ');
        const auto stones = leadingInt(fields);
        if (!stones) {
            m_builder.problem(core::ErrorCode::BadValue, "INI");
            return;
        }
        m_builder.handicap(*stones, m_builder.last() == kRoot);
        m_next = *stones >= 2 ? Side::Second : Side::First;
    }

    void readMove(std::string_view line)
    {
        const bool isPass = line.starts_with("SKI");
        std::string_view fields = line.substr(4);
        std::array<std::optional<int>, 5> numbers;
        for (auto& number : numbers)
            number = leadingInt(takeUntil(fields, ' '));
        const auto& [zero, count, color, x, y] = numbers;
        // A pass has no colour, so an unreadable move counts as one of the side to move.
        if (isPass) {
            m_builder.pass(m_next);
        } else if (color && (*color == 1 || *color == 2) && x && y) {
            m_next = *color == 1 ? Side::First : Side::Second;
            m_builder.play(m_next, *x, *y);
        } else {
            m_builder.problem(core::ErrorCode::UnreadableMove, line);
        }
        m_next = game::opponent(m_next);
    }

    Lines m_lines;
    GoRecordBuilder m_builder;
    Side m_next = Side::First;
    bool m_ended = false;
};

} // namespace

ReadGame readGib(std::string_view wholeFile, const ReadOptions& options)
{
    const DecodedText text = decodeText(wholeFile);
    return GibParser(text.utf8, options).parse(wholeFile);
}

bool looksLikeGib(std::string_view head)
{
    constexpr std::size_t kMostBytesBefore = 4;
    const std::size_t begin = std::min(head.find('\\'), head.size());
    if (begin > kMostBytesBefore && !trimmed(withoutByteOrderMark(head.substr(0, begin))).empty())
        return false;
    const std::string_view first = trimmed(Lines(head.substr(begin)).next().value_or(""));
    return first == "\\GS" || first.starts_with("\\HS") || first.starts_with("\\[GAME");
}

} // namespace evenmatch::record
