// Sentences that are made in one place and displayed in another, perhaps in another language.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A text that windows translate; packaging/translations makes lupdate find this name.
#define EVENMATCH_TEXT(context, text) text
/// The same for a text with "%n", which has plural forms in translations.
#define EVENMATCH_COUNTED(context, text) text

namespace evenmatch::core {

/// Translates a template. `count` selects the plural form; -1 for a text without "%n", as in Qt's tr().
using Translate = std::function<std::string(std::string_view english, int count)>;

/// An English template and its arguments: {"%1 does not respond: %2", {"Maia", "no route"}}. The template is the key of its translations;
/// an argument is a name, a number or a phrase itself. A text without a translation stays as it is. A regular value.
struct Phrase {
    std::string text;
    std::vector<Phrase> arguments;
    int count = -1; ///< the number for "%n", if there is one
    std::string one; ///< the English template for a count of 1

    Phrase() = default;
    Phrase(std::string words) : text(std::move(words)) { }
    Phrase(const char* words) : text(words) { }
    Phrase(std::string_view words, std::vector<Phrase> places) : text(words), arguments(std::move(places)) { }

    bool empty() const { return text.empty(); }
    bool operator==(const Phrase&) const = default;
};

/// A phrase with a number, in the singular and in the plural: counted(3, "%n game", EVENMATCH_COUNTED("Study", "%n games")). The plural is
/// the key of its translations.
Phrase counted(std::uint64_t count, std::string_view one, std::string_view many, std::vector<Phrase> arguments = {});

/// "%1" is the first argument; a placeholder without an argument stays. `translate` maps every template, including those of arguments.
std::string describe(const Phrase& phrase, const Translate& translate = {});

} // namespace evenmatch::core
