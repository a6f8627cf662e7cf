// Measures the window's responsiveness: a timer on its thread that should beat every 5 ms while everything else works.
#pragma once

#include <QStringList>

namespace evenmatch::ui {
class MainWindow;
}

namespace evenmatch::app {

/// Plays Go and chess against the program, reviews the games, searches a tree, reviews and imports `imports` (where there are any) in the
/// window, with its own networks, and prints when its first frame was there, and for each the longest gap between two beats, the most that
/// the window's thread worked between two, and beside it the longest gap of a thread that does nothing: for that, the machine's other
/// programs are to blame.
void measureHeartbeat(ui::MainWindow& window, const QStringList& imports);

/// The same for the games of the window's library: loading, sorting by each column, searching, filtering, scrolling to the end.
void measureLibrary(ui::MainWindow& window);

} // namespace evenmatch::app
