// Boxes that nobody has opened stay as they are.
#pragma once

class QApplication;

namespace evenmatch::ui {

/// From now on the wheel over a closed drop-down or a number scrolls what it lies on, and never changes it. Once for an application.
void keepBoxesCalm(QApplication& app);

} // namespace evenmatch::ui
