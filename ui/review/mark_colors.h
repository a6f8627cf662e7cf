// The colours of chess marks, as PGN names them.
#pragma once

#include <QColor>

namespace evenmatch::ui {

/// 'R', 'G', 'B', 'Y'; invalid for others.
QColor markColor(char color);

} // namespace evenmatch::ui
