// Measures the window's responsiveness: a timer on its thread that should beat every 5 ms while everything else works.
#pragma once

#include <QStringList>

namespace evenmatch::ui {
class MainWindow;
}

namespace evenmatch::app {

/// Plays Go and chess against the program, reviews the games, searches a tree, and reviews and imports `imports` (if any) in the window,
/// with its own networks. Prints the time of its first frame and, for each part, three numbers: the longest gap between two beats, the
/// longest work of the window's thread between two beats, and the longest gap of an idle thread, which other programs of the machine cause.
void measureHeartbeat(ui::MainWindow& window, const QStringList& imports);

/// The same for the games of the window's library: loading, sorting by each column, searching, filtering, scrolling to the end.
void measureLibrary(ui::MainWindow& window);

} // namespace evenmatch::app
