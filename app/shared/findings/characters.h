// The width of a text in characters, which may have several bytes in UTF-8.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace evenmatch::experiments {

inline std::size_t characters(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

} // namespace evenmatch::experiments
