#include "core/game/chess/notation.h"

namespace evenmatch::chess {

namespace {

std::optional<Square> readSquare(std::string_view text)
{
    if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
        return std::nullopt;
    return squareAt(text[0] - 'a', text[1] - '1');
}

/// The move between two squares, with the kind it must have here; castling by the rook's square. Legality is not checked.
Move moveBetween(const Board& board, Square from, Square to)
{
    const Bitboard own = board.pieces(board.sideToMove());
    const PieceKind kind = kindOf(board.pieceAt(from));
    if (kind == PieceKind::King && (board.castlingRooks() & own & bit(to)) != 0)
        return makeMove(from, to, MoveKind::Castling);
    if (kind == PieceKind::Pawn && to == board.enPassantSquare())
        return makeMove(from, to, MoveKind::EnPassant);
    return makeMove(from, to);
}

/// Castling that brings the king from `from` to `to`; kNoMove if there is no such right.
Move castlingTo(const Board& board, Square from, Square to)
{
    if (from != board.kingSquare(board.sideToMove()))
        return kNoMove;
    Bitboard rooks = board.castlingRooks() & board.pieces(board.sideToMove());
    while (rooks != 0) {
        const Square rook = takeLowest(rooks);
        if (castledKing(from, rook) == to)
            return makeMove(from, rook, MoveKind::Castling);
    }
    return kNoMove;
}

} // namespace

std::string writeUci(Move move, bool chess960)
{
    const Square from = fromOf(move);
    const Square to = isCastling(move) && !chess960 ? castledKing(from, toOf(move)) : toOf(move);
    std::string text;
    for (const Square square : {from, to}) {
        text += static_cast<char>('a' + fileOf(square));
        text += static_cast<char>('1' + rankOf(square));
    }
    if (isPromotion(move))
        text += "nbrq"[static_cast<int>(promotionOf(move)) - static_cast<int>(PieceKind::Knight)];
    return text;
}

std::optional<Move> parseUci(const Board& board, std::string_view text)
{
    if (text.size() != 4 && text.size() != 5)
        return std::nullopt;
    const std::optional<Square> from = readSquare(text);
    const std::optional<Square> to = readSquare(text.substr(2));
    if (!from || !to)
        return std::nullopt;
    Move move = moveBetween(board, *from, *to);
    if (text.size() == 5) {
        constexpr std::string_view kLetters = "nbrqNBRQ";
        const std::size_t piece = kLetters.find(text[4]);
        if (piece == std::string_view::npos)
            return std::nullopt;
        move = makePromotion(*from, *to, static_cast<PieceKind>(piece % 4 + 1));
    } else if (!board.isLegal(move)) {
        move = castlingTo(board, *from, *to);
    }
    return board.isLegal(move) ? std::optional(move) : std::nullopt;
}

} // namespace evenmatch::chess
