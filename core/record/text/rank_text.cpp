#include "core/record/text/rank_text.h"

#include "core/record/text/text.h"

#include <span>
#include <utility>

namespace evenmatch::record {

namespace {

using Kind = Rank::Kind;

/// Removes one of the words from the front, the longest that fits because the lists are sorted; letters in either case.
bool take(std::string_view& text, std::span<const std::string_view> words)
{
    for (std::string_view word : words) {
        std::size_t same = 0;
        while (same < word.size() && same < text.size() && lower(text[same]) == word[same])
            ++same;
        if (same == word.size()) {
            text.remove_prefix(same);
            return true;
        }
    }
    return false;
}

constexpr std::string_view kMarks[] = {" ", "\t", "\u3000", "?", "*", "+", "~", "-", ".", "(", ")", "[", "]", "？", "＊"};
constexpr std::string_view kAmateurWords[] = {"amateur", "ama", "业余", "業餘", "アマ", "아마"};
constexpr std::string_view kProWords[] = {"professional", "pro", "プロ", "职业", "職業", "프로"};
constexpr std::string_view kKyuWords[] = {"kyu", "kiu", "gup", "geup", "ku", "k", "级", "級", "급"};
constexpr std::string_view kDanWords[] = {"dan", "d", "段", "단"};
constexpr std::string_view kProLetters[] = {"pro", "p"};

bool takeMarks(std::string_view& text)
{
    bool any = false;
    while (take(text, kMarks))
        any = true;
    return any;
}

/// Words before or after the rank. True if one of them means professional.
bool takeWords(std::string_view& text)
{
    bool pro = false;
    while (true) {
        if (take(text, kProWords))
            pro = true;
        else if (!takeMarks(text) && !take(text, kAmateurWords))
            return pro;
    }
}

std::optional<int> takeDigit(std::string_view& text)
{
    if (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        const int digit = text.front() - '0';
        text.remove_prefix(1);
        return digit;
    }
    if (text.size() >= 3 && text.starts_with("\xef\xbc") && text[2] >= '\x90' && text[2] <= '\x99') { // ０ … ９
        const int digit = text[2] - '\x90';
        text.remove_prefix(3);
        return digit;
    }
    return std::nullopt;
}

/// 初 and 一 to 九.
std::optional<int> takeHanziDigit(std::string_view& text)
{
    constexpr std::pair<std::string_view, int> kDigits[]
        = {{"初", 1}, {"一", 1}, {"二", 2}, {"两", 2}, {"三", 3}, {"四", 4}, {"五", 5}, {"六", 6}, {"七", 7}, {"八", 8}, {"九", 9}};
    for (const auto& [word, value] : kDigits) {
        if (text.starts_with(word)) {
            text.remove_prefix(word.size());
            return value;
        }
    }
    return std::nullopt;
}

std::optional<int> takeNumber(std::string_view& text)
{
    if (std::optional<int> digit = takeDigit(text)) {
        int number = *digit;
        for (digit = takeDigit(text); digit && number < 100'000; digit = takeDigit(text))
            number = 10 * number + *digit;
        return number;
    }
    const std::optional<int> first = takeHanziDigit(text);
    if (!text.starts_with("十"))
        return first;
    text.remove_prefix(std::string_view("十").size());
    return 10 * first.value_or(1) + takeHanziDigit(text).value_or(0); // 十, 十五, 二十
}

/// "Korea", "(South Korea)": words of letters, the first with a capital.
bool isCountry(std::string_view text)
{
    constexpr std::size_t kShortest = 3;
    const auto isLetter = [](char c) { return lower(c) >= 'a' && lower(c) <= 'z'; };
    text = trimmed(text);
    if (text.starts_with('(') && text.ends_with(')'))
        text = text.substr(1, text.size() - 2);
    return text.size() >= kShortest && text.front() >= 'A' && text.front() <= 'Z'
        && std::ranges::all_of(text, [&](char c) { return c == ' ' || isLetter(c); });
}

std::optional<Rank> inRange(Kind kind, int number)
{
    const int least = kind == Kind::Elo ? 100 : 1;
    const int most = kind == Kind::Elo ? 4500 : kind == Kind::Kyu ? 50 : 10;
    if (number < least || number > most)
        return std::nullopt;
    return Rank{kind, number};
}

/// A rank without words about anything else.
std::optional<Rank> parseRankAlone(std::string_view text)
{
    bool pro = takeWords(text);
    const bool letterFirst = take(text, kProLetters); // "P9段", as Fox writes
    const std::optional<int> number = takeNumber(text);
    if (!number)
        return std::nullopt;
    takeMarks(text);
    std::optional<Kind> kind;
    if (take(text, kKyuWords))
        kind = Kind::Kyu;
    else if (take(text, kDanWords))
        kind = Kind::Dan;
    else if (take(text, kProLetters))
        kind = Kind::Pro;
    pro |= takeWords(text);
    if (kind == Kind::Dan && (pro || letterFirst || take(text, kProLetters)))
        kind = Kind::Pro;
    takeMarks(text);
    if (!text.empty() || (letterFirst && kind != Kind::Pro))
        return std::nullopt;
    return inRange(kind.value_or(Kind::Elo), *number);
}

} // namespace

std::partial_ordering operator<=>(const Rank& a, const Rank& b)
{
    if ((a.kind == Kind::Elo) != (b.kind == Kind::Elo))
        return std::partial_ordering::unordered;
    if (a.kind != b.kind)
        return a.kind <=> b.kind;
    return a.kind == Kind::Kyu ? b.number <=> a.number : a.number <=> b.number;
}

std::optional<Rank> parseRank(std::string_view text)
{
    constexpr std::size_t kLongestWithCountry = 60;
    constexpr std::string_view kSeparators = " (";
    const auto alone = parseRankAlone(text);
    if (alone || text.size() > kLongestWithCountry)
        return alone;
    // The longest rank counts: "9d pro Korea" is 9p.
    for (std::size_t at = text.find_last_of(kSeparators); at != text.npos && at > 0; at = text.find_last_of(kSeparators, at - 1))
        if (isCountry(text.substr(at)))
            if (const auto rank = parseRankAlone(text.substr(0, at)); rank && rank->kind != Kind::Elo)
                return rank;
    return std::nullopt;
}

std::string rankText(Rank rank)
{
    constexpr std::string_view kLetters[] = {"k", "d", "p", ""};
    return std::to_string(rank.number).append(kLetters[static_cast<std::size_t>(rank.kind)]);
}

} // namespace evenmatch::record
