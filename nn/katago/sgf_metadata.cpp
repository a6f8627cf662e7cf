#include "nn/katago/sgf_metadata.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace evenmatch::nn::katago {

namespace {

using std::chrono::day;
using std::chrono::month;
using std::chrono::year;

/// The places of the numbers; those of the side to move come before the other's.
enum Number : std::size_t {
    kIsHuman = 0, ///< two
    kRank = 6, ///< two, each a row of ones as long as the rank is low
    kRatedness = 74, ///< 0.5: unknown
    kUnknownTime = 75,
    kByoYomi = 79,
    kMainTime = 82,
    kPeriodTime = 83,
    kPeriods = 84,
    kCanadianMoves = 85,
    kBoardArea = 86,
    kDate = 87, ///< cosine and sine of the date with periods from a week upwards
    kSource = 151,
};
constexpr std::size_t kRankLength = 34;
constexpr std::size_t kDateTurns = 32;
constexpr double kFirstTurn = 7; ///< days
constexpr double kLongestByFirst = 80000; ///< the longest turn divided by the first

constexpr double kMainSeconds = 1200;
constexpr double kPeriodSeconds = 30;
constexpr double kPeriodCount = 5;

constexpr int kFirstYear = 1800;
constexpr int kLastYearOfGoGoD = 2020;
constexpr int kLastYear = 2023;

std::vector<std::string> rankNames()
{
    std::vector<std::string> names;
    for (int dan = 9; dan >= 1; --dan)
        names.push_back(std::to_string(dan) + "d");
    for (int kyu = 1; kyu <= 20; ++kyu)
        names.push_back(std::to_string(kyu) + "k");
    return names;
}

std::optional<int> rankOf(std::string_view text)
{
    static const std::vector<std::string> names = rankNames();
    const auto found = std::ranges::find(names, text);
    if (found == names.end())
        return std::nullopt;
    return static_cast<int>(found - names.begin()) + 1;
}

HumanProfile serverGame(int black, int white, bool beforePrograms)
{
    return {.ranks = {black, white},
        .date = beforePrograms ? year(2016) / month(9) / day(1) : year(2020) / month(3) / day(1),
        .source = HumanProfile::Source::Kgs};
}

std::optional<HumanProfile> proGame(std::string_view text)
{
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || number < kFirstYear || number > kLastYear)
        return std::nullopt;
    return HumanProfile{.ranks = {1, 1},
        .isServerGame = false,
        .date = year(number) / month(6) / day(1),
        .source = number <= kLastYearOfGoGoD ? HumanProfile::Source::GoGoD : HumanProfile::Source::Go4Go};
}

void fillDate(std::chrono::year_month_day date, std::span<float> numbers)
{
    const auto days = static_cast<double>(std::chrono::sys_days(date).time_since_epoch().count());
    const double factor = std::pow(kLongestByFirst, 1.0 / (kDateTurns - 1));
    double turn = kFirstTurn;
    for (std::size_t i = 0; i < kDateTurns; ++i, turn *= factor) {
        const double angle = days / turn * 2 * std::numbers::pi;
        numbers[2 * i] = static_cast<float>(std::cos(angle));
        numbers[2 * i + 1] = static_cast<float>(std::sin(angle));
    }
}

} // namespace

std::optional<HumanProfile> humanProfile(std::string_view name)
{
    const auto chop = [&](std::string_view beginning) {
        const bool begins = name.starts_with(beginning);
        if (begins)
            name.remove_prefix(beginning.size());
        return begins;
    };
    if (chop("proyear_"))
        return proGame(name);
    const bool beforePrograms = chop("preaz_");
    if (!beforePrograms && !chop("rank_"))
        return std::nullopt;
    const std::size_t between = std::min(name.find('_'), name.size());
    const auto black = rankOf(name.substr(0, between));
    const auto white = between < name.size() ? rankOf(name.substr(between + 1)) : black;
    if (!black || !white)
        return std::nullopt;
    return serverGame(*black, *white, beforePrograms);
}

const strength::RankScale& humanScale()
{
    static const strength::RankScale scale("go", rankNames());
    return scale;
}

HumanProfile humanProfile(std::size_t rank)
{
    const int place = static_cast<int>(rank) + 1;
    return serverGame(place, place, false);
}

void fillMetadata(const HumanProfile& profile, game::Side toMove, int boardArea, std::span<float> numbers)
{
    std::ranges::fill(numbers, 0.0f);
    std::array<int, 2> ranks = profile.ranks;
    if (toMove == game::Side::Second)
        std::swap(ranks[0], ranks[1]);
    for (std::size_t i = 0; i < 2; ++i) {
        numbers[kIsHuman + i] = 1;
        std::fill_n(numbers.begin() + static_cast<std::ptrdiff_t>(kRank + i * kRankLength), ranks[i], 1.0f);
    }
    numbers[kRatedness] = profile.isServerGame ? 0.5f : 0.0f;
    numbers[profile.isServerGame ? kByoYomi : kUnknownTime] = 1;
    const double times = profile.isServerGame ? 1 : 0;
    numbers[kMainTime] = static_cast<float>(0.4 * (std::log(times * kMainSeconds + 60) - 6.5));
    numbers[kPeriodTime] = static_cast<float>(0.3 * (std::log(times * kPeriodSeconds + 1) - 3));
    numbers[kPeriods] = static_cast<float>(0.5 * (std::log(times * kPeriodCount + 2) - 1.5));
    numbers[kCanadianMoves] = static_cast<float>(0.25 * (std::log(2.0) - 1.5));
    numbers[kBoardArea] = static_cast<float>(0.5 * std::log(boardArea / 361.0));
    fillDate(profile.date, numbers.subspan(kDate, 2 * kDateTurns));
    numbers[kSource + static_cast<std::size_t>(profile.source)] = 1;
}

} // namespace evenmatch::nn::katago
