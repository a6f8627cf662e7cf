// Positions as text: FEN, with castling rights as KQkq, Shredder's file letters (HAha) or X-FEN's mixture of both.
#pragma once

#include "core/error.h"
#include "core/game/chess/board.h"

#include <string>
#include <string_view>

namespace evenmatch::chess {

struct FenPosition {
    Board board;
    bool chess960 = false; ///< a castling right is not that of the usual king and rook squares, or was given by a file letter
    std::string ignored; ///< castling rights and the en passant square that do not fit the pieces, as written: "KQ e3". They do not count
};

/// Reads FEN. Counters, en passant and castling rights may be missing from the end. An unreadable field is BadValue; a position that no
/// game can have is BadSetup: not one king a side, the waiting side in check, three checks, pawns on the first or last rank, more pieces
/// than promotion can make. Programs write castling rights without king and rook in place, or an en passant square that no pawn has just
/// jumped over; what does not fit is passed over, and named in `ignored`.
core::Result<FenPosition> parseFen(std::string_view text);

/// Writes FEN. The en passant square is there only when a capture is legal. In Chess960, castling rights are file letters.
std::string writeFen(const Board& board, bool chess960);

/// One of the 960 starting positions by Scharnagl's number; 518 is the usual one. REQUIRES: 0 <= number < 960
Board chess960Start(int number);

} // namespace evenmatch::chess
