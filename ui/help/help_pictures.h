// The pictures of the help, drawn by the window's own boards and tables.
#pragma once

#include <QPixmap>
#include <QString>

namespace evenmatch::ui {

/// The picture of the page with this id, in the current theme, at this many pixels per point; null if it has none.
QPixmap helpPicture(const QString& id, qreal ratio);

} // namespace evenmatch::ui
