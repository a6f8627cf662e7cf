// A chess position without its history: the pieces, the turn, the castling rights and en passant.
#pragma once

#include "core/game/chess/attacks.h"
#include "core/game/chess/types.h"
#include "core/game/chess/zobrist.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace evenmatch::chess {

/// A small value that is copied instead of taking moves back. Side::First is White. It has the rules of Chess960, with standard chess as
/// one starting position: a castling right is a rook on the king's rank that may still castle.
///
/// Draws by repetition, move counts or material do not affect the legal moves here: see Position.
class Board {
public:
    /// An empty board, to be set up. All else REQUIRES a set-up that parseFen accepts: one king a side, the waiting side not in check.
    Board() { m_squares.fill(Piece::None); }

    // Reading
    Side sideToMove() const { return m_sideToMove; }
    Piece pieceAt(Square square) const { return m_squares[square]; }
    Bitboard occupied() const { return m_sides[0] | m_sides[1]; }
    Bitboard pieces(Side side) const { return m_sides[static_cast<int>(side)]; }
    Bitboard pieces(PieceKind kind) const { return m_kinds[static_cast<int>(kind)]; }
    Bitboard pieces(Side side, PieceKind kind) const { return pieces(side) & pieces(kind); }
    Square kingSquare(Side side) const { return lowest(pieces(side, PieceKind::King)); }
    /// The rooks of both sides that may still castle.
    Bitboard castlingRooks() const { return m_castlingRooks; }
    /// Where a pawn can legally be captured en passant; kNoSquare if none can.
    Square enPassantSquare() const { return m_enPassant; }
    /// Moves of either side since the last capture or pawn move.
    int halfmoveClock() const { return static_cast<int>(m_halfmoveClock); }
    /// Moves of either side since the start of the game.
    int ply() const { return static_cast<int>(m_ply); }
    /// Zobrist key of all but the two counters: equal positions in the sense of the rule of repetition have equal keys.
    std::uint64_t key() const { return m_key; }
    std::uint64_t computeKey() const;

    /// Pieces of both sides that attack the square, with sliders stopped by `occupied`.
    Bitboard attackersTo(Square square, Bitboard occupied) const;
    /// Pieces that give check to the side to move.
    Bitboard checkers() const { return attackersTo(kingSquare(m_sideToMove), occupied()) & pieces(opponent(m_sideToMove)); }
    bool inCheck() const { return checkers() != 0; }

    // Moving
    void legalMoves(MoveList& list) const;
    int countLegalMoves() const;
    /// Valid for any 16 bits.
    bool isLegal(Move move) const;
    /// Whether the king is not attacked after a move that the piece on `from` can make. REQUIRES: neither castling nor en passant
    bool keepsKingSafe(Square from, Square to) const;
    /// Castling with the rook on `rook`, one of castlingRooks() of the side to move.
    bool canCastle(Square rook) const;
    /// En passant by the pawn on `from`, which attacks `target`. REQUIRES: an enemy pawn just beyond `target`
    bool canCaptureEnPassant(Square from, Square target) const;

    /// REQUIRES: isLegal(move)
    void play(Move move)
    {
        if (m_sideToMove == Side::First)
            playAs<Side::First>(move);
        else
            playAs<Side::Second>(move);
    }
    /// Passes the turn: the "null move" of analysts. REQUIRES: !inCheck()
    void pass();
    /// REQUIRES: S is to move. Without a key, key() is meaningless afterwards; perft needs none.
    template <Side S, bool withKey = true>
    void playAs(Move move);

    // Setting up; finishSetup() comes last.
    void put(Square square, Piece piece);
    void setSideToMove(Side side) { m_sideToMove = side; }
    void addCastlingRook(Square rook) { m_castlingRooks |= bit(rook); }
    void setCounters(std::uint32_t halfmoveClock, std::uint32_t ply);
    /// Makes the key, and keeps `enPassant` only if a capture there is legal. REQUIRES: kNoSquare, or a pawn of the waiting side has just
    /// jumped over the square
    void finishSetup(Square enPassant);

    bool operator==(const Board&) const = default;

private:
    template <bool withKey>
    void toggle(Square square, Piece piece);
    template <Side S>
    bool someCaptureEnPassant(Square target) const;
    template <Side S, bool withKey>
    void moveCastling(Square king, Square rook);

    std::array<Bitboard, 2> m_sides{};
    std::array<Bitboard, 6> m_kinds{};
    Bitboard m_castlingRooks = 0;
    std::uint64_t m_key = 0;
    std::array<Piece, 64> m_squares;
    std::uint32_t m_halfmoveClock = 0;
    std::uint32_t m_ply = 0;
    std::uint8_t m_enPassant = kNoSquare;
    Side m_sideToMove = Side::First;
};
static_assert(sizeof(Board) <= 192 && std::is_trivially_copyable_v<Board>);

/// The squares of the king and the rook after castling: files c and d, or g and f.
constexpr Square castledKing(Square king, Square rook) { return squareAt(rook > king ? 6 : 2, rankOf(king)); }
constexpr Square castledRook(Square king, Square rook) { return squareAt(rook > king ? 5 : 3, rankOf(king)); }

