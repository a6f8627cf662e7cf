// Generates legal moves directly: masks for pins and checks are computed before the first move is made.
//
// generate<S>(board, sink) passes whole sets of targets to the sink, which lists or counts them. A sink has
//   void piece(Square from, Bitboard targets)          moves of one piece
//   void pawns<delta>(Bitboard targets)                pawn moves, each from target - delta
//   void promotions<delta>(Bitboard targets)           four moves each
//   void single(Move move)                             castling, en passant
#pragma once

#include "core/game/chess/board.h"

namespace evenmatch::chess {

/// The restrictions that the safety of the king puts on the other pieces.
struct Restrictions {
    Bitboard checkers = 0;
    Bitboard targets = ~Bitboard{0}; ///< the targets that answer the check: the checker and the squares before it
    Bitboard straightPins = 0; ///< lines along ranks and files from the king to a pinning piece, that piece included
    Bitboard diagonalPins = 0;
};

template <Side S>
inline Restrictions findRestrictions(const Board& board, Square king)
{
    constexpr Side kEnemy = opponent(S);
    const Bitboard own = board.pieces(S);
    const Bitboard occupied = board.occupied();
    const Bitboard enemy = board.pieces(kEnemy);
    const Bitboard queens = board.pieces(PieceKind::Queen);
    const Bitboard straight = (board.pieces(PieceKind::Rook) | queens) & enemy;
    const Bitboard diagonal = (board.pieces(PieceKind::Bishop) | queens) & enemy;

    Restrictions result;
    const Bitboard ranks = rookAttacks(king, occupied);
    const Bitboard diagonals = bishopAttacks(king, occupied);
    result.checkers = (ranks & straight) | (diagonals & diagonal) | (knightAttacks(king) & board.pieces(kEnemy, PieceKind::Knight))
        | (pawnAttacks(S, king) & board.pieces(kEnemy, PieceKind::Pawn));
    if (result.checkers != 0)
        result.targets = result.checkers | between(king, lowest(result.checkers));

    Bitboard pinners = rookAttacks(king, occupied ^ (ranks & own)) & straight & ~ranks;
    while (pinners != 0) {
        const Square pinner = takeLowest(pinners);
        result.straightPins |= between(king, pinner) | bit(pinner);
    }
    pinners = bishopAttacks(king, occupied ^ (diagonals & own)) & diagonal & ~diagonals;
    while (pinners != 0) {
        const Square pinner = takeLowest(pinners);
        result.diagonalPins |= between(king, pinner) | bit(pinner);
    }
    return result;
}

/// All squares that S attacks; `occupied` stops sliders.
template <Side S>
inline Bitboard attackedBy(const Board& board, Bitboard occupied)
{
    constexpr int kForward = S == Side::First ? 8 : -8;
    const Bitboard pawns = board.pieces(S, PieceKind::Pawn);
    const Bitboard queens = board.pieces(PieceKind::Queen);
    Bitboard attacked = shifted<kForward - 1>(pawns) | shifted<kForward + 1>(pawns) | kingAttacks(board.kingSquare(S));
    for (Bitboard set = board.pieces(S, PieceKind::Knight); set != 0;)
        attacked |= knightAttacks(takeLowest(set));
    for (Bitboard set = board.pieces(S) & (board.pieces(PieceKind::Bishop) | queens); set != 0;)
        attacked |= bishopAttacks(takeLowest(set), occupied);
    for (Bitboard set = board.pieces(S) & (board.pieces(PieceKind::Rook) | queens); set != 0;)
        attacked |= rookAttacks(takeLowest(set), occupied);
    return attacked;
}

/// Whether the path is free of pieces and attacks. `attacked` is what the enemy attacks with the king off the board; a rook pinned on the
/// back rank may not leave the king behind (possible in Chess960 only).
inline bool castlingIsFree(const Board& board, Square king, Square rook, Bitboard attacked, Bitboard straightPins)
{
    const Square kingTo = castledKing(king, rook);
    const Square rookTo = castledRook(king, rook);
    const Bitboard kingPath = between(king, kingTo) | bit(kingTo) | bit(king);
    const Bitboard path = kingPath | between(rook, rookTo) | bit(rookTo);
    return (path & board.occupied() & ~(bit(king) | bit(rook))) == 0 && (kingPath & attacked) == 0 && (straightPins & bit(rook)) == 0;
}

template <Side S, class Sink>
inline void generateKing(const Board& board, Square king, const Restrictions& limits, Sink& sink)
{
    const Bitboard targets = kingAttacks(king) & ~board.pieces(S);
    Bitboard rooks = board.castlingRooks() & board.pieces(S);
    if ((targets | rooks) == 0)
        return;
    const Bitboard attacked = attackedBy<opponent(S)>(board, board.occupied() ^ bit(king));
    sink.piece(king, targets & ~attacked);
    if (limits.checkers != 0)
        return;
    while (rooks != 0) {
        const Square rook = takeLowest(rooks);
        if (castlingIsFree(board, king, rook, attacked, limits.straightPins))
            sink.single(makeMove(king, rook, MoveKind::Castling));
    }
}

/// Knights, bishops, rooks and queens. A queen moves as a rook and as a bishop, because a pin leaves her only one of the two.
template <Side S, class Sink>
inline void generatePieces(const Board& board, const Restrictions& limits, Sink& sink)
{
    const Bitboard own = board.pieces(S);
    const Bitboard occupied = board.occupied();
    const Bitboard allowed = ~own & limits.targets;
    const Bitboard pins = limits.straightPins | limits.diagonalPins;
    const Bitboard queens = board.pieces(PieceKind::Queen);

    for (Bitboard set = own & board.pieces(PieceKind::Knight) & ~pins; set != 0;) {
        const Square from = takeLowest(set);
        sink.piece(from, knightAttacks(from) & allowed);
    }
    const Bitboard diagonal = own & (board.pieces(PieceKind::Bishop) | queens) & ~limits.straightPins;
    for (Bitboard set = diagonal & ~limits.diagonalPins; set != 0;) {
        const Square from = takeLowest(set);
        sink.piece(from, bishopAttacks(from, occupied) & allowed);
    }
    for (Bitboard set = diagonal & limits.diagonalPins; set != 0;) {
        const Square from = takeLowest(set);
        sink.piece(from, bishopAttacks(from, occupied) & allowed & limits.diagonalPins);
    }
    const Bitboard straight = own & (board.pieces(PieceKind::Rook) | queens) & ~limits.diagonalPins;
    for (Bitboard set = straight & ~limits.straightPins; set != 0;) {
        const Square from = takeLowest(set);
        sink.piece(from, rookAttacks(from, occupied) & allowed);
    }
    for (Bitboard set = straight & limits.straightPins; set != 0;) {
        const Square from = takeLowest(set);
        sink.piece(from, rookAttacks(from, occupied) & allowed & limits.straightPins);
    }
}

template <int delta, class Sink>
inline void sinkPawns(Bitboard targets, Sink& sink)
{
    constexpr Bitboard kLastRanks = rankMask(0) | rankMask(7);
    sink.template pawns<delta>(targets & ~kLastRanks);
    if ((targets & kLastRanks) != 0)
        sink.template promotions<delta>(targets & kLastRanks);
}

template <Side S, class Sink>
inline void generatePawns(const Board& board, const Restrictions& limits, Sink& sink)
{
    constexpr int kForward = S == Side::First ? 8 : -8;
    constexpr Bitboard kAfterOneStep = rankMask(relativeRank(S, 2));
    const Bitboard pawns = board.pieces(S, PieceKind::Pawn);
    const Bitboard empty = ~board.occupied();
    const Bitboard victims = board.pieces(opponent(S)) & limits.targets;

    // A pinned pawn stays on its line: along a file it can push, along a diagonal capture, along a rank nothing.
    const Bitboard pushing = pawns & ~limits.diagonalPins;
    const Bitboard steps
        = (shifted<kForward>(pushing & ~limits.straightPins) | (shifted<kForward>(pushing & limits.straightPins) & limits.straightPins))
        & empty;
    sinkPawns<kForward>(steps & limits.targets, sink);
    sink.template pawns<2 * kForward>(shifted<kForward>(steps & kAfterOneStep) & empty & limits.targets);

    const Bitboard capturing = pawns & ~limits.straightPins;
    const Bitboard unpinned = capturing & ~limits.diagonalPins;
    const Bitboard pinned = capturing & limits.diagonalPins;
    const auto captures = [&]<int delta>() {
        sinkPawns<delta>((shifted<delta>(unpinned) | (shifted<delta>(pinned) & limits.diagonalPins)) & victims, sink);
    };
    captures.template operator()<kForward - 1>();
    captures.template operator()<kForward + 1>();

    const Square enPassant = board.enPassantSquare();
    if (enPassant == kNoSquare)
        return;
    for (Bitboard set = pawnAttacks(opponent(S), enPassant) & pawns; set != 0;) {
        const Square from = takeLowest(set);
        if (board.canCaptureEnPassant(from, enPassant))
            sink.single(makeMove(from, enPassant, MoveKind::EnPassant));
    }
}

/// REQUIRES: S is to move
template <Side S, class Sink>
inline void generate(const Board& board, Sink& sink)
{
    const Square king = board.kingSquare(S);
    const Restrictions limits = findRestrictions<S>(board, king);
    generateKing<S>(board, king, limits, sink);
    if (moreThanOne(limits.checkers))
        return;
    generatePieces<S>(board, limits, sink);
    generatePawns<S>(board, limits, sink);
}

class ListSink {
public:
    explicit ListSink(MoveList& list) : m_list(list) { }

    void piece(Square from, Bitboard targets)
    {
        while (targets != 0)
            m_list.push_back(makeMove(from, takeLowest(targets)));
    }
    template <int delta>
    void pawns(Bitboard targets)
    {
        while (targets != 0) {
            const Square to = takeLowest(targets);
            m_list.push_back(makeMove(to - delta, to));
        }
    }
    template <int delta>
    void promotions(Bitboard targets)
    {
        while (targets != 0) {
            const Square to = takeLowest(targets);
            for (PieceKind kind : {PieceKind::Queen, PieceKind::Knight, PieceKind::Rook, PieceKind::Bishop})
                m_list.push_back(makePromotion(to - delta, to, kind));
        }
    }
    void single(Move move) { m_list.push_back(move); }

private:
    MoveList& m_list;
};

class CountSink {
public:
    int count() const { return m_count; }

    void piece(Square, Bitboard targets) { m_count += std::popcount(targets); }
    template <int delta>
    void pawns(Bitboard targets)
    {
        m_count += std::popcount(targets);
    }
    template <int delta>
    void promotions(Bitboard targets)
    {
        m_count += 4 * std::popcount(targets);
    }
    void single(Move) { ++m_count; }

private:
    int m_count = 0;
};

} // namespace evenmatch::chess
