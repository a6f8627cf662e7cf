// Phrases as sentences in the user's language.
#pragma once

#include "core/phrase.h"

#include <QString>

namespace evenmatch::ui {

/// The phrase with its templates translated in the context in which they are written ("Study", "Findings").
QString phraseText(const core::Phrase& phrase, const char* context);

} // namespace evenmatch::ui