template <bool withKey>
inline void Board::toggle(Square square, Piece piece)
{
    const Bitboard mask = bit(square);
    m_sides[static_cast<int>(sideOf(piece))] ^= mask;
    m_kinds[static_cast<int>(kindOf(piece))] ^= mask;
    if constexpr (withKey)
        m_key ^= kZobrist.piece[static_cast<int>(piece)][square];
}

inline bool Board::canCaptureEnPassant(Square from, Square target) const
{
    const Bitboard captured = bit(target ^ 8); // the pawn is one rank from the square it jumped over: 3 and 4, or 6 and 5
    const Bitboard after = (occupied() ^ bit(from) ^ captured) | bit(target);
    return (attackersTo(kingSquare(m_sideToMove), after) & pieces(opponent(m_sideToMove)) & ~captured) == 0;
}

/// Whether S, to move, can legally capture on `target`.
template <Side S>
inline bool Board::someCaptureEnPassant(Square target) const
{
    Bitboard pawns = pawnAttacks(opponent(S), target) & pieces(S, PieceKind::Pawn);
    while (pawns != 0)
        if (canCaptureEnPassant(takeLowest(pawns), target))
            return true;
    return false;
}

template <Side S, bool withKey>
inline void Board::moveCastling(Square king, Square rook)
{
    constexpr Piece kKing = makePiece(S, PieceKind::King);
    constexpr Piece kRook = makePiece(S, PieceKind::Rook);
    const Square kingTo = castledKing(king, rook);
    const Square rookTo = castledRook(king, rook);
    toggle<withKey>(king, kKing);
    toggle<withKey>(rook, kRook);
    toggle<withKey>(kingTo, kKing);
    toggle<withKey>(rookTo, kRook);
    m_squares[king] = Piece::None;
    m_squares[rook] = Piece::None;
    m_squares[kingTo] = kKing;
    m_squares[rookTo] = kRook;
}

template <Side S, bool withKey>
inline void Board::playAs(Move move)
{
    constexpr Side kEnemy = opponent(S);
    constexpr Piece kPawn = makePiece(S, PieceKind::Pawn);
    const Square from = fromOf(move);
    const Square to = toOf(move);
    const Piece piece = m_squares[from];

    if constexpr (withKey) {
        m_key ^= kZobrist.blackToMove;
        if (m_enPassant != kNoSquare)
            m_key ^= kZobrist.enPassant[m_enPassant];
    }
    m_enPassant = kNoSquare;
    ++m_halfmoveClock;
    ++m_ply;

    Bitboard lostRights = m_castlingRooks & (bit(from) | bit(to));
    if (kindOf(piece) == PieceKind::King)
        lostRights |= m_castlingRooks & rankMask(relativeRank(S, 0));
    if (lostRights != 0) {
        m_castlingRooks ^= lostRights;
        if constexpr (withKey)
            while (lostRights != 0)
                m_key ^= kZobrist.castling[takeLowest(lostRights)];
    }

    if (isCastling(move)) {
        moveCastling<S, withKey>(from, to);
        m_sideToMove = kEnemy;
        return;
    }

    const Piece captured = m_squares[to];
    if (captured != Piece::None) {
        toggle<withKey>(to, captured);
        m_halfmoveClock = 0;
    }
    const Piece placed = isPromotion(move) ? makePiece(S, promotionOf(move)) : piece;
    toggle<withKey>(from, piece);
    toggle<withKey>(to, placed);
    m_squares[from] = Piece::None;
    m_squares[to] = placed;
    m_sideToMove = kEnemy;

    if (piece != kPawn)
        return;
    m_halfmoveClock = 0;
    if (isEnPassant(move)) {
        toggle<withKey>(to ^ 8, makePiece(kEnemy, PieceKind::Pawn));
        m_squares[to ^ 8] = Piece::None;
    } else if ((from ^ to) == 16 && someCaptureEnPassant<kEnemy>(to ^ 8)) {
        m_enPassant = static_cast<std::uint8_t>(to ^ 8);
        if constexpr (withKey)
            m_key ^= kZobrist.enPassant[m_enPassant];
    }
}

inline Bitboard Board::attackersTo(Square square, Bitboard occupied) const
{
    return (rookAttacks(square, occupied) & (pieces(PieceKind::Rook) | pieces(PieceKind::Queen)))
        | (bishopAttacks(square, occupied) & (pieces(PieceKind::Bishop) | pieces(PieceKind::Queen)))
        | (knightAttacks(square) & pieces(PieceKind::Knight)) | (kingAttacks(square) & pieces(PieceKind::King))
        | (pawnAttacks(Side::Second, square) & pieces(Side::First, PieceKind::Pawn))
        | (pawnAttacks(Side::First, square) & pieces(Side::Second, PieceKind::Pawn));
}

inline bool Board::keepsKingSafe(Square from, Square to) const
{
    const Square king = kingSquare(m_sideToMove);
    const Bitboard after = (occupied() & ~bit(from)) | bit(to);
    return (attackersTo(from == king ? to : king, after) & pieces(opponent(m_sideToMove)) & ~bit(to)) == 0;
}

} // namespace evenmatch::chess
