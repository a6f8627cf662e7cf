// Sentences that are made in one place and shown in another, perhaps in another language.
#pragma once

#include "core/error.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// A text that windows translate; the name is what lupdate looks for (packaging/translations).
#define EVENMATCH_TEXT(context, text) text

namespace evenmatch::core {

/// An English template and its arguments: {"%1 could not analyse %2 games", {"Maia", "3"}}. The template is the key of its translations; an
/// argument is a name, a number or a phrase itself. A text without a translation stays as it is. A regular value.
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

/// "%1" is the first argument; a placeholder without an argument stays. `translate` maps every template, including those of arguments.
std::string describe(const Phrase& phrase, const Translate& translate = {});

} // namespace evenmatch::core
