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
    static constexpr std::array<std::pair<std::string_view, Preset>, 11> kOtherScripts = {{
        {"中国", Rules::chinese},
        {"中國", Rules::chinese},
        {"중국", Rules::chinese},
        {"日本", Rules::japanese},
        {"일본", Rules::japanese},
        {"韩国", Rules::japanese},
        {"韓国", Rules::japanese},
        {"韓國", Rules::japanese},
        {"한국", Rules::japanese},
        {"应氏", Rules::newZealand},
        {"應氏", Rules::newZealand},
    }};
    for (const auto& [beginning, preset] : kBeginnings)
        if (letters.starts_with(beginning))
            return preset();
    for (const auto& [name, preset] : kOtherScripts)
        if (text.find(name) != text.npos)
            return preset();
    return std::nullopt;
}

Rules rulesFromText(std::string_view text) { return rulesNamed(text).value_or(Rules::japanese()); }

} // namespace evenmatch::go
