// Chess and Chess960 as a game: a board with the history that draws by repetition need.
#pragma once

#include "core/error.h"
#include "core/game/chess/board.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::chess {

/// How the rules ended a game (FIDE 5 and 9.6).
enum class Ending : std::uint8_t { None, Checkmate, Stalemate, InsufficientMaterial, FivefoldRepetition, SeventyFiveMoves };

/// A game::GamePosition. Side::First is White; moves are written as in UCI ("e2e4") and read as UCI or SAN.
///
/// Games recorded before 2014 may continue after five repetitions or 75 moves. Therefore parseSan, san and play use the board alone: they
/// accept such moves, while isLegal and legalMoves do not.
class Position {
public:
    /// The standard starting position.
    Position();
    /// A starting position by Scharnagl's number; 518 is the standard one. REQUIRES: 0 <= number < 960
    static Position chess960(int number);
    /// See parseFen. `chess960` makes it Chess960 regardless of the castling rights.
    static core::Result<Position> fromFen(std::string_view text, bool chess960 = false);
    std::string fen() const;

    const Board& board() const { return m_board; }
    bool isChess960() const { return m_chess960; }
    Piece pieceAt(Square square) const { return m_board.pieceAt(square); }
    Square kingSquare(Side side) const { return m_board.kingSquare(side); }
    bool inCheck() const { return m_board.inCheck(); }
    /// Rooks that may still castle, as a set of squares.
    Bitboard castlingRights() const { return m_board.castlingRooks(); }
    Square enPassantSquare() const { return m_board.enPassantSquare(); }
    int halfmoveClock() const { return m_board.halfmoveClock(); }
    /// How often this position has been on the board within the last 300 moves of both sides, now included.
    int occurrences() const { return m_occurrences; }

    // The game
    Side sideToMove() const { return m_board.sideToMove(); }
    void legalMoves(MoveList& list) const;
    bool isLegal(Move move) const { return !isDrawnByRule() && m_board.isLegal(move); }
    /// The state that a move changes. A copy is as large as a board.
    struct Undo {
        Board board;
        std::vector<std::uint64_t> earlier; ///< the history, if the move made it irrelevant
        int occurrences = 1;
    };
    /// REQUIRES: board().isLegal(move)
    void play(Move move);
    void play(Move move, Undo& undo);
    void undo(Undo& undo);
    /// Passes the turn, for analyses only; the history ends there. REQUIRES: !inCheck()
    void pass();

    Ending ending() const;
    bool isOver() const { return ending() != Ending::None; }
    game::Outcome outcome() const;
    /// Whether the side to move may claim a draw: threefold repetition, or 50 moves without a capture or pawn move.
    bool canClaimDraw() const { return m_occurrences >= 3 || halfmoveClock() >= 100; }
    /// Whether the side cannot mate by any series of legal moves, judging by material: a draw when the other's flag falls.
    bool insufficientMaterialFor(Side side) const;

    std::uint64_t hash() const { return withClock(m_board.key()); }
    std::uint64_t computeHash() const { return withClock(m_board.computeKey()); }
    Move randomMove(core::Random& random) const;
    int moveNumber() const { return m_board.ply(); }

    // Notation; see notation.h
    core::Result<Move> parseSan(std::string_view text) const;
    std::string san(Move move) const;
    std::string uci(Move move) const;
    std::optional<Move> parseUci(std::string_view text) const;
    std::string moveText(Move move) const { return uci(move); }
    std::optional<Move> parseMove(std::string_view text) const;

    bool operator==(const Position&) const = default;

private:
    Position(const Board& board, bool chess960) : m_board(board), m_chess960(chess960) { }

    bool isDrawnByRule() const;
    void countOccurrences();
    /// The hash includes the move counter only where it affects the outcome.
    std::uint64_t withClock(std::uint64_t key) const { return halfmoveClock() >= 150 ? key ^ kZobrist.seventyFiveMoves : key; }

    Board m_board;
    std::vector<std::uint64_t> m_earlier; ///< keys of the positions since the last capture or pawn move, without the current one
    int m_occurrences = 1;
    bool m_chess960 = false;
};

} // namespace evenmatch::chess
