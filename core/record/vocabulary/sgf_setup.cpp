#include "core/record/vocabulary/sgf_setup.h"

#include "core/record/go_points.h"
#include "core/record/vocabulary/sgf_syntax.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace evenmatch::record {

namespace {

constexpr int kLetters = 52; ///< a-z, A-Z
constexpr int kMaxRecorded = 255; ///< so that every point's number fits a move
constexpr int kMaxHandicap = 361;

std::string_view withoutSgfSpace(std::string_view text)
{
    while (!text.empty() && isSgfSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSgfSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

/// Removes the number at the front of the text.
std::optional<int> takeInt(std::string_view& text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

struct Size {
    int width = 19;
    int height = 19;
};

/// "19", "19:13", "19x13".
std::optional<Size> parseSize(std::string_view text)
{
    text = withoutSgfSpace(text);
    const auto width = takeInt(text);
    auto height = width;
    if (width && !text.empty() && (text[0] == ':' || text[0] == 'x' || text[0] == 'X')) {
        text.remove_prefix(1);
        height = takeInt(text);
    }
    if (!width || !height || *width < 1 || *height < 1 || *width > kMaxRecorded || *height > kMaxRecorded)
        return std::nullopt;
    return Size{*width, *height};
}

/// Komi in points. Chinese rules count stones, and one stone is two points: 3¾ stones are 7.5 points. Fox and other Chinese
/// servers write stones (3.75), hundredths of them (375), or hundredths of points (650). Small quarters can only be stones.
std::optional<double> parseKomi(std::string_view text)
{
    std::string number(withoutSgfSpace(text));
    std::replace(number.begin(), number.end(), ',', '.');
    const char* first = number.data() + (number.starts_with('+') ? 1 : 0);
    double komi = 0;
    const auto [end, error] = std::from_chars(first, number.data() + number.size(), komi, std::chars_format::fixed);
    if (error != std::errc() || !std::isfinite(komi))
        return std::nullopt;
    if (std::abs(komi) >= 100)
        komi /= 100;
    constexpr double kMostStones = 5;
    if (const double part = std::fmod(std::abs(komi), 1); std::abs(komi) < kMostStones && (part == 0.25 || part == 0.75))
        komi *= 2;
    if (std::abs(komi) >= 1000)
        return std::nullopt;
    return komi;
}

std::optional<int> parseHandicap(std::string_view text)
{
    text = withoutSgfSpace(text);
    const auto stones = takeInt(text);
    return stones && *stones >= 0 && *stones <= kMaxHandicap ? stones : std::nullopt;
}

std::string komiText(double komi)
{
    std::array<char, 64> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), komi, std::chars_format::fixed).ptr;
    return {buffer.data(), end};
}

const Property* findKey(const std::vector<Property>& properties, std::string_view key)
{
    const auto found = std::ranges::find(properties, key, &Property::key);
    return found == properties.end() ? nullptr : &*found;
}

std::optional<int> coordinate(char c)
{
    if (c >= 'a' && c <= 'z')
        return c - 'a';
    if (c >= 'A' && c <= 'Z')
        return c - 'A' + 26;
    return std::nullopt;
}

char letter(int coordinate) { return static_cast<char>(coordinate < 26 ? 'a' + coordinate : 'A' + coordinate - 26); }

} // namespace

std::optional<std::string> heldValue(const Setup& setup, std::string_view key)
{
    if (key == "GM")
        return "1";
    if (key == "FF")
        return "4";
    if (key == "CA")
        return "UTF-8";
    if (key == "SZ") {
        std::string size = std::to_string(setup.width);
        if (setup.height != setup.width)
            size.append(1, ':').append(std::to_string(setup.height));
        return size;
    }
    if (key == "KM" && setup.komi)
        return komiText(*setup.komi);
    if (key == "HA" && setup.handicap != 0)
        return std::to_string(setup.handicap);
    if (key == "RU" && !setup.rules.empty())
        return setup.rules;
    return std::nullopt;
}

bool agrees(const Setup& setup, std::string_view key, std::string_view written)
{
    if (key == "SZ") {
        const Size size = parseSize(written).value_or(Size{});
        return size.width == setup.width && size.height == setup.height;
    }
    if (key == "KM")
        return parseKomi(written) == setup.komi;
    if (key == "HA")
        return parseHandicap(written).value_or(0) == setup.handicap;
    if (key == "RU")
        return written == setup.rules;
    return true;
}

void readSetup(const std::vector<Property>& root, Setup& setup, std::vector<core::Error>& problems)
{
    const auto value = [&](std::string_view key) -> std::optional<std::string_view> {
        const Property* property = findKey(root, key);
        return property ? std::optional<std::string_view>(property->values.front()) : std::nullopt;
    };
    const auto report = [&](std::string_view key, std::string_view text) {
        if (!withoutSgfSpace(text).empty())
            problems.push_back(
                {.code = core::ErrorCode::BadValue, .detail = std::string(key) + "[" + std::string(text.substr(0, 40)) + "]"});
    };
    if (const auto text = value("SZ")) {
        if (const auto size = parseSize(*text)) {
            setup.width = size->width;
            setup.height = size->height;
        } else {
            report("SZ", *text);
        }
    }
    setup.game = goGameId(setup.width, setup.height);
    if (const auto text = value("KM"); text && !(setup.komi = parseKomi(*text)))
        report("KM", *text);
    if (const auto text = value("HA")) {
        const auto stones = parseHandicap(*text);
        setup.handicap = stones.value_or(0);
        if (!stones)
            report("HA", *text);
    }
    setup.rules = value("RU").value_or("");
}

void dropHeldTags(const Setup& setup, std::vector<Property>& tags)
{
    std::erase_if(tags, [](const Property& tag) { return tag.key == "CA"; });
    std::size_t same = 0;
    auto place = kHeldKeys.begin();
    for (; same < tags.size(); ++same) {
        const Property& tag = tags[same];
        const auto held = std::find(place, kHeldKeys.end(), tag.key);
        const bool twice = std::ranges::count(tags, tag.key, &Property::key) > 1;
        if (held == kHeldKeys.end() || twice || tag.values.size() != 1 || heldValue(setup, tag.key) != tag.values.front())
            break;
        place = held + 1;
    }
    tags.erase(tags.begin(), tags.begin() + static_cast<std::ptrdiff_t>(same));
}

std::optional<SgfPoint> parseSgfPoint(std::string_view text, int width, int height)
{
    if (text.size() != 2)
        return std::nullopt;
    const auto x = coordinate(text[0]);
    const auto y = coordinate(text[1]);
    if (!x || !y || *x >= width || *y >= height)
        return std::nullopt;
    return SgfPoint{*x, *y};
}

std::optional<std::string> sgfMove(const Setup& setup, Move move)
{
    if (isGoPass(setup, move))
        return "";
    const int x = move.code % setup.width;
    const int y = move.code / setup.width;
    if (y >= setup.height || x >= kLetters || y >= kLetters)
        return std::nullopt;
    return std::string{letter(x), letter(y)};
}

std::optional<Move> parseSgfMove(const Setup& setup, std::string_view text)
{
    if (text.size() != 2)
        text = withoutSgfSpace(text);
    if (text.empty() || (text == "tt" && setup.width <= 19 && setup.height <= 19))
        return goPass(setup);
    const auto point = parseSgfPoint(text, setup.width, setup.height);
    return point ? std::optional(goMove(setup, point->x, point->y)) : std::nullopt;
}

} // namespace evenmatch::record
