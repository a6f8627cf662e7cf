// The behaviour of boxes and buttons everywhere in the window.
#pragma once

class QApplication;

namespace evenmatch::ui {

/// After the call, the wheel over a closed drop-down or number scrolls the surrounding area, without changing the value or the focus; Enter
/// presses the focused button, like the space bar. Arrows in a drop-down, its list, a number or a group of exclusive buttons choose there
/// instead of triggering the page's shortcuts; Tab reaches the chosen button of such a group. Screen readers get the name of a drop-down.
/// Call once per application.
void keepBoxesCalm(QApplication& app);

} // namespace evenmatch::ui
