#include "core/phrase.h"

namespace evenmatch::core {

std::string describe(const Phrase& phrase, const Translate& translate)
{
    const std::string words = translate ? translate(phrase.text) : phrase.text;
    std::string result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::size_t place = words[i] == '%' && i + 1 < words.size() && words[i + 1] >= '1' && words[i + 1] <= '9'
            ? static_cast<std::size_t>(words[i + 1] - '0')
            : 0;
        if (place == 0 || place > phrase.arguments.size()) {
            result += words[i];
            continue;
        }
        result += describe(phrase.arguments[place - 1], translate);
        ++i;
    }
    return result;
}

} // namespace evenmatch::core
