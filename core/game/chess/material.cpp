#include "core/game/chess/material.h"

namespace evenmatch::chess {

namespace {

bool onOneColour(Bitboard set) { return (set & kDarkSquares) == 0 || (set & ~kDarkSquares) == 0; }

} // namespace

bool isDeadMaterial(const Board& board)
{
    const Bitboard others = board.occupied() & ~board.pieces(PieceKind::King);
    if ((others & ~(board.pieces(PieceKind::Knight) | board.pieces(PieceKind::Bishop))) != 0)
        return false;
    if (!moreThanOne(others))
        return true;
    return board.pieces(PieceKind::Knight) == 0 && onOneColour(others);
}

bool cannotMate(const Board& board, Side side)
{
    const Bitboard army = board.pieces(side) & ~board.pieces(PieceKind::King);
    if (army == 0)
        return true;
    if ((army & ~(board.pieces(PieceKind::Knight) | board.pieces(PieceKind::Bishop))) != 0)
        return false;
    if ((army & board.pieces(PieceKind::Knight)) != 0) {
        const Bitboard helpers = board.pieces(opponent(side)) & ~board.pieces(PieceKind::King) & ~board.pieces(PieceKind::Queen);
        return !moreThanOne(army) && helpers == 0;
    }
    return board.pieces(PieceKind::Knight) == 0 && board.pieces(PieceKind::Pawn) == 0 && onOneColour(board.pieces(PieceKind::Bishop));
}

} // namespace evenmatch::chess
