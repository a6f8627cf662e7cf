#include "search/engine/child_process.h"

#include <cstdlib>
#include <filesystem>
#include <utility>

namespace evenmatch::search {

namespace {

/// Whether a word that begins here begins with the user's folder: "~", or "~/file".
bool isHome(std::string_view text)
{
    const bool isAlone = text.size() < 2 || std::string_view("/ \t\n").find(text[1]) != std::string_view::npos;
    return text.front() == '~' && isAlone && std::getenv("HOME");
}

/// The file with this path, in which blanks are not quoted; nothing if there is none.
std::optional<std::string> wholeFile(std::string_view command)
{
    constexpr std::string_view kBlanks = " \t\n";
    const std::size_t first = command.find_first_not_of(kBlanks);
    if (first == std::string_view::npos || command.find('/') == std::string_view::npos)
        return std::nullopt;
    std::string path(command.substr(first, command.find_last_not_of(kBlanks) + 1 - first));
    if (isHome(path))
        path.replace(0, 1, std::getenv("HOME"));
    std::error_code failed;
    return std::filesystem::is_regular_file(path, failed) ? std::optional(std::move(path)) : std::nullopt;
}

} // namespace

core::Result<std::vector<std::string>> splitCommand(std::string_view command)
{
    if (auto file = wholeFile(command))
        return std::vector{*std::move(file)};
    std::vector<std::string> words;
    bool inWord = false;
    char quote = 0;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char c = command[i];
        if (quote == 0 && (c == ' ' || c == '\t' || c == '\n')) {
            inWord = false;
            continue;
        }
        if (!inWord)
            words.emplace_back();
        if (!std::exchange(inWord, true) && isHome(command.substr(i)))
            words.back() += std::getenv("HOME");
        else if (c == quote)
            quote = 0;
        else if (quote == 0 && (c == '"' || c == '\''))
            quote = c;
        else if (c == '\\' && quote != '\'' && i + 1 < command.size())
            words.back() += command[++i];
        else
            words.back() += c;
    }
    if (words.empty() || quote != 0)
        return core::Error{core::ErrorCode::BadArgument, std::string(command)};
    return words;
}

} // namespace evenmatch::search
