// Small things that every reader of text needs.
#pragma once

#include <string_view>

namespace evenmatch::record {

/// Without the blanks (space, tab, line ends, \v, \f) at both ends.
constexpr std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlank = " \t\n\v\f\r";
    const std::size_t begin = text.find_first_not_of(kBlank);
    return begin == text.npos ? text.substr(text.size()) : text.substr(begin, text.find_last_not_of(kBlank) + 1 - begin);
}

} // namespace evenmatch::record
