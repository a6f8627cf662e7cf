// Sentences about files, shared by the pages.
#pragma once

#include <QString>

namespace evenmatch::ui {

/// The filter of file dialogs for games.
QString gameFileFilter();

/// "Written to league.pgn."
QString writtenTo(const QString& path);

/// After an error in the middle of a game: "league.sgf, line 3: …; the moves before it were kept".
QString withMovesKept(const QString& error);

} // namespace evenmatch::ui
