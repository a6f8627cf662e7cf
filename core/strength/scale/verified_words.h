// A model's statements about the accuracy of its ranks, as translatable phrases.
#pragma once

#include "core/phrase.h"

#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::strength {

/// Templates of such sentences, in the context "Verified".
namespace verified {
inline constexpr const char* kOwnScale = EVENMATCH_TEXT("Verified", "The scale \"%1\" was fitted on %2 games per rank.");
inline constexpr const char* kThinOwnScale = EVENMATCH_TEXT("Verified", "The scale \"%1\" was fitted on only %2 games per rank.");
inline constexpr const char* kLeftOut
    = EVENMATCH_TEXT("Verified", "From single games of held-out players, %1 were placed at the right rank (by chance %2).");
inline constexpr const char* kTooFewPlayers
    = EVENMATCH_TEXT("Verified", "There were too few players to measure the accuracy of its intervals.");
inline constexpr const char* kOnePlayer
    = EVENMATCH_TEXT("Verified", "The rank %1 has only one player, so it may reflect this player rather than the rank.");
inline constexpr const char* kAlike = EVENMATCH_TEXT("Verified", "Not distinguished: %1.");
inline constexpr const char* kRange = EVENMATCH_TEXT("Verified", "%1 to %2"); ///< an argument
} // namespace verified

/// The sentences of a model's text as phrases in today's words; files contain English, also in the words of earlier versions. An unknown
/// sentence, for example in another author's model, is a phrase without arguments and stays as it is.
std::vector<core::Phrase> verifiedPhrases(std::string_view text);

/// The same sentences in English, for the command line.
std::string verifiedWords(std::string_view text);

} // namespace evenmatch::strength
