// Names of openings in the user's language.
#pragma once

#include <QString>

#include <string>

namespace evenmatch::ui {

/// Translates game::openingText(), game::openingFamily(), record::namedOpening() or a line of the book, which consist of translated words
/// (ui/text/opening_words.h). In other names, the known parts are translated. Any thread.
QString openingName(const std::string& name);

} // namespace evenmatch::ui
