// Sentences about files, shared by the pages.
#pragma once

#include <QStringList>

namespace evenmatch::ui {

/// The filter of file dialogs for games.
QString gameFileFilter();

/// The names of files and folders, in this order. Equal ones have their folder, too: "a.pgn – /home/anna/games".
QStringList distinctNames(const QStringList& paths);

/// "Written to league.pgn."
QString writtenTo(const QString& path);

/// After an error in the middle of a game: "league.sgf, line 3: …; the moves before it were kept".
QString withMovesKept(const QString& error);

} // namespace evenmatch::ui
