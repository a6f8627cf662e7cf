// Sentences that are made in one place and read in another, perhaps in another language.
#pragma once

#include "core/error.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// A text that windows translate; the name is what lupdate looks for (packaging/translations).
#define EVENMATCH_TEXT(context, text) text

namespace evenmatch::core {

/// An English template and what stands in its places: {"%1 could not look at %2 games", {"Maia", "3"}}. The template is the text's id, by
/// which it is translated; an argument is a name, a number or a phrase itself. A text that nobody translates stays as it is. A regular
/// value.
struct Phrase {
    std::string text;
    std::vector<Phrase> arguments;

    Phrase() = default;
    Phrase(std::string words) : text(std::move(words)) { }
    Phrase(const char* words) : text(words) { }
    Phrase(std::string_view words, std::vector<Phrase> places) : text(words), arguments(std::move(places)) { }

    bool empty() const { return text.empty(); }
    bool operator==(const Phrase&) const = default;
};

/// "%1" is the first argument; a place without an argument stays. `translate` maps every template, that of arguments, too.
std::string describe(const Phrase& phrase, const Translate& translate = {});

} // namespace evenmatch::core
