// Notation of moves: SAN ("Nbd7") in books and PGN, coordinates ("b8d7") in UCI.
#pragma once

#include "core/error.h"
#include "core/game/chess/board.h"

#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::chess {

/// Reads a move that is legal on the board (draws by rule do not matter). Besides strict SAN it accepts a missing or needless 'x', '-',
/// '+', '#', "ep" and '!?' marks, "0-0", long algebraic "Ng1-f3" and "e2e4", castling as "Ke1-g1", lower-case pieces unless a pawn's move
/// is meant, "e8Q", "e8(Q)" and "e8/Q", and more disambiguation than needed.
///
/// Errors quote the text: UnreadableMove (not in the form of a move), NoSuchMove (no piece can go there), AmbiguousMove (several can, or
/// the promotion's piece is missing), LeavesKingInCheck.
core::Result<Move> parseSan(const Board& board, std::string_view text);

/// Strict SAN with the least disambiguation and '+' or '#'. REQUIRES: board.isLegal(move)
std::string writeSan(const Board& board, Move move);

/// "e2e4", "e7e8q"; castling as the king's two steps "e1g1", or in Chess960 as the king's way to its rook.
std::string writeUci(Move move, bool chess960);

/// Reads a legal move; castling in both forms. If a text such as "e1g1" could be a king's step, too, it is the step.
std::optional<Move> parseUci(const Board& board, std::string_view text);

} // namespace evenmatch::chess
