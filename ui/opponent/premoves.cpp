#include "ui/opponent/premoves.h"

#include "core/game/chess/position.h"

namespace evenmatch::ui {

using chess::Bitboard;
using chess::Square;

namespace {

/// Pieces of the other side may move away, so only the side's own pieces are in the way.
Bitboard reach(chess::PieceKind kind, game::Side side, Square from, Bitboard own)
{
    if (kind != chess::PieceKind::Pawn)
        return chess::pieceAttacks(kind, from, own);
    const int step = side == game::Side::First ? 8 : -8;
    Bitboard targets = chess::pawnAttacks(side, from);
    for (Square to = from + step; (chess::bit(to) & own) == 0; to += step) {
        targets |= chess::bit(to);
        if (to != from + step || chess::relativeRank(side, chess::rankOf(from)) != 1)
            break;
    }
    return targets;
}

} // namespace

std::vector<game::Move> premovesOf(const chess::Position& position)
{
    const game::Side side = game::opponent(position.sideToMove());
    const Bitboard own = position.board().pieces(side);
    std::vector<game::Move> moves;
    for (Bitboard rooks = position.castlingRights() & own; rooks != 0;)
        moves.push_back(chess::makeMove(position.kingSquare(side), chess::takeLowest(rooks), chess::MoveKind::Castling));
    for (Bitboard pieces = own; pieces != 0;) {
        const Square from = chess::takeLowest(pieces);
        const chess::PieceKind kind = chess::kindOf(position.pieceAt(from));
        for (Bitboard targets = reach(kind, side, from, own); targets != 0;) {
            const Square to = chess::takeLowest(targets);
            if (kind != chess::PieceKind::Pawn || chess::relativeRank(side, chess::rankOf(to)) != 7)
                moves.push_back(chess::makeMove(from, to));
            else
                for (const auto piece :
                    {chess::PieceKind::Queen, chess::PieceKind::Knight, chess::PieceKind::Rook, chess::PieceKind::Bishop})
                    moves.push_back(chess::makePromotion(from, to, piece));
        }
    }
    return moves;
}

game::Move moveOfPremove(const chess::Position& position, game::Move premove)
{
    const game::Move enPassant = chess::makeMove(chess::fromOf(premove), chess::toOf(premove), chess::MoveKind::EnPassant);
    for (const game::Move move : {premove, enPassant})
        if (position.isLegal(move))
            return move;
    return game::kNoMove;
}

} // namespace evenmatch::ui
