// A model's statements about the accuracy of its ranks, as translatable phrases.
#pragma once

#include "core/phrase.h"

#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::strength {

/// The sentences of a model's text as phrases in today's words; files contain English, also in the words of earlier versions. An unknown
/// sentence, for example in another author's model, is a phrase without arguments and stays as it is.
std::vector<core::Phrase> verifiedPhrases(std::string_view text);

/// The same sentences in English, for the command line.
std::string verifiedWords(std::string_view text);

} // namespace evenmatch::strength
