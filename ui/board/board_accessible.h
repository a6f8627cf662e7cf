// The text of a board for screen readers.
#pragma once

namespace evenmatch::ui {

/// Teaches Qt's accessibility to speak for BoardWidgets: the name says board and cursor, the value the cursor alone.
/// Calling it again does nothing.
void installBoardAccessibility();

} // namespace evenmatch::ui
