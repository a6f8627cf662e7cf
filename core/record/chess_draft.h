// A chess position while somebody sets it up: it may be one that no game can have.
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

/// A value. Pieces stand where they like; castling rights and the en passant square count only while pieces fit them.
struct ChessDraft {
    enum Wing : std::uint8_t { KingSide, QueenSide };

    std::array<chess::Piece, 64> pieces = [] {
        std::array<chess::Piece, 64> none{};
        none.fill(chess::Piece::None);
        return none;
    }();
    Side toMove = Side::First;
    std::array<std::array<bool, 2>, 2> castling{}; ///< wanted, by side and wing
    chess::Square enPassant = chess::kNoSquare; ///< wanted
    int halfmoves = 0; ///< since the last capture or pawn move
    int moveNumber = 1;
    bool chess960 = false; ///< kings and rooks may castle from anywhere on their first rank

    bool operator==(const ChessDraft&) const = default;
};

ChessDraft usualChessStart();
ChessDraft draftOf(const chess::Position& position);

/// Reads FEN as far as it can be read, whatever position it is; what is missing from the end is as in chess::parseFen(). BadValue.
core::Result<ChessDraft> readChessDraft(std::string_view fen);
/// As FEN, with the rights and the en passant square that pieces fit.
std::string fenOf(const ChessDraft& draft);

/// Whether king and rook stand where they may castle from.
bool mayCastle(const ChessDraft& draft, Side side, ChessDraft::Wing wing);
/// Where a pawn may just have jumped over that another can take.
std::vector<chess::Square> enPassantSquares(const ChessDraft& draft);

/// Why no game can have the position; nothing where a game may begin with it.
std::optional<chess::SetupProblem> problemOf(const ChessDraft& draft);
/// A game that begins there. REQUIRES: !problemOf(draft)
GameRecord recordOf(const ChessDraft& draft);

} // namespace evenmatch::record
