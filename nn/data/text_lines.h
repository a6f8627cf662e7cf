// Reads text tables line by line, and lists their files.
#pragma once

#include "core/error.h"

#include <charconv>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string_view>
#include <vector>

namespace evenmatch::nn {

/// Passes on the lines of a text file (compressed or not), counted from 0.
core::Result<void> forEachLine(const std::filesystem::path& path, const std::function<void(std::string_view, std::uint64_t)>& visit);

/// The file itself, or all files below a folder in the order of their names.
core::Result<std::vector<std::filesystem::path>> filesUnder(const std::filesystem::path& fileOrFolder);

std::vector<std::string_view> split(std::string_view text, char separator);

/// The number at the beginning of a text, otherwise 0.
template <class Number>
Number numberOf(std::string_view text)
{
    Number number{};
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace evenmatch::nn
