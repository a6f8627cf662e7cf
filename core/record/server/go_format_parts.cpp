#include "core/record/server/go_format_parts.h"

#include "core/game/go/position.h"
#include "core/record/board/replay.h"
#include "core/record/go_points.h"
#include "core/record/text/encoding.h"
#include "core/record/text/rank_text.h"
#include "core/record/text/winner_words.h"

#include <algorithm>
#include <charconv>

namespace evenmatch::record {

namespace {

std::string sgfPoint(int x, int y) { return {static_cast<char>('a' + x), static_cast<char>('a' + y)}; }

template <class Number>
std::optional<Number> leading(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+'))
        text.remove_prefix(1);
    Number number{};
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() ? std::optional(number) : std::nullopt;
}

bool containsAny(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

/// The place of the first of the words, npos if there is none.
std::size_t firstOf(std::string_view text, std::initializer_list<std::string_view> words)
{
    std::size_t first = std::string_view::npos;
    for (std::string_view word : words)
        first = std::min(first, text.find(word));
    return first;
}

/// "3", "3.5", and the fractions of Chinese counting: "3又3/4" and "1/4". As a decimal number, with the place behind it.
std::pair<std::string, std::size_t> numberAt(std::string_view text, std::size_t begin)
{
    constexpr std::string_view kAnd = "又";
    constexpr std::pair<std::string_view, std::string_view> kFractions[] = {{"1/4", ".25"}, {"1/2", ".5"}, {"3/4", ".75"}};
    std::size_t end = std::min(text.find_first_not_of("0123456789.", begin), text.size());
    std::string number(text.substr(begin, end - begin));
    const bool isMixed = text.substr(end).starts_with(kAnd);
    const std::size_t fractionAt = isMixed ? end + kAnd.size() : begin;
    for (const auto& [fraction, decimals] : kFractions)
        if (text.substr(fractionAt).starts_with(fraction)) {
            number = (isMixed ? number : "0").append(decimals);
            end = fractionAt + fraction.size();
        }
    return {number, end};
}

} // namespace

std::optional<std::string_view> Lines::next()
{
    constexpr std::uint64_t kStopEvery = 256;
    m_wasStopped = m_wasStopped || (m_number % kStopEvery == 0 && m_stop.stop_requested());
    if (m_rest.empty() || m_wasStopped)
        return std::nullopt;
    ++m_number;
    const std::size_t end = std::min(m_rest.find_first_of("\r\n"), m_rest.size());
    const std::string_view line = m_rest.substr(0, end);
    m_rest.remove_prefix(end);
    if (!m_rest.empty())
        m_rest.remove_prefix(m_rest.starts_with("\r\n") ? 2 : 1);
    return line;
}

std::string_view withoutByteOrderMark(std::string_view text) { return text.substr(text.starts_with("\xef\xbb\xbf") ? 3 : 0); }

std::string_view takeUntil(std::string_view& text, char separator)
{
    const std::size_t at = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return taken;
}

std::optional<int> leadingInt(std::string_view text) { return leading<int>(text); }

std::optional<double> leadingDecimal(std::string_view text)
{
    const auto number = leading<double>(text);
    return number && *number > -1000 && *number < 1000 ? number : std::nullopt; // no "inf", no "nan"
}

GoRecordBuilder::GoRecordBuilder(Format format, const Lines& lines, ReadOptions options) : m_lines(lines), m_options(options)
{
    m_record.format = format;
}

void GoRecordBuilder::tag(std::string_view key, std::string_view value)
{
    value = trimmed(value);
    if (!value.empty() && m_record.tag(key).empty())
        m_record.setTag(key, value);
}

void GoRecordBuilder::player(Side side, std::string_view text)
{
    text = trimmed(text);
    std::string_view rank;
    if (const std::size_t space = text.find_last_of(" \t("); space != std::string_view::npos && space > 0) {
        std::string_view word = text.substr(text[space] == '(' ? space : space + 1);
        if (word.starts_with('(') && word.ends_with(')'))
            word = word.substr(1, word.size() - 2);
        if (parseRank(word)) {
            rank = word;
            text = trimmed(text.substr(0, space));
        }
    }
    tag(side == Side::First ? "PB" : "PW", text);
    tag(side == Side::First ? "BR" : "WR", rank);
}

void GoRecordBuilder::boardSize(int size)
{
    m_record.setup.width = size;
    m_record.setup.height = size;
    m_record.setup.game = goGameId(size, size);
}

void GoRecordBuilder::komi(double komi)
{
    if (!m_record.setup.komi)
        m_record.setup.komi = komi;
}

void GoRecordBuilder::handicap(int stones, bool place)
{
    if (stones < 0 || stones > 9 * 9) {
        problem(core::ErrorCode::BadValue, "HA[" + std::to_string(stones) + "]");
        return;
    }
    m_record.setup.handicap = stones;
    const int size = m_record.setup.width;
    if (!place || stones < 2 || size != m_record.setup.height || size < go::kMinSize || size > go::kMaxSize)
        return;
    go::Position board(size);
    if (!board.placeHandicap(stones)) {
        problem(core::ErrorCode::BadValue, "HA[" + std::to_string(stones) + "]");
        return;
    }
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            if (board.colorAt(x, y) == go::Color::Black)
                setupStone(Side::First, x, y);
}

void GoRecordBuilder::setupStone(Side side, int x, int y)
{
    if (x < 0 || y < 0 || x >= m_record.setup.width || y >= m_record.setup.height) {
        problem(core::ErrorCode::OffBoard, std::to_string(x + 1) + "," + std::to_string(y + 1));
        return;
    }
    const std::string_view key = side == Side::First ? "AB" : "AW";
    for (const Property& property : m_record.properties(kRoot))
        if (property.key == key && std::ranges::find(property.values, sgfPoint(x, y)) != property.values.end())
            return;
    m_record.addValue(kRoot, key, sgfPoint(x, y));
}

void GoRecordBuilder::play(Side side, int x, int y)
{
    if (x < 0 || y < 0 || x >= m_record.setup.width || y >= m_record.setup.height) {
        problem(core::ErrorCode::OffBoard, std::to_string(x + 1) + "," + std::to_string(y + 1));
        return;
    }
    append(side, goMove(m_record.setup, x, y));
}

void GoRecordBuilder::pass(Side side) { append(side, goPass(m_record.setup)); }

void GoRecordBuilder::append(Side side, Move move)
{
    m_last = m_record.addNode(m_last, move, side);
    m_nodeLines.push_back(m_lines.number());
    ++m_moves;
}

void GoRecordBuilder::problem(core::ErrorCode code, std::string_view detail)
{
    constexpr std::size_t kMostProblems = 20; // a file of another kind needs no more than the first few
    if (m_read.problems.size() >= kMostProblems)
        return;
    core::Error error{code, quotation(detail)};
    error.line = m_lines.number();
    error.move = m_moves + 1;
    m_read.problems.push_back(std::move(error));
}

ReadGame GoRecordBuilder::finish(std::string_view wholeFile)
{
    if (m_lines.wasStopped()) {
        m_read.problems = {core::Error{core::ErrorCode::Stopped}};
        return std::move(m_read);
    }
    m_read.number = 1;
    m_read.line = 1;
    if (m_options.keepText)
        m_read.text = std::string(wholeFile);
    const bool hasNames = !m_record.tag("PB").empty() || !m_record.tag("PW").empty();
    const bool anything = m_record.size() > 1 || (hasNames && !looksBinary(wholeFile));
    if (!anything) {
        m_read.problems = {core::Error{core::ErrorCode::NotAGame, {}, {}, 0, 1}};
        return std::move(m_read);
    }
    if (m_options.validate)
        for (IllegalMove& illegal : findIllegalMoves(m_record, m_options.stop)) {
            illegal.error.line = m_nodeLines[illegal.node];
            m_read.problems.push_back(std::move(illegal.error));
        }
    m_read.record = std::move(m_record);
    return std::move(m_read);
}

std::string resultFromWords(std::string_view text)
{
    // The text after ">>" has the points of both sides.
    text = text.substr(0, text.find(">>"));
    if (containsAny(text, {"持碁", "和棋", "무승부", "Jigo", "jigo", "Draw", "draw"}))
        return "0";
    const auto winner = winnerInWords(text);
    if (!winner)
        return {};
    std::string result = *winner == game::Side::First ? "B+" : "W+";
    if (containsAny(text, {"中押", "中盘", "中盤", "불계", "Resign", "resign"}))
        return result + "R";
    if (containsAny(text, {"時間", "超时", "超時", "시간", "time", "Time"}))
        return result + "T";
    const std::size_t color = firstOf(text, {"黒", "黑", "흑", "Black", "black", "白", "백", "White", "white"});
    const std::size_t digit = text.find_first_of("0123456789", color);
    if (digit == std::string_view::npos)
        return containsAny(text, {"半目", "반집"}) ? result + "0.5" : result;
    const auto [number, end] = numberAt(text, digit);
    const bool half = number.find('.') == std::string::npos && containsAny(text.substr(end), {"半", "반"});
    return result + number + (half ? ".5" : "");
}

std::string tenths(int value)
{
    const std::string whole = std::to_string(value / 10);
    return value % 10 == 0 ? whole : whole + "." + std::to_string(value % 10);
}

} // namespace evenmatch::record
