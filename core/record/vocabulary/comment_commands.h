// Commands in PGN comments: "[%clk 0:05:00] [%eval -0.3] A sharp line." has a clock, an evaluation and a sentence.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::record {

struct Command {
    std::string_view name; ///< "clk"
    std::string_view value; ///< "0:05:00"
};

/// Views into `comment`. An unclosed command is not one.
std::vector<Command> commands(std::string_view comment);

/// The value of the first command of that name.
std::optional<std::string_view> commandValue(std::string_view comment, std::string_view name);

/// The sentences without the commands, for readers.
std::string withoutCommands(std::string_view comment);

/// The comment with the command set to the value, in its place or at the front; an empty value removes it.
std::string withCommand(std::string_view comment, std::string_view name, std::string_view value);

/// The comment's commands unchanged, followed by these words.
std::string withWords(std::string_view comment, std::string_view words);

/// "1:23:45.6", "5:00" or "300" in seconds.
std::optional<double> parseClockTime(std::string_view text);
std::string clockTimeText(double seconds);

} // namespace evenmatch::record
