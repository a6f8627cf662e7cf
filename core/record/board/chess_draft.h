// A chess position during set-up, which may be impossible in a game.
#pragma once

#include "core/game/chess/fen.h"
#include "core/record/game_record.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::chess {
class Position;
}

namespace evenmatch::record {

/// A value. Pieces may be on any square; castling rights and the en passant square count only while they fit the pieces.
struct ChessDraft {
    enum Wing : std::uint8_t { KingSide, QueenSide };

    std::array<chess::Piece, 64> pieces = [] {
        std::array<chess::Piece, 64> none{};
        none.fill(chess::Piece::None);
        return none;
    }();
    Side toMove = Side::First;
    std::array<std::array<bool, 2>, 2> castling{}; ///< wanted, by side and wing
    /// Chess960: the file of the rook that castles, by side and wing, if another one is beyond it; -1: the outermost one castles.
    std::array<std::array<int, 2>, 2> innerRook{{{-1, -1}, {-1, -1}}};
    chess::Square enPassant = chess::kNoSquare; ///< wanted
    int halfmoves = 0; ///< since the last capture or pawn move
    int moveNumber = 1;
    bool chess960 = false; ///< kings and rooks may castle from anywhere on their first rank

    bool operator==(const ChessDraft&) const = default;
};

ChessDraft usualChessStart();
ChessDraft draftOf(const chess::Position& position);

/// Reads the legible part of a FEN, even if the position is impossible; missing fields are as in chess::parseFen(). BadValue.
core::Result<ChessDraft> readChessDraft(std::string_view fen);
/// As FEN, with the rights and the en passant square that fit the pieces.
std::string fenOf(const ChessDraft& draft);

/// Whether king and rook are on squares from which they may castle.
bool mayCastle(const ChessDraft& draft, Side side, ChessDraft::Wing wing);
/// The squares over which a capturable pawn may just have jumped.
std::vector<chess::Square> enPassantSquares(const ChessDraft& draft);

/// The reason why no game can have the position; nothing if a game may begin with it.
std::optional<chess::SetupProblem> problemOf(const ChessDraft& draft);
/// A game that begins there. REQUIRES: !problemOf(draft)
GameRecord recordOf(const ChessDraft& draft);

} // namespace evenmatch::record
