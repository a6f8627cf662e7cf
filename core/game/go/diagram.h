// Positions as text: for tests, the command line and error reports.
#pragma once

#include "core/game/go/position.h"

#include <string>
#include <string_view>

namespace evenmatch::go {

/// Rows from the top, X black, O white, '.' empty, with coordinates around:
///
///       A B C
///     3 . X . 3
///     2 . . O 2
///     1 . . . 1
///       A B C
std::string diagram(const Position& position);

/// Reads rows of X (or B, #), O (or W) and '.' (or +, ,), as many rows as columns, and ignores spaces and the coordinates that diagram()
/// writes. Black is to move. UnsupportedBoardSize, UnexpectedText, or BadSetup if a chain has no liberty.
core::Result<Position> readDiagram(std::string_view text, Rules rules = {}, double komi = 7.5);

} // namespace evenmatch::go
