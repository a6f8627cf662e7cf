#include "core/record/notes/time_class.h"

#include "core/record/text/text.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace evenmatch::record {

namespace {

constexpr double kChessMoves = 40;
constexpr double kGoMoves = 60; ///< made in overtime

/// Removes a number from the front of the text.
std::optional<double> takeNumber(std::string_view& text)
{
    while (text.starts_with(' '))
        text.remove_prefix(1);
    if (text.empty() || text.front() < '0' || text.front() > '9')
        return std::nullopt;
    double number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// "5x30 byo-yomi" → 30, "25/300 Canadian" → 12, "10 fischer" → 10: the seconds for one move.
double overtimeSeconds(std::string_view text)
{
    const auto first = takeNumber(text);
    if (!first)
        return 0;
    if (!text.starts_with('x') && !text.starts_with('/') && !text.starts_with('*'))
        return *first;
    const bool isCanadian = text.front() == '/';
    text.remove_prefix(1);
    const auto second = takeNumber(text);
    if (!second)
        return 0;
    return isCanadian ? (*first > 0 ? *second / *first : 0) : *second;
}

/// "10 fischer" → 10
double addedSeconds(std::string_view overtime)
{
    const auto added = takeNumber(overtime);
    return added && (overtime.starts_with(" f") || overtime.starts_with(" F")) ? *added : 0;
}

/// The seconds of a unit of time; nothing for any other word.
std::optional<double> unitSeconds(std::string_view word)
{
    constexpr std::array kHours{"小时", "小時", "時間", "시간"};
    constexpr std::array kMinutes{"分", "분"};
    const auto isBegun = [&](std::string_view beginning) { return word.starts_with(beginning); };
    const std::string small = lowerCase(word);
    if (small.starts_with('h') || std::ranges::any_of(kHours, isBegun))
        return 3600;
    if (small == "m" || small == "'" || small.starts_with("min") || std::ranges::any_of(kMinutes, isBegun))
        return 60;
    return std::nullopt;
}

/// Removes a time from the front of the text: "5400" seconds, "90 min", "1h30m".
std::optional<double> takeTime(std::string_view& text)
{
    auto number = takeNumber(text);
    if (!number)
        return std::nullopt;
    double seconds = 0;
    while (number) {
        const std::string_view word = trimmed(text).substr(0, trimmed(text).find_first_of(" +,;/0123456789"));
        const auto unit = unitSeconds(word);
        seconds += *number * unit.value_or(1);
        if (!unit)
            break;
        text = trimmed(text).substr(word.size());
        number = takeNumber(text);
    }
    return seconds;
}

/// "600", "600+5", "40/5400" or "40/5400+30": the time of the first period, which decides. Tournaments write
/// "90 min/40 moves + 30 min + 30 sec", too.
std::optional<GameTime> chessTime(std::string_view text)
{
    constexpr double kShortestPeriod = 300;
    text = text.substr(0, text.find(':'));
    std::string_view plain = text;
    const auto number = takeNumber(plain);
    const auto first = takeTime(text);
    if (!number || !first)
        return std::nullopt;
    GameTime result{.seconds = *first};
    if (plain.starts_with('/')) {
        plain.remove_prefix(1);
        const auto time = takeNumber(plain);
        if (!time || *number <= 0)
            return std::nullopt;
        result.seconds = *time;
        result.rest = *time * kChessMoves / *number - *time;
    }
    for (std::size_t plus = text.find('+'); plus != text.npos; plus = text.find('+')) {
        text.remove_prefix(plus + 1);
        if (const auto added = takeTime(text); added && *added < kShortestPeriod)
            result.eachMove = *added;
    }
    result.rest += result.eachMove * kChessMoves;
    return result;
}

std::optional<GameTime> goTime(std::string_view text)
{
    std::string_view rest = text;
    if (!takeNumber(rest))
        return std::nullopt;
    // Without a main time the overtime comes first: "5x30 byo-yomi".
    if (rest.starts_with('x') || rest.starts_with('/') || rest.starts_with('*'))
        return GameTime{.rest = overtimeSeconds(text) * kGoMoves};
    rest = text;
    const auto main = takeTime(rest);
    const std::size_t plus = rest.find('+');
    if (plus == std::string_view::npos)
        return GameTime{.seconds = *main};
    const std::string_view overtime = rest.substr(plus + 1);
    return GameTime{.seconds = *main, .eachMove = addedSeconds(overtime), .rest = overtimeSeconds(overtime) * kGoMoves};
}

} // namespace

std::optional<GameTime> gameTime(std::string_view timeControl, bool isGo) { return isGo ? goTime(timeControl) : chessTime(timeControl); }

TimeClass timeClass(std::string_view timeControl, bool isGo)
{
    const auto time = gameTime(timeControl, isGo);
    if (!time || time->usual() <= 0)
        return TimeClass::Unknown;
    constexpr std::array kChess{180.0, 480.0, 1500.0};
    constexpr std::array kGo{300.0, 1200.0, 3600.0};
    const auto& limits = isGo ? kGo : kChess;
    for (std::size_t i = 0; i < limits.size(); ++i)
        if (time->usual() < limits[i])
            return kTimeClasses[i];
    return TimeClass::Slow;
}

std::string_view timeClassName(TimeClass time)
{
    switch (time) {
    case TimeClass::Bullet: return "bullet";
    case TimeClass::Blitz: return "blitz";
    case TimeClass::Rapid: return "rapid";
    case TimeClass::Slow: return "slow";
    case TimeClass::Unknown: break;
    }
    return {};
}

} // namespace evenmatch::record
