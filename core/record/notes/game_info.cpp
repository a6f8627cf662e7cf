// Reads the facts for lists from the tags of any format.
#include "core/record/game_record.h"
#include "core/record/notes/annotations.h"
#include "core/record/text/text.h"
#include "core/record/text/winner_words.h"

#include <algorithm>
#include <charconv>

namespace evenmatch::record {

namespace {

/// PGN writes "?" and "-" (and dates of question marks) for unknown values.
std::string pgnTag(const GameRecord& record, std::string_view key)
{
    const std::string_view value = record.tag(key);
    const bool isUnknown = value == "-" || (value.starts_with('?') && value.find_first_not_of("?.") == value.npos);
    return isUnknown ? std::string() : std::string(value);
}

std::string firstOf(std::string one, std::string other) { return one.empty() ? std::move(other) : std::move(one); }

bool startsWith(std::string_view text, std::initializer_list<std::string_view> beginnings)
{
    for (const std::string_view beginning : beginnings)
        if (text.starts_with(beginning))
            return true;
    return false;
}

/// "1-0", "1–0 (time)", "1 : 0", "½-½".
game::Outcome outcomeOfPgn(std::string_view result)
{
    std::string plain;
    for (const char c : result)
        if (c != ' ')
            plain += c == ':' ? '-' : c;
    if (startsWith(plain, {"1-0", "1–0"}))
        return game::Outcome::FirstWins;
    if (startsWith(plain, {"0-1", "0–1"}))
        return game::Outcome::SecondWins;
    return startsWith(plain, {"1/2", "½", "0.5-0.5"}) ? game::Outcome::Draw : game::Outcome::None;
}

/// "B+3.5", "W+R", "White + 3.5", "0", "Jigo", "黑中盘胜", "흑 불계승", "White loses on time".
game::Outcome outcomeOfSgf(std::string_view result)
{
    result = trimmed(result);
    std::string plain = lowerCase(result);
    std::erase(plain, ' ');
    if (startsWith(plain, {"b+", "black+"}))
        return game::Outcome::FirstWins;
    if (startsWith(plain, {"w+", "white+"}))
        return game::Outcome::SecondWins;
    if (isDecidedInWords(result))
        return winnerInWords(result) == game::Side::First ? game::Outcome::FirstWins : game::Outcome::SecondWins;
    const bool draw = result == "0" || startsWith(result, {"Draw", "draw", "Jigo", "jigo", "和", "持碁", "무승부"});
    return draw ? game::Outcome::Draw : game::Outcome::None;
}

std::size_t digitsAtFront(std::string_view text) { return std::min(text.find_first_not_of("0123456789"), text.size()); }

/// Removes the number at the front of `text`; 0 if there is none or it has too many digits.
int takeNumber(std::string_view& text, std::size_t mostDigits)
{
    const std::size_t length = digitsAtFront(text);
    int number = 0;
    if (length == 0 || length > mostDigits)
        return 0;
    std::from_chars(text.data(), text.data() + length, number);
    text.remove_prefix(length);
    return number;
}

/// Removes everything up to the first number of four digits, and that number.
int takeYear(std::string_view& text)
{
    while (!text.empty()) {
        const std::size_t length = digitsAtFront(text);
        if (length == 4 && text[0] != '0')
            return takeNumber(text, 4);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return 0;
}

/// Removes a separator of dates: "-", ".", "/", and the Chinese, Japanese and Korean words after year and month.
bool takeSeparator(std::string_view& text)
{
    for (const std::string_view separator : {"-", ".", "/", "年", "月", "년", "월"}) {
        if (!text.starts_with(separator))
            continue;
        text.remove_prefix(separator.size());
        while (text.starts_with(' '))
            text.remove_prefix(1);
        return true;
    }
    return false;
}

int daysInMonth(int year, int month)
{
    constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month == 2 && leap ? 29 : kDays[month - 1];
}

std::string twoDigits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

/// "12.3.2018" as "2018.3.12": between dots the day comes first. Other texts as they are.
std::string yearFirst(std::string_view date)
{
    const std::size_t first = date.find('.');
    const std::size_t second = date.find('.', std::min(first, date.size() - 1) + 1);
    if (second == date.npos || first > 2 || second - first > 3 || digitsAtFront(date.substr(second + 1)) != 4)
        return std::string(date);
    const auto part = [&](std::size_t begin, std::size_t end) { return std::string(date.substr(begin, end - begin)); };
    return part(second + 1, second + 5) + part(first, second + 1) + part(0, first);
}

/// The readable part of a date in the order year, month, day: "1996.05.??" is 1996-05. For a date in another order
/// without dots, only the year.
std::string isoDateOf(std::string_view written)
{
    const std::string date = yearFirst(trimmed(written));
    std::string_view text = date;
    const int year = takeYear(text);
    if (year == 0)
        return {};
    std::string iso = std::to_string(year);
    const int month = takeSeparator(text) ? takeNumber(text, 2) : 0;
    if (month < 1 || month > 12)
        return iso;
    iso += "-" + twoDigits(month);
    const int day = takeSeparator(text) ? takeNumber(text, 2) : 0;
    return day >= 1 && day <= daysInMonth(year, month) ? iso + "-" + twoDigits(day) : iso;
}

/// In seconds, as PGN requires. Tournaments write minutes ("90+30"); the first clock shows which.
std::string timeControlOfPgn(const GameRecord& record)
{
    std::string written = pgnTag(record, "TimeControl");
    std::string_view rest = written;
    const int number = takeNumber(rest, 3);
    const NodeId first = record.firstChild(kRoot);
    if (number == 0 || !(rest.empty() || rest.starts_with('+')) || first == kNoNode)
        return written;
    constexpr int kFarTooMuch = 10;
    const bool isInMinutes = clock(record, first, record.side(first)).seconds.value_or(0) > kFarTooMuch * number;
    return isInMinutes ? std::to_string(60 * number).append(rest) : written;
}

GameInfo infoOfPgn(const GameRecord& record)
{
    GameInfo info;
    info.players[0] = {pgnTag(record, "White"), pgnTag(record, "WhiteElo")};
    info.players[1] = {pgnTag(record, "Black"), pgnTag(record, "BlackElo")};
    info.result = record.tag("Result") == "*" ? std::string() : pgnTag(record, "Result");
    info.outcome = outcomeOfPgn(info.result);
    info.date = firstOf(pgnTag(record, "Date"), pgnTag(record, "UTCDate"));
    info.event = pgnTag(record, "Event");
    info.place = pgnTag(record, "Site");
    info.timeControl = timeControlOfPgn(record);
    return info;
}

/// Fox writes byo-yomi as TC[3]TT[30].
std::string overtimeOfFox(const GameRecord& record)
{
    const std::string_view periods = record.property(kRoot, "TC");
    const std::string_view seconds = record.property(kRoot, "TT");
    if (periods.empty() || seconds.empty())
        return {};
    return std::string(periods).append("x").append(seconds).append(" byo-yomi");
}

GameInfo infoOfSgf(const GameRecord& record)
{
    const auto tag = [&](std::string_view key) { return std::string(record.tag(key)); };
    GameInfo info;
    info.players[0] = {tag("PB"), tag("BR")};
    info.players[1] = {tag("PW"), tag("WR")};
    info.result = tag("RE");
    info.outcome = outcomeOfSgf(info.result);
    info.date = tag("DT");
    info.event = tag("EV");
    info.place = tag("PC");
    info.timeControl = tag("TM");
    if (const std::string overtime = firstOf(tag("OT"), overtimeOfFox(record)); !overtime.empty())
        info.timeControl += (info.timeControl.empty() ? "" : " + ") + overtime;
    return info;
}

} // namespace

GameInfo gameInfo(const GameRecord& record)
{
    GameInfo info = record.format == Format::Pgn ? infoOfPgn(record) : infoOfSgf(record);
    info.isoDate = isoDateOf(info.date);
    return info;
}

} // namespace evenmatch::record
