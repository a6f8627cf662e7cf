// PGN (Edwards 1994), read as leniently as real files require: https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm
//
// Every move is read on the board, so a record is always playable. The seven roster tags come first, the others in their order; an unknown
// roster tag ("?", "????.??.??", Result "*") is left out, and the writer puts it back. Setup holds FEN, and Variant "Chess960". Comments
// stay as written, including `[%clk …]` and the like; the properties that PGN adds to SGF's are in pgn_text.h. Pieces may be figurines, or
// letters of another language (piece_names.h) if the game is none in English.
#pragma once

#include "core/record/read_game.h"

#include <string_view>

namespace evenmatch::record {

/// Reads one game; text that is not UTF-8 is decoded by encoding.h. Lines in its problems count from the start of `bytes`, moves as on a
/// score sheet ("23." is 23 for both sides). A line with an unreadable move keeps the moves before it, and the rest as text. If a stop
/// interrupts it, the last problem is Stopped. The caller fills ReadGame::text, ::number and ::line, and the file and game of the problems.
ReadGame readPgnGame(std::string_view bytes, const ReadOptions& options = {});

bool looksLikePgn(std::string_view head);

} // namespace evenmatch::record
