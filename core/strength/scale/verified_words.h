// What a model says of how well its ranks were verified, as phrases that windows can translate.
#pragma once

#include "core/phrase.h"

#include <string_view>
#include <vector>

namespace evenmatch::strength {

/// Templates of such sentences, in the context "Verified"; a model's text is made of them where they say what is to be said.
namespace verified {
inline constexpr const char* kOwnScale = EVENMATCH_TEXT("Verified", "The scale \"%1\" rests on %2 games a rank.");
inline constexpr const char* kThinOwnScale = EVENMATCH_TEXT("Verified", "The scale \"%1\" rests on %2 games a rank, which is thin.");
inline constexpr const char* kLeftOut
    = EVENMATCH_TEXT("Verified", "Of players left out, %1 of single games were put at the right rank (by chance %2).");
inline constexpr const char* kTooFewPlayers
    = EVENMATCH_TEXT("Verified", "There were too few players to measure how often its intervals hold.");
inline constexpr const char* kOnePlayer
    = EVENMATCH_TEXT("Verified", "Only one player stands for %1: what is typical of the rank and what of the player cannot be told.");
inline constexpr const char* kAlike = EVENMATCH_TEXT("Verified", "Not told apart: %1.");
inline constexpr const char* kRange = EVENMATCH_TEXT("Verified", "%1 to %2"); ///< an argument
} // namespace verified

/// The sentences of a model's text, each as the phrase that it is: files keep the English words. A sentence that is nobody's we know, as
/// in a model of somebody else, is a phrase without places and stays as it is.
std::vector<core::Phrase> verifiedPhrases(std::string_view text);

} // namespace evenmatch::strength
