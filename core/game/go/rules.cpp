#include "core/game/go/rules.h"

#include <array>
#include <utility>

namespace evenmatch::go {

Rules rulesFromText(std::string_view text)
{
    std::string letters;
    for (const char c : text) {
        if (c >= 'A' && c <= 'Z')
            letters += static_cast<char>(c - 'A' + 'a');
        else if (c >= 'a' && c <= 'z')
            letters += c;
    }
    using Preset = Rules (*)();
    static constexpr std::array<std::pair<std::string_view, Preset>, 9> kBeginnings = {{
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
    return Rules::japanese();
}

} // namespace evenmatch::go
