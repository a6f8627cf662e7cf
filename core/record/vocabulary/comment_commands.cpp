#include "core/record/vocabulary/comment_commands.h"

#include "core/record/text/text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace evenmatch::record {

namespace {

struct Place {
    std::size_t begin = 0;
    std::size_t end = 0; ///< one past the ']'
    Command command;
};

bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

std::optional<Place> nextCommand(std::string_view comment, std::size_t from)
{
    const std::size_t begin = comment.find("[%", from);
    const std::size_t close = begin == std::string_view::npos ? begin : comment.find(']', begin);
    if (close == std::string_view::npos)
        return std::nullopt;
    const std::string_view inside = comment.substr(begin + 2, close - begin - 2);
    const std::size_t nameEnd = std::min(inside.find_first_of(" \t\r\n"), inside.size());
    return Place{begin, close + 1, {inside.substr(0, nameEnd), trimmed(inside.substr(nameEnd))}};
}

} // namespace

std::vector<Command> commands(std::string_view comment)
{
    std::vector<Command> all;
    for (auto place = nextCommand(comment, 0); place; place = nextCommand(comment, place->end))
        all.push_back(place->command);
    return all;
}

std::optional<std::string_view> commandValue(std::string_view comment, std::string_view name)
{
    for (auto place = nextCommand(comment, 0); place; place = nextCommand(comment, place->end))
        if (place->command.name == name)
            return place->command.value;
    return std::nullopt;
}

std::string withoutCommands(std::string_view comment)
{
    std::string text;
    std::size_t from = 0;
    for (auto place = nextCommand(comment, 0); place; place = nextCommand(comment, from)) {
        text += comment.substr(from, place->begin - from);
        from = place->end;
        // The space after a command belongs to it.
        if (from < comment.size() && comment[from] == ' ' && (text.empty() || isSpace(text.back())))
            ++from;
    }
    text += comment.substr(from);
    return std::string(trimmed(text));
}

std::string withCommand(std::string_view comment, std::string_view name, std::string_view value)
{
    std::string command;
    if (!value.empty())
        command.append("[%").append(name).append(" ").append(value).append("]");
    for (auto place = nextCommand(comment, 0); place; place = nextCommand(comment, place->end)) {
        if (place->command.name != name)
            continue;
        std::string text(comment.substr(0, place->begin));
        std::string_view rest = comment.substr(place->end);
        if (command.empty() && rest.starts_with(' ') && (text.empty() || isSpace(text.back())))
            rest.remove_prefix(1);
        return text.append(command).append(rest);
    }
    if (!command.empty() && !comment.empty())
        command += ' ';
    return command.append(comment);
}

std::string withWords(std::string_view comment, std::string_view words)
{
    std::string text;
    for (auto place = nextCommand(comment, 0); place; place = nextCommand(comment, place->end)) {
        if (!text.empty())
            text += ' ';
        text += comment.substr(place->begin, place->end - place->begin);
    }
    if (!text.empty() && !words.empty())
        text += ' ';
    return text.append(words);
}

std::optional<double> parseClockTime(std::string_view text)
{
    double seconds = 0;
    for (int part = 0; part < 3; ++part) {
        double number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
        if (error != std::errc() || !(number >= 0) || number > 1e9)
            return std::nullopt;
        seconds = seconds * 60 + number;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        if (text.empty())
            return seconds;
        if (text.front() != ':')
            return std::nullopt;
        text.remove_prefix(1);
    }
    return std::nullopt;
}

std::string clockTimeText(double seconds)
{
    const auto tenths = static_cast<long long>(std::llround(seconds * 10));
    const long long whole = tenths / 10;
    std::array<char, 48> buffer;
    int size = std::snprintf(buffer.data(), buffer.size(), "%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60, whole % 60);
    std::string text(buffer.data(), static_cast<std::size_t>(size));
    if (tenths % 10 != 0)
        text.append(1, '.').append(1, static_cast<char>('0' + tenths % 10));
    return text;
}

} // namespace evenmatch::record
