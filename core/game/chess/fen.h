// Positions as text: FEN, with castling rights as KQkq, Shredder's file letters (HAha) or X-FEN's mixture of both.
#pragma once

#include "core/error.h"
#include "core/game/chess/board.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::chess {

struct FenPosition {
    Board board;
    bool chess960 = false; ///< a castling right is not on the standard king and rook squares, or was given by a file letter
    std::string ignored; ///< castling rights and the en passant square that do not fit the pieces, as written: "KQ e3"; they have no effect
};

/// Reads FEN. Counters, en passant and castling rights may be missing from the end. An unreadable field is BadValue; a position that no
/// game can have is BadSetup: not one king a side, the waiting side in check, three checks, pawns on the first or last rank, more pieces
/// than promotion can make. Some programs write castling rights without king and rook in place, or an en passant square that no pawn has
/// just jumped over; such parts are skipped and named in `ignored`.
core::Result<FenPosition> parseFen(std::string_view text);

/// The reason why no game can reach a position, and the square concerned.
struct SetupProblem {
    enum class Kind : std::uint8_t {
        NoKing,
        SeveralKings,
        TooManyPieces, ///< more than promotion can make
        PawnOnLastRank,
        WaitingSideInCheck,
        TooManyChecks, ///< three or more at once
    };
    Kind kind = Kind::NoKing;
    Side side = Side::First; ///< the side concerned
    Square square = kNoSquare; ///< of the pawn or of the king in check

    bool operator==(const SetupProblem&) const = default;
};

/// The first reason in the order above; nothing for a position that parseFen() accepts.
std::optional<SetupProblem> setupProblem(const Board& board);

/// The six words of a FEN, empty if they are missing, and whether more text follows.
struct FenFields {
    std::array<std::string_view, 6> words;
    bool hasMore = false;
};
FenFields splitFen(std::string_view text);

/// The first field: any pieces. BadValue if it is not eight ranks of eight squares.
core::Result<Board> readPlacement(std::string_view field);
std::string writePlacement(const Board& board);
/// The second field.
core::Result<Side> readSideToMove(std::string_view field);
/// The fifth or sixth field, or `otherwise` if it is missing.
core::Result<int> readCounter(std::string_view field, int otherwise);

/// Writes FEN. The en passant square is written only if a capture is legal. In Chess960, castling rights are file letters.
std::string writeFen(const Board& board, bool chess960);

/// One of the 960 starting positions by Scharnagl's number; 518 is the standard one. REQUIRES: 0 <= number < 960
Board chess960Start(int number);

} // namespace evenmatch::chess
