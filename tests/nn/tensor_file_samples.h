// Tensor files as bytes, valid and invalid, for tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace evenmatch::nn {

/// Length, header and data, also invalid ones.
inline std::vector<std::byte> tensorFileBytes(std::uint64_t length, std::string_view header, std::string_view data)
{
    std::vector<std::byte> bytes;
    for (int i = 0; i < 8; ++i)
        bytes.push_back(static_cast<std::byte>(length >> (8 * i)));
    for (const std::string_view part : {header, data})
        for (const char c : part)
            bytes.push_back(static_cast<std::byte>(c));
    return bytes;
}

inline std::vector<std::byte> tensorFileBytes(std::string_view header, std::string_view data)
{
    return tensorFileBytes(header.size(), header, data);
}

} // namespace evenmatch::nn
