// Slow and obvious generator of legal chess moves, to check the fast one: every move that a piece's movement allows, played on a plain
// array, and kept if its own king is not attacked afterwards. It shares no code with core/game/chess except the names of squares and moves.
#pragma once

#include "core/game/chess/board.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

namespace reference {

using namespace evenmatch::chess;

using Squares = std::array<Piece, 64>;

inline bool onBoard(int file, int rank) { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }

inline const std::vector<std::pair<int, int>>& stepsOf(PieceKind kind)
{
    static const std::vector<std::pair<int, int>> knight = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    static const std::vector<std::pair<int, int>> rook = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    static const std::vector<std::pair<int, int>> bishop = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
    static const std::vector<std::pair<int, int>> all = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
    return kind == PieceKind::Knight ? knight : kind == PieceKind::Rook ? rook : kind == PieceKind::Bishop ? bishop : all;
}

/// Squares that the piece on `from` attacks.
inline std::vector<Square> strikes(const Squares& squares, Square from)
{
    const PieceKind kind = kindOf(squares[from]);
    std::vector<Square> result;
    if (kind == PieceKind::Pawn) {
        const int forward = sideOf(squares[from]) == Side::First ? 1 : -1;
        for (const int side : {-1, 1})
            if (onBoard(fileOf(from) + side, rankOf(from) + forward))
                result.push_back(squareAt(fileOf(from) + side, rankOf(from) + forward));
        return result;
    }
    const bool slides = kind != PieceKind::Knight && kind != PieceKind::King;
    for (const auto& [files, ranks] : stepsOf(kind)) {
        int file = fileOf(from) + files;
        int rank = rankOf(from) + ranks;
        while (onBoard(file, rank)) {
            result.push_back(squareAt(file, rank));
            if (!slides || squares[squareAt(file, rank)] != Piece::None)
                break;
            file += files;
            rank += ranks;
        }
    }
    return result;
}

inline bool isAttacked(const Squares& squares, Square target, Side by)
{
    for (Square from = 0; from < 64; ++from)
        if (squares[from] != Piece::None && sideOf(squares[from]) == by) {
            const auto struck = strikes(squares, from);
            if (std::find(struck.begin(), struck.end(), target) != struck.end())
                return true;
        }
    return false;
}

inline bool kingAttacked(const Squares& squares, Side side)
{
    const auto king = std::find(squares.begin(), squares.end(), makePiece(side, PieceKind::King));
    return isAttacked(squares, static_cast<Square>(king - squares.begin()), opponent(side));
}

/// Castling to the c or g file, after FIDE 3.8 and the rules of Chess960 (II.3).
inline bool canCastle(const Squares& squares, Square king, Square rook, Side side)
{
    const int rank = rankOf(king);
    const int kingFile = rook > king ? 6 : 2;
    const int rookFile = rook > king ? 5 : 3;
    const auto [low, high] = std::minmax({fileOf(king), fileOf(rook), kingFile, rookFile});
    for (int file = low; file <= high; ++file) {
        const Square square = squareAt(file, rank);
        const bool crossedByKing = file >= std::min(fileOf(king), kingFile) && file <= std::max(fileOf(king), kingFile);
        const bool crossedByRook = file >= std::min(fileOf(rook), rookFile) && file <= std::max(fileOf(rook), rookFile);
        if ((crossedByKing || crossedByRook) && square != king && square != rook && squares[square] != Piece::None)
            return false;
        if (crossedByKing && isAttacked(squares, square, opponent(side)))
            return false;
    }
    Squares after = squares;
    after[king] = after[rook] = Piece::None;
    after[squareAt(kingFile, rank)] = makePiece(side, PieceKind::King);
    after[squareAt(rookFile, rank)] = makePiece(side, PieceKind::Rook);
    return !kingAttacked(after, side);
}

inline std::set<Move> legalMoves(const Board& board)
{
    const Side side = board.sideToMove();
    const int forward = side == Side::First ? 8 : -8;
    Squares squares;
    for (Square s = 0; s < 64; ++s)
        squares[s] = board.pieceAt(s);

    std::set<Move> moves;
    const auto tryMove = [&](Square from, Square to, bool enPassant) {
        Squares after = squares;
        after[to] = std::exchange(after[from], Piece::None);
        if (enPassant)
            after[to - forward] = Piece::None;
        if (kingAttacked(after, side))
            return;
        const bool promotes = kindOf(squares[from]) == PieceKind::Pawn && (rankOf(to) == 0 || rankOf(to) == 7);
        if (!promotes)
            moves.insert(makeMove(from, to, enPassant ? MoveKind::EnPassant : MoveKind::Normal));
        else
            for (const PieceKind kind : {PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen})
                moves.insert(makePromotion(from, to, kind));
    };

    for (Square from = 0; from < 64; ++from) {
        if (squares[from] == Piece::None || sideOf(squares[from]) != side)
            continue;
        const bool pawn = kindOf(squares[from]) == PieceKind::Pawn;
        for (const Square to : strikes(squares, from)) {
            const bool enemy = squares[to] != Piece::None && sideOf(squares[to]) != side;
            const bool enPassant = pawn && to == board.enPassantSquare();
            if (enemy || enPassant || (!pawn && squares[to] == Piece::None))
                tryMove(from, to, enPassant);
        }
        if (pawn && squares[from + forward] == Piece::None) {
            tryMove(from, from + forward, false);
            const bool unmoved = rankOf(from) == (side == Side::First ? 1 : 6);
            if (unmoved && squares[from + 2 * forward] == Piece::None)
                tryMove(from, from + 2 * forward, false);
        }
    }
    for (Square rook = 0; rook < 64; ++rook)
        if ((board.castlingRooks() & board.pieces(side) & bit(rook)) != 0 && canCastle(squares, board.kingSquare(side), rook, side))
            moves.insert(makeMove(board.kingSquare(side), rook, MoveKind::Castling));
    return moves;
}

} // namespace reference
