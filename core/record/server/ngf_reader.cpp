// NGF, of Wbaduk and Cyberoro: twelve lines (title, size, White, Black, place, handicap, a zero, komi, date, minutes, result, number of
// moves), then one move per line: "PMABBQEEQ" is PM, the number as two letters, the colour, the point from "BB" top left ("AA" passes), and
// the point again backwards.
#include "core/record/server/go_format_parts.h"
#include "core/record/text/encoding.h"

#include <algorithm>
#include <array>

namespace evenmatch::record {

namespace {

enum HeaderLine { Title, Size, White, Black, Place, Handicap, Unused, Komi, Date, Minutes, Result, Moves, HeaderLines };

bool isMove(std::string_view line) { return line.size() >= 7 && line.starts_with("PM") && (line[4] == 'B' || line[4] == 'W'); }

/// "20110812 [09:31]" as 2011-08-12.
std::string ngfDate(std::string_view text)
{
    text = trimmed(text).substr(0, 8);
    if (text.size() < 8 || !std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; }))
        return {};
    return std::string(text.substr(0, 4)).append("-").append(text.substr(4, 2)).append("-").append(text.substr(6));
}

class NgfParser {
public:
    NgfParser(std::string_view text, const ReadOptions& options) : m_lines(text, options.stop), m_builder(Format::Ngf, m_lines, options) { }

    ReadGame parse(std::string_view wholeFile)
    {
        std::array<std::string_view, HeaderLines> header;
        for (std::string_view& line : header) {
            const auto next = m_lines.next();
            if (!next) {
                m_builder.problem(core::ErrorCode::UnexpectedEnd, {});
                break;
            }
            line = trimmed(*next);
        }
        if (!leadingInt(header[Size]) && !leadingInt(header[Handicap]))
            return m_builder.finish(wholeFile); // probably another kind of file named .ngf: no game is better than a wrong one
        readHeader(header);
        while (const auto line = m_lines.next())
            readMove(trimmed(*line));
        return m_builder.finish(wholeFile);
    }

private:
    void readHeader(const std::array<std::string_view, HeaderLines>& header)
    {
        readSize(header[Size]);
        m_builder.player(Side::Second, header[White]);
        m_builder.player(Side::First, header[Black]);
        m_builder.tag("PC", header[Place]);
        m_builder.tag("EV", header[Title]);
        m_builder.tag("DT", ngfDate(header[Date]));
        m_builder.tag("RE", resultFromWords(header[Result]));
        const int handicap = leadingInt(header[Handicap]).value_or(0);
        m_builder.handicap(handicap, true);
        // Even games omit the half point.
        if (const auto komi = leadingDecimal(header[Komi]))
            m_builder.komi(handicap == 0 && *komi == static_cast<int>(*komi) ? *komi + 0.5 : *komi);
        if (const auto minutes = leadingInt(header[Minutes]); minutes && *minutes > 0 && *minutes < 100'000)
            m_builder.tag("TM", std::to_string(60 * *minutes));
    }

    void readSize(std::string_view text)
    {
        constexpr int kLargest = 25; // the letters B to Z
        const auto size = leadingInt(text);
        if (!size || *size < 2 || *size > kLargest)
            m_builder.problem(core::ErrorCode::UnsupportedBoardSize, text);
        else
            m_builder.boardSize(*size);
    }

    void readMove(std::string_view line)
    {
        if (line.empty())
            return;
        if (!isMove(line)) {
            m_builder.problem(core::ErrorCode::UnreadableMove, line);
            return;
        }
        const Side side = line[4] == 'B' ? Side::First : Side::Second;
        if (line.substr(5, 2) == "AA")
            m_builder.pass(side);
        else
            m_builder.play(side, line[5] - 'B', line[6] - 'B');
    }

    Lines m_lines;
    GoRecordBuilder m_builder;
};

} // namespace

ReadGame readNgf(std::string_view wholeFile, const ReadOptions& options)
{
    const DecodedText text = decodeText(wholeFile);
    return NgfParser(text.utf8, options).parse(wholeFile);
}

bool looksLikeNgf(std::string_view head)
{
    Lines lines(head);
    std::array<std::string_view, HeaderLines> header;
    for (std::string_view& line : header) {
        const auto next = lines.next();
        if (!next)
            return false;
        line = trimmed(*next);
    }
    std::optional<std::string_view> move = lines.next();
    while (move && trimmed(*move).empty())
        move = lines.next();
    if (move && isMove(trimmed(*move)))
        return leadingInt(header[Size]) || leadingInt(header[Handicap]);
    const auto isNumber = [](std::string_view text) { return !text.empty() && text.find_first_not_of("0123456789") == text.npos; };
    return isNumber(header[Size]) && isNumber(header[Handicap]) && isNumber(header[Unused]) && (!move || trimmed(*move).starts_with("PM"));
}

} // namespace evenmatch::record
