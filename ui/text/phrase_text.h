// Phrases as sentences in the user's language.
#pragma once

#include "core/phrase.h"

#include <QString>

namespace evenmatch::ui {

/// Translates templates of core in this context: "Study", "Findings", "Errors" and others.
core::Translate translated(const char* context);

/// The phrase with its templates translated in their context.
QString phraseText(const core::Phrase& phrase, const char* context);
/// "34 %" and "1800–1999" are words that no line breaks.
QString tiedWords(QString text);
/// How far a model's ranks can be trusted (RankProfile::verified): its sentences in the user's language as far as they are ours, the words
/// of somebody else's model as they are.
QString verifiedText(const std::string& verified);

} // namespace evenmatch::ui
