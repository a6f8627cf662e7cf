// Names of openings in the user's language.
#pragma once

#include <QString>

#include <string>

namespace evenmatch::ui {

/// Of game::openingText(), game::openingFamily(), record::namedOpening() or a line of the book: put together of words that have a
/// translation (ui/text/opening_words.h). Of names that are none of ours whatever is known is translated. Any thread.
QString openingName(const std::string& name);

} // namespace evenmatch::ui
