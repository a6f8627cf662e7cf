// Asks where to save a file.
#pragma once

#include <QString>

class QWidget;

namespace evenmatch::ui {

/// The chosen path; empty when the user cancels. A name without a suffix gets the proposed one, or that of the chosen filter, before the
/// dialog asks whether to overwrite: no file is replaced without a question. `proposed` is a whole path.
QString chooseSavePath(QWidget* parent, const QString& title, const QString& proposed, const QString& filters);

} // namespace evenmatch::ui
