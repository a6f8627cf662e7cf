// What evenmatch-cli calls the things that it has measured, in the user's language. The command line speaks English, and so do the files of
// earlier runs; here are the texts that it writes, as templates.
#pragma once

#include <QString>

namespace evenmatch::ui {

/// "connect4, heuristic: iterations of UCT that play it even" as people say it. A text that is not known stays as it is.
QString findingWords(const QString& english);

/// Whether findingWords() knows it: all of it, or what holds names and numbers.
bool isKnownFinding(const QString& english);

} // namespace evenmatch::ui
