// How boxes and buttons behave everywhere in the window.
#pragma once

class QApplication;

namespace evenmatch::ui {

/// From now on the wheel over a closed drop-down or a number scrolls what it lies on, and never changes it or takes the keys; and Enter
/// presses the button that has the focus, as the space bar does, in dialogs and out of them. Arrows in a drop-down, its list, a number, or
/// among buttons of which one is chosen choose there, whatever else they do on the page; to such buttons Tab comes at the chosen one.
/// Screen readers hear what a drop-down is about. Once for an application.
void keepBoxesCalm(QApplication& app);

} // namespace evenmatch::ui
