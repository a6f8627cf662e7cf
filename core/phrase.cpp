#include "core/phrase.h"

#include <algorithm>
#include <limits>

namespace evenmatch::core {

Phrase counted(std::uint64_t count, std::string_view one, std::string_view many, std::vector<Phrase> arguments)
{
    Phrase phrase(many, std::move(arguments));
    phrase.count = static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
    phrase.one = one;
    return phrase;
}

std::string describe(const Phrase& phrase, const Translate& translate)
{
    const std::string words = phrase.empty() ? std::string()
        : translate                          ? translate(phrase.text, phrase.count)
        : phrase.count == 1                  ? phrase.one
                                             : phrase.text;
    std::string result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const char place = words[i] == '%' && i + 1 < words.size() ? words[i + 1] : '\0';
        const auto argument = static_cast<std::size_t>(place - '1');
        if (place == 'n' && phrase.count >= 0) {
            result += std::to_string(phrase.count);
            ++i;
        } else if (place >= '1' && place <= '9' && argument < phrase.arguments.size()) {
            result += describe(phrase.arguments[argument], translate);
            ++i;
        } else {
            result += words[i];
        }
    }
    return result;
}

} // namespace evenmatch::core
