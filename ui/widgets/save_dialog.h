// Asks where to save a file.
#pragma once

#include <QString>

class QWidget;

namespace evenmatch::ui {

/// The chosen path; empty after Cancel. A name without a known suffix gets the proposed one, or the chosen filter's, before the dialog asks
/// about overwriting, so no file is replaced without a question. `proposed` is a whole path.
QString chooseSavePath(QWidget* parent, const QString& title, const QString& proposed, const QString& filters);
/// The same for games and what is written about them: proposes a name in gamesFolder(), which follows, or a whole path.
QString chooseGamesPath(QWidget* parent, const QString& title, const QString& proposed, const QString& filters);

} // namespace evenmatch::ui
