#include "search/protocol/gtp_clock.h"

#include "core/record/text/text.h"
#include "search/protocol/gtp_game.h"
#include "search/protocol/words.h"

#include <algorithm>

namespace evenmatch::search {

namespace {

constexpr double kLongest = 1e7; ///< seconds

std::optional<double> secondsFrom(const std::string& word)
{
    const auto number = numberFrom<double>(word);
    return number && *number >= 0 && *number < kLongest ? number : std::nullopt;
}

} // namespace

core::Result<void> GtpClock::timeSettings(std::span<const std::string> words)
{
    const auto main = secondsFrom(words[0]);
    const auto period = secondsFrom(words[1]);
    const auto stones = numberFrom<int>(words[2]);
    if (!main || !period || !stones || *stones < 0)
        return gtpError("syntax error");
    *this = {};
    m_limited = !(*period > 0 && *stones == 0); // GTP's form of "no limit"
    m_main = *main;
    m_period = *stones > 0 ? *period : 0;
    m_stones = *stones;
    return {};
}

core::Result<void> GtpClock::kgsTimeSettings(std::span<const std::string> words)
{
    std::array<double, 3> numbers{};
    for (std::size_t i = 1; i < std::min<std::size_t>(words.size(), 4); ++i) {
        const auto number = secondsFrom(words[i]);
        if (!number)
            return gtpError("syntax error");
        numbers[i - 1] = *number;
    }
    const std::string kind = record::lowerCase(words[0]);
    if (kind != "none" && kind != "absolute" && kind != "byoyomi" && kind != "canadian")
        return gtpError("syntax error");
    *this = {};
    m_limited = kind != "none";
    m_main = numbers[0];
    m_period = kind == "byoyomi" || kind == "canadian" ? numbers[1] : 0;
    m_countsPeriods = kind == "byoyomi";
    m_stones = kind == "canadian" ? static_cast<int>(std::max(numbers[2], 1.0)) : 1;
    return {};
}

core::Result<void> GtpClock::timeLeft(game::Side side, std::span<const std::string> words)
{
    const auto seconds = secondsFrom(words[0]);
    const auto stones = numberFrom<int>(words[1]);
    if (!seconds || !stones)
        return gtpError("syntax error");
    m_limited = true;
    m_left[static_cast<std::size_t>(side)] = Left{*seconds, std::max(*stones, 0)};
    m_used[static_cast<std::size_t>(side)] = 0;
    return {};
}

std::optional<std::chrono::milliseconds> GtpClock::forMove(game::Side side) const
{
    if (!m_limited)
        return std::nullopt;
    constexpr double kMovesLeft = 40;
    constexpr double kLag = 0.05;
    const double inPeriod = m_stones > 0 ? m_period / m_stones : 0;
    const auto& left = m_left[static_cast<std::size_t>(side)];
    const double main = (left ? left->seconds : m_main) - m_used[static_cast<std::size_t>(side)];
    double seconds = std::max(main / kMovesLeft, inPeriod);
    if (left && left->stones > 0)
        seconds = left->seconds / (m_countsPeriods ? 1 : left->stones);
    return std::chrono::milliseconds(std::max<std::int64_t>(1, static_cast<std::int64_t>(1000 * (0.9 * seconds - kLag))));
}

} // namespace evenmatch::search
