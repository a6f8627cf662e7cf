#include "core/game/chess/notation.h"

#include "core/game/chess/movegen.h"

namespace evenmatch::chess {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

constexpr bool isFile(char c) { return c >= 'a' && c <= 'h'; }
constexpr bool isRank(char c) { return c >= '1' && c <= '8'; }

/// The parts of a move's text, before the board is considered.
struct SanParts {
    PieceKind piece = PieceKind::Pawn;
    bool pieceNamed = false;
    bool captures = false;
    PieceKind promotion = PieceKind::None;
    Bitboard sources = ~Bitboard{0};
    int fromFile = -1;
    int fromRank = -1;
    Square to = kNoSquare;
};

PieceKind pieceNamedBy(char letter)
{
    switch (letter) {
    case 'N':
    case 'n': return PieceKind::Knight;
    case 'B': return PieceKind::Bishop;
    case 'R':
    case 'r': return PieceKind::Rook;
    case 'Q':
    case 'q': return PieceKind::Queen;
    case 'K':
    case 'k': return PieceKind::King;
    case 'P':
    case 'p': return PieceKind::Pawn;
    default: return PieceKind::None;
    }
}

constexpr bool endsWith(std::string_view text, std::string_view ending)
{
    return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

/// The text without surrounding spaces and without the annotations after the move: "+", "#", "!?", "ep", "e.p.", "(=)".
std::string_view withoutMarks(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    for (;;) {
        const std::size_t size = text.size();
        while (!text.empty()
            && (text.back() == '+' || text.back() == '#' || text.back() == '!' || text.back() == '?' || text.back() == ' '
                || text.back() == '='))
            text.remove_suffix(1);
        if (!text.empty() && (text.back() == '.' || text.back() == 'p' || text.back() == ')'))
            for (const std::string_view mark : {"e.p.", "ep.", "ep", "(=)"})
                if (endsWith(text, mark)) {
                    text.remove_suffix(mark.size());
                    break;
                }
        if (text.size() == size)
            return text;
    }
}

/// 1 for O-O, -1 for O-O-O, 0 for anything else. Zeros, small letters and missing hyphens are accepted.
int castlingWing(std::string_view text)
{
    int rings = 0;
    for (const char c : text) {
        if (c == 'O' || c == '0' || c == 'o')
            ++rings;
        else if (c != '-')
            return 0;
    }
    return text.size() > 5 || text.front() == '-' || text.back() == '-' ? 0 : rings == 2 ? 1 : rings == 3 ? -1 : 0;
}

/// Removes "=Q", "(Q)", "/Q" or "Q" from the end; false if the letter there is no piece.
bool takePromotion(std::string_view& text, SanParts& parts)
{
    const bool bracketed = text.size() > 2 && text.back() == ')';
    std::string_view body = bracketed ? text.substr(0, text.size() - 1) : text;
    if (body.size() < 3 || isRank(body.back()))
        return !bracketed;
    const PieceKind kind = body.back() == 'b' ? PieceKind::Bishop : pieceNamedBy(body.back());
    if (kind == PieceKind::None || kind == PieceKind::Pawn || kind == PieceKind::King)
        return false;
    body.remove_suffix(1);
    if (bracketed != (body.back() == '('))
        return false;
    if (body.back() == '=' || body.back() == '(' || body.back() == '/')
        body.remove_suffix(1);
    parts.promotion = kind;
    text = body;
    return true;
}

/// Reads the squares of a move: the target at the end, the source (or a part of it) before. False if they have another form.
bool readSquares(std::string_view text, SanParts& parts)
{
    if (text.size() < 2 || !isRank(text.back()) || !isFile(text[text.size() - 2]))
        return false;
    parts.to = squareAt(text[text.size() - 2] - 'a', text.back() - '1');
    text.remove_suffix(2);
    if (!text.empty() && (text.back() == 'x' || text.back() == ':' || text.back() == 'X')) {
        parts.captures = true;
        text.remove_suffix(1);
    } else if (!text.empty() && text.back() == '-') {
        text.remove_suffix(1);
    }
    if (!text.empty() && isFile(text.front())) {
        parts.fromFile = text.front() - 'a';
        parts.sources &= fileMask(parts.fromFile);
        text.remove_prefix(1);
    }
    if (!text.empty() && isRank(text.front())) {
        parts.fromRank = text.front() - '1';
        parts.sources &= rankMask(parts.fromRank);
        text.remove_prefix(1);
    }
    return text.empty();
}

Bitboard pawnSources(const Board& board, const SanParts& parts)
{
    const Side side = board.sideToMove();
    const Bitboard pawns = board.pieces(side, PieceKind::Pawn) & parts.sources;
    const Bitboard target = bit(parts.to);
    if (parts.captures || (parts.fromFile >= 0 && parts.fromFile != fileOf(parts.to))) {
        const bool capturable = (board.pieces(opponent(side)) & target) != 0 || parts.to == board.enPassantSquare();
        return capturable ? pawnAttacks(opponent(side), parts.to) & pawns : 0;
    }
    const int back = side == Side::First ? -8 : 8;
    const int rank = relativeRank(side, rankOf(parts.to));
    if (rank == 0 || (board.occupied() & target) != 0)
        return 0;
    const Bitboard near = bit(parts.to + back);
    if (rank == 3 && (board.occupied() & near) == 0)
        return bit(parts.to + 2 * back) & pawns;
    return near & pawns;
}

/// Pieces of the named kind that can go to the target, ignoring their king's safety.
Bitboard findSources(const Board& board, const SanParts& parts)
{
    const Side side = board.sideToMove();
    if (parts.piece == PieceKind::Pawn)
        return pawnSources(board, parts);
    if ((board.pieces(side) & bit(parts.to)) != 0)
        return 0;
    return pieceAttacks(parts.piece, parts.to, board.occupied()) & board.pieces(side, parts.piece) & parts.sources;
}

/// The move with these parts, or the error.
struct Resolved {
    Move move;
    ErrorCode error = ErrorCode::NoSuchMove;
};

Resolved resolve(const Board& board, const SanParts& parts)
{
    Bitboard sources = findSources(board, parts);
    if (sources == 0)
        return {};
    const bool enPassant
        = parts.piece == PieceKind::Pawn && parts.to == board.enPassantSquare() && fileOf(lowest(sources)) != fileOf(parts.to);
    Square from = kNoSquare;
    while (sources != 0) {
        const Square source = takeLowest(sources);
        if (!(enPassant ? board.canCaptureEnPassant(source, parts.to) : board.keepsKingSafe(source, parts.to)))
            continue;
        if (from != kNoSquare)
            return {kNoMove, ErrorCode::AmbiguousMove};
        from = source;
    }
    if (from == kNoSquare)
        return {kNoMove, ErrorCode::LeavesKingInCheck};
    const bool promotes = parts.piece == PieceKind::Pawn && relativeRank(board.sideToMove(), rankOf(parts.to)) == 7;
    if (promotes && parts.promotion == PieceKind::None)
        return {kNoMove, ErrorCode::AmbiguousMove};
    if (promotes)
        return {makePromotion(from, parts.to, parts.promotion)};
    if (parts.promotion != PieceKind::None)
        return {};
    return {makeMove(from, parts.to, enPassant ? MoveKind::EnPassant : MoveKind::Normal)};
}

Resolved resolveCastling(const Board& board, int wing)
{
    const Side side = board.sideToMove();
    const Square king = board.kingSquare(side);
    Bitboard rooks = board.castlingRooks() & board.pieces(side);
    while (rooks != 0) {
        const Square rook = takeLowest(rooks);
        if ((rook > king) != (wing > 0))
            continue;
        if (board.canCastle(rook))
            return {makeMove(king, rook, MoveKind::Castling)};
        const Bitboard path = between(king, castledKing(king, rook)) | bit(castledKing(king, rook)) | between(king, rook)
            | between(rook, castledRook(king, rook)) | bit(castledRook(king, rook));
        const bool blocked = (path & board.occupied() & ~bit(king) & ~bit(rook)) != 0;
        return {kNoMove, blocked ? ErrorCode::NoSuchMove : ErrorCode::LeavesKingInCheck};
    }
    return {};
}

Error failed(ErrorCode code, std::string_view text) { return {.code = code, .detail = std::string(text.substr(0, 40))}; }

} // namespace

core::Result<Move> parseSan(const Board& board, std::string_view text)
{
    std::string_view rest = withoutMarks(text);
    if (rest.size() < 2)
        return failed(ErrorCode::UnreadableMove, text);
    if (const int wing = castlingWing(rest)) {
        const Resolved castling = resolveCastling(board, wing);
        return castling.move != kNoMove ? Result<Move>(castling.move) : failed(castling.error, text);
    }

    SanParts parts;
    const bool perhapsBishop = rest.front() == 'b'; // a small b is the b-file, or else a bishop
    if (const PieceKind kind = pieceNamedBy(rest.front()); kind != PieceKind::None) {
        parts.piece = kind;
        parts.pieceNamed = true;
        rest.remove_prefix(1);
    }
    const std::string_view afterPiece = rest;
    const bool readable = takePromotion(rest, parts) && readSquares(rest, parts);
    Resolved found;
    if (readable) {
        if (!parts.pieceNamed && parts.fromFile >= 0 && parts.fromRank >= 0) { // in "g1f3" the square determines the piece
            const Piece piece = board.pieceAt(squareAt(parts.fromFile, parts.fromRank));
            if (piece != Piece::None)
                parts.piece = kindOf(piece);
        }
        found = resolve(board, parts);
    }
    if (found.move == kNoMove && perhapsBishop) {
        SanParts bishop{.piece = PieceKind::Bishop, .pieceNamed = true};
        const Resolved other = readSquares(afterPiece.substr(1), bishop) ? resolve(board, bishop) : Resolved{};
        if (other.move != kNoMove || (found.error == ErrorCode::NoSuchMove && other.error != ErrorCode::NoSuchMove))
            found = other;
    }
    if (found.move != kNoMove)
        return found.move;
    if (parts.piece == PieceKind::King && readable && parts.fromFile >= 0 && parts.fromRank >= 0)
        if (const auto castling
            = parseUci(board, squareName(squareAt(parts.fromFile, parts.fromRank)) + squareName(parts.to))) // as "Ke1-g1"
            return *castling;
    return failed(readable ? found.error : ErrorCode::UnreadableMove, text);
}

namespace {

/// File, rank or both of the source, where another piece of the kind could go to the same square.
std::string disambiguation(const Board& board, Move move)
{
    const Square from = fromOf(move);
    const SanParts parts{.piece = kindOf(board.pieceAt(from)), .to = toOf(move)};
    Bitboard others = findSources(board, parts) & ~bit(from);
    bool any = false;
    bool sameFile = false;
    bool sameRank = false;
    while (others != 0) {
        const Square other = takeLowest(others);
        if (!board.keepsKingSafe(other, parts.to))
            continue;
        any = true;
        sameFile = sameFile || fileOf(other) == fileOf(from);
        sameRank = sameRank || rankOf(other) == rankOf(from);
    }
    std::string text;
    if (any && (!sameFile || sameRank))
        text += static_cast<char>('a' + fileOf(from));
    if (any && sameFile)
        text += static_cast<char>('1' + rankOf(from));
    return text;
}

} // namespace

std::string writeSan(const Board& board, Move move)
{
    const Square from = fromOf(move);
    const Square to = toOf(move);
    std::string text;
    if (isCastling(move)) {
        text = to > from ? "O-O" : "O-O-O";
    } else {
        const bool captures = isEnPassant(move) || board.pieceAt(to) != Piece::None;
        const PieceKind kind = kindOf(board.pieceAt(from));
        if (kind != PieceKind::Pawn)
            text = "PNBRQK"[static_cast<int>(kind)] + disambiguation(board, move);
        else if (captures)
            text = static_cast<char>('a' + fileOf(from));
        if (captures)
            text += 'x';
        text += static_cast<char>('a' + fileOf(to));
        text += static_cast<char>('1' + rankOf(to));
        if (isPromotion(move)) {
            text += '=';
            text += "PNBRQ"[static_cast<int>(promotionOf(move))];
        }
    }
    Board after = board;
    after.play(move);
    if (after.inCheck())
        text += after.countLegalMoves() == 0 ? '#' : '+';
    return text;
}

} // namespace evenmatch::chess
