// Writes PGN in export format: the seven tags first, strict SAN, lines of at most 79 characters (comments are not broken).
#pragma once

#include "core/record/game_record.h"

#include <string>

namespace evenmatch::record {

/// The game as PGN text, with a line break at its end. readPgnGame() returns an equal record if it has read the record, or if the nodes
/// have their properties in PGN's order: CB first, TERM last. Properties that PGN lacks are kept in comments with commands (pgn_text.h). A
/// line ends before an illegal move. REQUIRES: a game of chess; tag names of letters, digits, '_' and '-'; tag values without line breaks
std::string writePgn(const GameRecord& record);

} // namespace evenmatch::record
