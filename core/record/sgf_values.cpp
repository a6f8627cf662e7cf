#include "core/record/sgf_values.h"

#include "core/record/go_points.h"
#include "core/record/sgf_tokens.h"

#include <charconv>
#include <cmath>

namespace evenmatch::record::sgf {

namespace {

constexpr int kMostLines = 52;

/// a to z, then A to Z. Negative: not a coordinate.
int coordinate(char letter)
{
    if (isSmall(letter))
        return letter - 'a';
    return isCapital(letter) ? letter - 'A' + 26 : -1;
}

char letterOf(int coordinate)
{
    return static_cast<char>(coordinate < 26 ? 'a' + coordinate : 'A' + coordinate - 26);
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

std::optional<int> readLines(std::string_view text)
{
    const auto number = readNumber(text);
    if (!number || *number < 1 || *number > kMostLines || *number != std::floor(*number))
        return {};
    return static_cast<int>(*number);
}

} // namespace

std::optional<Point> readPoint(std::string_view value, int width, int height)
{
    value = trimmed(value);
    if (value.size() != 2)
        return {};
    const Point point{coordinate(value[0]), coordinate(value[1])};
    if (point.x < 0 || point.y < 0 || point.x >= width || point.y >= height)
        return {};
    return point;
}

std::string writePoint(Point point)
{
    return {letterOf(point.x), letterOf(point.y)};
}

std::optional<Move> readMove(std::string_view value, const Setup& setup)
{
    if (const auto point = readPoint(value, setup.width, setup.height))
        return goMove(setup, point->x, point->y);
    value = trimmed(value);
    if (value.empty() || (value == "tt" && setup.width <= 19 && setup.height <= 19))
        return goPass(setup);
    return {};
}

std::string writeMove(Move move, const Setup& setup)
{
    return isGoPass(setup, move) ? std::string() : writePoint({move.code % setup.width, move.code / setup.width});
}

std::optional<Size> readSize(std::string_view value)
{
    const std::size_t colon = value.find(':');
    const auto width = readLines(value.substr(0, colon));
    const auto height = colon == std::string_view::npos ? width : readLines(value.substr(colon + 1));
    if (!width || !height)
        return {};
    return Size{*width, *height};
}

std::string writeSize(Size size)
{
    const std::string width = std::to_string(size.width);
    return size.width == size.height ? width : width + ':' + std::to_string(size.height);
}

std::optional<double> readNumber(std::string_view value)
{
    value = trimmed(value);
    if (value.starts_with('+'))
        value.remove_prefix(1);
    double number = 0;
    const auto [rest, failure] = std::from_chars(value.data(), value.data() + value.size(), number, std::chars_format::fixed);
    if (failure != std::errc() || rest != value.data() + value.size() || !std::isfinite(number))
        return {};
    return number;
}

std::string writeNumber(double number)
{
    char buffer[400];
    const auto [end, failure] = std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::fixed);
    return failure == std::errc() ? std::string(buffer, end) : std::string();
}

} // namespace evenmatch::record::sgf
