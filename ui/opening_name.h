// What openings are called in the user's language.
#pragma once

#include <QString>

#include <string>

namespace evenmatch::ui {

/// Of game::openingText(), game::openingFamily() or a line of the book. What is played in Go's corners is put together of words that have
/// a translation; chess openings keep the names under which books and servers have them.
QString openingName(const std::string& name);

} // namespace evenmatch::ui
