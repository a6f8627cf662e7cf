#include "search/engine/child_process.h"

#include <cstdlib>
#include <utility>

namespace evenmatch::search {

namespace {

/// Whether a word that begins here begins with the user's folder: "~", or "~/file".
bool isHome(std::string_view text)
{
    const bool isAlone = text.size() < 2 || std::string_view("/ \t\n").find(text[1]) != std::string_view::npos;
    return text.front() == '~' && isAlone && std::getenv("HOME");
}

} // namespace

core::Result<std::vector<std::string>> splitCommand(std::string_view command)
{
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
