// The width of a text in a terminal or a table.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace evenmatch::experiments {

/// One for each character of UTF-8, two for the wide ones of Chinese, Japanese and Korean.
inline std::size_t columns(std::string_view text)
{
    constexpr std::array<std::pair<unsigned, unsigned>, 7> kWide{
        {{0x1100, 0x115f}, {0x2e80, 0x303e}, {0x3041, 0xa4cf}, {0xac00, 0xd7a3}, {0xf900, 0xfaff}, {0xfe30, 0xfe4f}, {0xff01, 0xff60}}};
    std::size_t columns = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto bits = [&](std::size_t at) { return static_cast<unsigned char>(text[at]) & 0x3fu; };
        const auto byte = static_cast<unsigned char>(text[i]);
        columns += (byte & 0xc0) != 0x80 ? 1 : 0;
        if ((byte & 0xf0) != 0xe0 || i + 2 >= text.size()) // wide characters have three bytes
            continue;
        const unsigned character = (byte & 0x0fu) << 12 | bits(i + 1) << 6 | bits(i + 2);
        columns += std::ranges::any_of(kWide, [&](const auto& range) { return range.first <= character && character <= range.second; });
    }
    return columns;
}

} // namespace evenmatch::experiments
