// Reads text from other programs with a size limit: too much input is an error and does not exhaust memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>

namespace evenmatch::core {

/// Maximum bytes of one line of a protocol or of another program's reply. The longest regular ones, KataGo's with ownership, have some 100
/// KB.
inline constexpr std::size_t kLongestLine = 4u << 20;
/// Maximum bytes of games on standard input. One game has at most 32 MiB.
inline constexpr std::size_t kLongestInput = 64u << 20;

enum class LineRead : std::uint8_t { Line, TooLong, End };

/// The next line without its line end. A line beyond the limit is skipped and leaves `line` empty.
LineRead readLine(std::istream& from, std::string& line, std::size_t longest = kLongestLine);

/// All input, or nothing if it has more than `most` bytes.
std::optional<std::string> readAll(std::istream& from, std::size_t most = kLongestInput);

} // namespace evenmatch::core
