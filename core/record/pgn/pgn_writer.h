// Writing PGN in export format: the seven tags first, strict SAN, lines of at most 79 characters (a comment is never broken).
#pragma once

#include "core/record/game_record.h"

#include <string>

namespace evenmatch::record {

/// The game as PGN text, with a line break at its end. readPgnGame() gives back a record equal to any that it has read, or whose nodes hold
/// their properties in the order in which PGN says them: CB first, TERM last. What PGN cannot say is kept in
/// comments that are commands (pgn_text.h). A line ends before a move that the rules do not allow.
/// REQUIRES: a game of chess; tag names of letters, digits, '_' and '-'; tag values without line breaks
std::string writePgn(const GameRecord& record);

} // namespace evenmatch::record
