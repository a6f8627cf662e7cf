#include "core/game/chess/board.h"

#include "core/game/chess/movegen.h"

namespace evenmatch::chess {

constinit const ZobristKeys kZobrist{};

std::uint64_t Board::computeKey() const
{
    std::uint64_t key = m_sideToMove == Side::Second ? kZobrist.blackToMove : 0;
    for (Bitboard set = occupied(); set != 0;) {
        const Square square = takeLowest(set);
        key ^= kZobrist.piece[static_cast<int>(m_squares[square])][square];
    }
    for (Bitboard set = m_castlingRooks; set != 0;)
        key ^= kZobrist.castling[takeLowest(set)];
    if (m_enPassant != kNoSquare)
        key ^= kZobrist.enPassant[m_enPassant];
    return key;
}

void Board::legalMoves(MoveList& list) const
{
    list.clear();
    ListSink sink(list);
    if (m_sideToMove == Side::First)
        generate<Side::First>(*this, sink);
    else
        generate<Side::Second>(*this, sink);
}

int Board::countLegalMoves() const
{
    CountSink sink;
    if (m_sideToMove == Side::First)
        generate<Side::First>(*this, sink);
    else
        generate<Side::Second>(*this, sink);
    return sink.count();
}

bool Board::canCastle(Square rook) const
{
    const Square king = kingSquare(m_sideToMove);
    const bool white = m_sideToMove == Side::First;
    const Restrictions limits = white ? findRestrictions<Side::First>(*this, king) : findRestrictions<Side::Second>(*this, king);
    if (limits.checkers != 0)
        return false;
    const Bitboard withoutKing = occupied() ^ bit(king);
    const Bitboard attacked = white ? attackedBy<Side::Second>(*this, withoutKing) : attackedBy<Side::First>(*this, withoutKing);
    return castlingIsFree(*this, king, rook, attacked, limits.straightPins);
}

namespace {

/// Whether a pawn of the side to move can go from one square to the other, ignoring the king's safety and en passant.
bool pawnReaches(const Board& board, Square from, Square to)
{
    const Side side = board.sideToMove();
    if (pawnAttacks(side, from) & bit(to))
        return (board.pieces(opponent(side)) & bit(to)) != 0;
    const int forward = side == Side::First ? 8 : -8;
    if (board.occupied() & bit(to))
        return false;
    if (to == from + forward)
        return true;
    return to == from + 2 * forward && relativeRank(side, rankOf(from)) == 1 && (board.occupied() & bit(from + forward)) == 0;
}

} // namespace

bool Board::isLegal(Move move) const
{
    const Square from = fromOf(move);
    const Square to = toOf(move);
    if ((pieces(m_sideToMove) & bit(from)) == 0)
        return false;
    if (isCastling(move))
        return from == kingSquare(m_sideToMove) && (m_castlingRooks & pieces(m_sideToMove) & bit(to)) != 0 && canCastle(to);
    const PieceKind kind = kindOf(m_squares[from]);
    if (isEnPassant(move))
        return kind == PieceKind::Pawn && to == m_enPassant && (pawnAttacks(m_sideToMove, from) & bit(to)) != 0
            && canCaptureEnPassant(from, to);
    const bool promotes = kind == PieceKind::Pawn && relativeRank(m_sideToMove, rankOf(to)) == 7;
    if (promotes ? !isPromotion(move) : (move.code >> 12) != static_cast<int>(MoveKind::Normal))
        return false;
    if ((pieces(m_sideToMove) & bit(to)) != 0)
        return false;
    const bool reaches = kind == PieceKind::Pawn ? pawnReaches(*this, from, to) : (pieceAttacks(kind, from, occupied()) & bit(to)) != 0;
    return reaches && keepsKingSafe(from, to);
}

void Board::put(Square square, Piece piece)
{
    if (m_squares[square] != Piece::None)
        toggle<false>(square, m_squares[square]);
    m_squares[square] = piece;
    if (piece != Piece::None)
        toggle<false>(square, piece);
}

void Board::setCounters(std::uint32_t halfmoveClock, std::uint32_t ply)
{
    m_halfmoveClock = halfmoveClock;
    m_ply = ply;
}

void Board::pass()
{
    m_sideToMove = opponent(m_sideToMove);
    ++m_halfmoveClock;
    ++m_ply;
    finishSetup(kNoSquare);
}

void Board::finishSetup(Square enPassant)
{
    m_enPassant = kNoSquare;
    if (enPassant != kNoSquare) {
        const bool possible
            = m_sideToMove == Side::First ? someCaptureEnPassant<Side::First>(enPassant) : someCaptureEnPassant<Side::Second>(enPassant);
        if (possible)
            m_enPassant = static_cast<std::uint8_t>(enPassant);
    }
    m_key = computeKey();
}

} // namespace evenmatch::chess
