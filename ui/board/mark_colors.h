// The colours of marks in chess, named as in PGN.
#pragma once

#include <QColor>

namespace evenmatch::ui {

/// 'R', 'G', 'B', 'Y'; invalid for others.
QColor markColor(char color);

} // namespace evenmatch::ui
