#include "core/record/text/winner_words.h"

#include <algorithm>
#include <span>

namespace evenmatch::record {

namespace {

constexpr auto kNowhere = std::string_view::npos;
constexpr std::string_view kBlack[] = {"黒", "黑", "흑", "Black", "black"};
constexpr std::string_view kWhite[] = {"白", "백", "White", "white"};
constexpr std::string_view kWins[] = {"win", "Win", "won", "胜", "勝", "승"};
constexpr std::string_view kLoses[]
    = {"lose", "Lose", "lost", "resigns", "forfeits", "负", "負", "败", "敗", "패", "认输", "認輸", "投了", "기권"};

std::size_t firstOf(std::string_view text, std::span<const std::string_view> words)
{
    std::size_t first = kNowhere;
    for (const std::string_view word : words)
        first = std::min(first, text.find(word));
    return first;
}

/// The place behind the last of the words; 0 if there is none.
std::size_t behindLast(std::string_view text, std::span<const std::string_view> words)
{
    std::size_t behind = 0;
    for (const std::string_view word : words)
        if (const std::size_t at = text.rfind(word); at != kNowhere)
            behind = std::max(behind, at + word.size());
    return behind;
}

} // namespace

bool isDecidedInWords(std::string_view result)
{
    const bool beginsWithColour = firstOf(result, kBlack) == 0 || firstOf(result, kWhite) == 0;
    return beginsWithColour && std::min(firstOf(result, kWins), firstOf(result, kLoses)) != kNowhere;
}

std::optional<game::Side> winnerInWords(std::string_view result)
{
    const std::size_t black = firstOf(result, kBlack);
    const std::size_t white = firstOf(result, kWhite);
    if (black == kNowhere && white == kNowhere)
        return std::nullopt;
    const std::size_t wins = firstOf(result, kWins);
    const std::size_t loses = firstOf(result, kLoses);
    const std::string_view before = result.substr(0, std::min(wins, loses));
    const std::size_t blackBefore = behindLast(before, kBlack);
    const std::size_t whiteBefore = behindLast(before, kWhite);
    const bool isDecided = std::min(wins, loses) != kNowhere && blackBefore != whiteBefore;
    const bool isAboutBlack = isDecided ? blackBefore > whiteBefore : black < white;
    return isAboutBlack != (loses < wins) ? game::Side::First : game::Side::Second;
}

} // namespace evenmatch::record
