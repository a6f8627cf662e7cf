// Small helpers for readers of text.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace evenmatch::record {

/// The text without the blanks (space, tab, line ends, \v, \f) at both ends.
constexpr std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlank = " \t\n\v\f\r";
    const std::size_t begin = text.find_first_not_of(kBlank);
    return begin == text.npos ? text.substr(text.size()) : text.substr(begin, text.find_last_not_of(kBlank) + 1 - begin);
}

/// The lower-case letter of A-Z; other bytes unchanged.
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

inline std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), lower);
    return result;
}

/// Compares names without regard to the case of A-Z.
constexpr bool sameName(std::string_view a, std::string_view b) { return std::ranges::equal(a, b, {}, lower, lower); }

} // namespace evenmatch::record
