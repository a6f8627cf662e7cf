// The text of a board for screen readers.
#pragma once

namespace evenmatch::ui {

/// Registers BoardWidgets with Qt's accessibility: the name is board and cursor, the value the cursor alone. A second call does nothing.
void installBoardAccessibility();

} // namespace evenmatch::ui
