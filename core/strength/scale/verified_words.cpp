#include "core/strength/scale/verified_words.h"

#include <optional>

namespace evenmatch::strength {

namespace {

using core::Phrase;

/// What the bundled models say, and what own scales say of themselves.
constexpr const char* kSentences[] = {
    EVENMATCH_TEXT("Verified",
        "Ranks as on %1 (%2 to %3) and in the %4 (%5 and weaker): of %6 games of many players whom it never saw, "
        "%7 % were given their rank and %8 % one within one."),
    EVENMATCH_TEXT("Verified",
        "Of %1 games of many %2 players whom it never saw, %3 % were given their rank of %4 points and "
        "%5 % one within one; of one game of a player, %6 % intervals held for %7 % of %8."),
    EVENMATCH_TEXT("Verified", "As opponents their strength is not measured."),
    EVENMATCH_TEXT("Verified", "As opponents its ranks lie closer together than people's."),
    EVENMATCH_TEXT("Verified", "As opponents its ranks were tuned by matches against %1 and %2; what was measured stands beside each."),
    verified::kThinOwnScale,
    verified::kOwnScale,
    verified::kLeftOut,
    verified::kTooFewPlayers,
    verified::kOnePlayer,
    verified::kAlike,
};
constexpr const char* kArguments[] = {EVENMATCH_TEXT("Verified", "%1 dan"), EVENMATCH_TEXT("Verified", "%1 kyu"), verified::kRange};

bool isPlace(std::string_view text, std::size_t at)
{
    return text[at] == '%' && at + 1 < text.size() && text[at + 1] >= '1' && text[at + 1] <= '9';
}

/// The words up to the next place, or to the end.
std::string_view literal(std::string_view text)
{
    std::size_t end = 0;
    while (end < text.size() && !isPlace(text, end))
        ++end;
    return text.substr(0, end);
}

/// What stands in the template's places, in their order; nothing where the words are others.
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
    for (const char* form : kSentences)
        if (const auto places = placesOf(sentence, form)) {
            Phrase phrase(form, {});
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

} // namespace evenmatch::strength
