#include "core/game/go/rules.h"

#include <array>
#include <utility>

namespace evenmatch::go {

std::optional<Rules> rulesNamed(std::string_view text)
{
    std::string letters;
    for (const char c : text) {
        if (c >= 'A' && c <= 'Z')
            letters += static_cast<char>(c - 'A' + 'a');
        else if (c >= 'a' && c <= 'z')
            letters += c;
    }
    using Preset = Rules (*)();
    static constexpr std::array<std::pair<std::string_view, Preset>, 13> kBeginnings = {{
        {"jap", Rules::japanese},
        {"jp", Rules::japanese},
        {"kor", Rules::japanese},
        {"kr", Rules::japanese},
        {"chin", Rules::chinese},
        {"cn", Rules::chinese},
        {"aga", Rules::aga},
        {"american", Rules::aga},
        {"nz", Rules::newZealand},
        {"newzealand", Rules::newZealand},
        {"goe", Rules::newZealand},
        {"ing", Rules::newZealand},
        {"tromp", Rules::trompTaylor},
    }};
    for (const auto& [beginning, preset] : kBeginnings)
        if (letters.starts_with(beginning))
            return preset();
    return std::nullopt;
}

Rules rulesFromText(std::string_view text) { return rulesNamed(text).value_or(Rules::japanese()); }

} // namespace evenmatch::go
