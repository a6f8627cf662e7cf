// Phrases as sentences in the user's language.
#pragma once

#include "core/phrase.h"

#include <QString>

namespace evenmatch::ui {

/// Translates templates of core in this context: "Study", "Findings", "Errors" and others.
core::Translate translated(const char* context);

/// The phrase with its templates translated in their context.
QString phraseText(const core::Phrase& phrase, const char* context);
/// Prevents line breaks within "34 %" and "1800–1999".
QString tiedWords(QString text);
/// The reliability of a model's ranks (RankProfile::verified): our own sentences in the user's language, and those of other authors
/// unchanged.
QString verifiedText(const std::string& verified);

} // namespace evenmatch::ui
