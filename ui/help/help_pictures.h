// The pictures of the help, drawn by the boards and tables of the window themselves.
#pragma once

#include <QPixmap>
#include <QString>

namespace evenmatch::ui {

/// Of the page with that id, in the present theme, with so many pixels a point; null where it has none.
QPixmap helpPicture(const QString& id, qreal ratio);

} // namespace evenmatch::ui
