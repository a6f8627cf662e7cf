// Words of protocol lines.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace evenmatch::search {

/// A number that is the whole word.
template <class T>
std::optional<T> numberFrom(std::string_view word)
{
    T value{};
    const auto [end, failure] = std::from_chars(word.data(), word.data() + word.size(), value);
    return failure == std::errc() && end == word.data() + word.size() ? std::optional(value) : std::nullopt;
}

} // namespace evenmatch::search
