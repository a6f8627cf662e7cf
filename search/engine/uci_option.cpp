#include "search/engine/uci_option.h"

#include <charconv>
#include <sstream>

namespace evenmatch::search {

namespace {

std::optional<UciOption::Type> optionType(const std::string& word)
{
    if (word == "check")
        return UciOption::Type::Check;
    if (word == "spin")
        return UciOption::Type::Spin;
    if (word == "combo")
        return UciOption::Type::Combo;
    if (word == "string")
        return UciOption::Type::String;
    return std::nullopt;
}

bool isOptionKey(const std::string& word) { return word == "type" || word == "default" || word == "min" || word == "max" || word == "var"; }

std::optional<std::int64_t> optionNumber(const std::string& text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

} // namespace

bool UciOption::takes(const std::string& value) const
{
    const auto number = optionNumber(value);
    return type != Type::Spin || (number && *number >= least && *number <= most);
}

std::optional<UciOption> uciOption(const std::string& name, const std::string& words)
{
    std::multimap<std::string, std::string> values; // by key; values may have several words, or none
    std::istringstream stream(words);
    auto at = values.end();
    for (std::string word; stream >> word;) {
        if (isOptionKey(word))
            at = values.emplace(word, std::string());
        else if (at != values.end())
            at->second += (at->second.empty() ? "" : " ") + word;
    }
    const auto valueOf = [&](const char* key) {
        const auto found = values.find(key);
        return found == values.end() ? std::string() : found->second;
    };
    const auto type = optionType(valueOf("type"));
    if (!type)
        return std::nullopt;
    UciOption option{.name = name, .type = *type, .usual = valueOf("default")};
    if (option.type == UciOption::Type::String && option.usual == "<empty>")
        option.usual.clear();
    const auto least = optionNumber(valueOf("min"));
    const auto most = optionNumber(valueOf("max"));
    if (option.type == UciOption::Type::Spin && (!least || !most || *least > *most))
        return std::nullopt;
    if (option.type == UciOption::Type::Spin && !optionNumber(option.usual))
        option.usual = std::to_string(*least);
    option.least = least.value_or(0);
    option.most = most.value_or(0);
    for (auto [choice, end] = values.equal_range("var"); choice != end; ++choice)
        option.choices.push_back(choice->second);
    return option;
}

std::vector<UciOption> uciOptions(const std::map<std::string, std::string>& announced)
{
    std::vector<UciOption> options;
    for (const auto& [name, words] : announced)
        if (auto option = uciOption(name, words))
            options.push_back(*std::move(option));
    return options;
}

} // namespace evenmatch::search
