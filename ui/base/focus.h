// Where the keyboard's focus goes.
#pragma once

#include <QWidget>

namespace evenmatch::ui {

/// Shows or hides a widget. If it has the focus, `heir` gets it, because Qt would give it to the next widget, often of
/// another panel.
inline void setShown(QWidget& widget, bool isShown, QWidget& heir)
{
    if (!isShown && widget.hasFocus())
        heir.setFocus();
    widget.setVisible(isShown);
}

} // namespace evenmatch::ui
