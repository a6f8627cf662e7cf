#include "core/strength/scale/verified_words.h"

#include <optional>

namespace evenmatch::strength {

namespace {

using core::Phrase;

/// A sentence in files, and its displayed form. Their placeholders have the same numbers.
struct Sentence {
    const char* stored;
    const char* shown;
};

/// What bundled models contain.
constexpr Sentence kSentences[] = {
    {"Ranks as on %1 (%2 to %3) and in the %4 (%5 and weaker): of %6 games of many players whom it never saw, %7 % were given their rank "
     "and %8 % one within one.",
        EVENMATCH_TEXT("Verified",
            "Ranks as on %1 (%2 to %3) and in the %4 (%5 and weaker). Tested on samples of %6 games by held-out players of one rank: %7 % "
            "got the exact rank, %8 % were within one rank.")},
    {"Of %1 games of many %2 players whom it never saw, %3 % were given their rank of %4 points and %5 % one within one; of one game of a "
     "player, %6 % intervals held for %7 % of %8.",
        EVENMATCH_TEXT("Verified",
            "Tested on samples of %1 games by held-out %2 players of one rank: %3 % were placed in the right %4-point band, %5 % within "
            "one band. From a single game, the %6 % interval was right for %7 % of %8 players.")},
    {"As opponents their strength is not measured.", EVENMATCH_TEXT("Verified", "The strength of its opponents has not been measured.")},
    {"As opponents its ranks lie closer together than people's.",
        EVENMATCH_TEXT("Verified", "Its opponents' ranks are closer together than people's ranks.")},
    {"As opponents its ranks were tuned by matches against %1 and %2; what was measured stands beside each.",
        EVENMATCH_TEXT(
            "Verified", "The strength of its opponents was tuned in matches against %1 and %2. Each rank shows its measured strength.")},
};
constexpr const char* kArguments[] = {EVENMATCH_TEXT("Verified", "%1 dan"), EVENMATCH_TEXT("Verified", "%1 kyu")};

bool isPlace(std::string_view text, std::size_t at)
{
    return text[at] == '%' && at + 1 < text.size() && text[at + 1] >= '1' && text[at + 1] <= '9';
}

/// The words up to the next placeholder, or to the end.
std::string_view literal(std::string_view text)
{
    std::size_t end = 0;
    while (end < text.size() && !isPlace(text, end))
        ++end;
    return text.substr(0, end);
}

/// The arguments of the template in a text, in their order; nothing if the words differ.
std::optional<std::vector<std::string_view>> placesOf(std::string_view words, std::string_view form)
{
    const std::string_view start = literal(form);
    if (!words.starts_with(start))
        return std::nullopt;
    words.remove_prefix(start.size());
    form.remove_prefix(start.size());
    std::vector<std::string_view> places;
    while (!form.empty()) {
        form.remove_prefix(2); // "%1"
        const std::string_view next = literal(form);
        form.remove_prefix(next.size());
        const bool isLast = form.empty();
        if (isLast && !words.ends_with(next))
            return std::nullopt;
        const std::size_t end = isLast ? words.size() - next.size() : words.find(next);
        if (end == std::string_view::npos || end == 0)
            return std::nullopt;
        places.push_back(words.substr(0, end));
        words.remove_prefix(end + next.size());
    }
    return words.empty() ? std::optional(places) : std::nullopt;
}

Phrase argumentPhrase(std::string_view words)
{
    for (const char* form : kArguments)
        if (const auto places = placesOf(words, form)) {
            Phrase phrase(form, {});
            for (const std::string_view place : *places)
                phrase.arguments.emplace_back(std::string(place));
            return phrase;
        }
    return {std::string(words)};
}

Phrase sentencePhrase(std::string_view sentence)
{
    for (const auto& [stored, shown] : kSentences)
        if (const auto places = placesOf(sentence, stored)) {
            Phrase phrase(shown, {});
            for (const std::string_view place : *places)
                phrase.arguments.push_back(argumentPhrase(place));
            return phrase;
        }
    return {std::string(sentence)};
}

} // namespace

std::vector<Phrase> verifiedPhrases(std::string_view text)
{
    std::vector<Phrase> phrases;
    while (!text.empty()) {
        const std::size_t stop = text.find(". ");
        const std::size_t end = stop == std::string_view::npos ? text.size() : stop + 1;
        phrases.push_back(sentencePhrase(text.substr(0, end)));
        text.remove_prefix(stop == std::string_view::npos ? end : end + 1);
    }
    return phrases;
}

std::string verifiedWords(std::string_view text)
{
    std::string words;
    for (const Phrase& phrase : verifiedPhrases(text))
        words += (words.empty() ? "" : " ") + core::describe(phrase);
    return words;
}

} // namespace evenmatch::strength
