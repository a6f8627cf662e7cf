#include "ui/board/mark_colors.h"

namespace evenmatch::ui {

QColor markColor(char color)
{
    switch (color) {
    case 'R': return QColor("#b8433a");
    case 'G': return QColor("#4a8f4d");
    case 'B': return QColor("#3b73b5");
    case 'Y': return QColor("#c99a2e");
    default: return {};
    }
}

} // namespace evenmatch::ui
