#include "core/record/board/chess_draft.h"

#include "core/game/chess/position.h"
#include "core/record/board/line_record.h"

#include <algorithm>

namespace evenmatch::record {

namespace {

using chess::Board;
using chess::Piece;
using chess::PieceKind;
using chess::Square;

constexpr std::array kSides{Side::First, Side::Second};
constexpr std::array kWings{ChessDraft::KingSide, ChessDraft::QueenSide};
constexpr int kKingFile = 4;

Board boardOf(const ChessDraft& draft)
{
    Board board;
    for (Square square = 0; square < 64; ++square)
        if (const Piece piece = draft.pieces[static_cast<std::size_t>(square)]; piece != Piece::None)
            board.put(square, piece);
    board.setSideToMove(draft.toMove);
    return board;
}

void takePieces(ChessDraft& draft, const Board& board)
{
    for (Square square = 0; square < 64; ++square)
        draft.pieces[static_cast<std::size_t>(square)] = board.pieceAt(square);
    draft.toMove = board.sideToMove();
}

/// The rooks on the king's rank that are beyond it on a wing. Nothing without a king on its first rank.
chess::Bitboard rooksBeyond(const Board& board, Side side, ChessDraft::Wing wing)
{
    const chess::Bitboard home = chess::rankMask(chess::relativeRank(side, 0));
    const chess::Bitboard kings = board.pieces(side, PieceKind::King);
    if (std::popcount(kings) != 1 || (kings & home) == 0)
        return 0;
    const chess::Bitboard beyond = wing == ChessDraft::KingSide ? ~(kings - 1) : kings - 1;
    return board.pieces(side, PieceKind::Rook) & home & beyond;
}

/// As ChessDraft::innerRook; -1 also without a rook there.
int innerFile(const Board& board, Side side, ChessDraft::Wing wing, int file)
{
    const chess::Bitboard rooks = rooksBeyond(board, side, wing);
    const chess::Bitboard rook = rooks & chess::bit(chess::squareAt(file, chess::relativeRank(side, 0)));
    const bool isInner = rook != 0 && (wing == ChessDraft::KingSide ? rooks > 2 * rook - 1 : (rooks & (rook - 1)) != 0);
    return isInner ? file : -1;
}

/// Whether the king may castle on this wing only by the rules of Chess960.
bool needsChess960(const ChessDraft& draft, Side side, ChessDraft::Wing wing)
{
    ChessDraft anywhere = draft;
    anywhere.chess960 = true;
    return !mayCastle(draft, side, wing) && mayCastle(anywhere, side, wing);
}

/// "K", "q", or the file of a rook; its side of the king determines the wing.
core::Result<void> readRight(ChessDraft& draft, char letter)
{
    const bool black = letter >= 'a' && letter <= 'z';
    const char upper = black ? static_cast<char>(letter - 'a' + 'A') : letter;
    const bool byFile = upper >= 'A' && upper <= 'H';
    if (!byFile && upper != 'K' && upper != 'Q')
        return core::Error{core::ErrorCode::BadValue, std::string(1, letter)};
    const Side side = black ? Side::Second : Side::First;
    const chess::Bitboard kings = boardOf(draft).pieces(side, PieceKind::King);
    const int king = kings == 0 ? kKingFile : chess::fileOf(chess::lowest(kings));
    const ChessDraft::Wing wing = (byFile ? upper - 'A' > king : upper == 'K') ? ChessDraft::KingSide : ChessDraft::QueenSide;
    draft.chess960 = draft.chess960 || byFile || king != kKingFile || needsChess960(draft, side, wing);
    draft.castling[static_cast<std::size_t>(side)][wing] = true;
    if (byFile)
        draft.innerRook[static_cast<std::size_t>(side)][wing] = innerFile(boardOf(draft), side, wing, upper - 'A');
    return {};
}

std::string castlingField(const ChessDraft& draft)
{
    std::string field;
    const Board board = boardOf(draft);
    for (const Side side : kSides)
        for (const ChessDraft::Wing wing : kWings)
            if (const auto at = static_cast<std::size_t>(side); draft.castling[at][wing] && mayCastle(draft, side, wing)) {
                const int wanted = draft.chess960 ? draft.innerRook[at][wing] : -1;
                const int file = wanted < 0 ? -1 : innerFile(board, side, wing, wanted); // K and Q mean the outermost rook
                const char letter = file >= 0 ? static_cast<char>('A' + file) : wing == ChessDraft::KingSide ? 'K' : 'Q';
                field += side == Side::First ? letter : static_cast<char>(letter - 'A' + 'a');
            }
    return field.empty() ? "-" : field;
}

} // namespace

ChessDraft usualChessStart() { return draftOf(chess::Position()); }

ChessDraft draftOf(const chess::Position& position)
{
    const Board& board = position.board();
    ChessDraft draft;
    takePieces(draft, board);
    for (const Side side : kSides)
        for (chess::Bitboard rooks = board.castlingRooks() & board.pieces(side); rooks != 0;) {
            const Square rook = chess::takeLowest(rooks);
            const auto wing = rook > board.kingSquare(side) ? ChessDraft::KingSide : ChessDraft::QueenSide;
            draft.castling[static_cast<std::size_t>(side)][wing] = true;
            draft.innerRook[static_cast<std::size_t>(side)][wing] = innerFile(board, side, wing, chess::fileOf(rook));
        }
    draft.enPassant = board.enPassantSquare();
    draft.halfmoves = board.halfmoveClock();
    draft.moveNumber = board.ply() / 2 + 1;
    draft.chess960 = position.isChess960();
    return draft;
}

core::Result<ChessDraft> readChessDraft(std::string_view fen)
{
    const chess::FenFields fields = chess::splitFen(fen);
    const auto placed = chess::readPlacement(fields.words[0]);
    if (!placed)
        return placed.error();
    ChessDraft draft;
    takePieces(draft, *placed);
    if (!fields.words[1].empty()) {
        const auto side = chess::readSideToMove(fields.words[1]);
        if (!side)
            return side.error();
        draft.toMove = *side;
    }
    if (fields.words[2] != "-")
        for (const char letter : fields.words[2])
            if (const auto read = readRight(draft, letter); !read)
                return read.error();
    if (const std::string_view field = fields.words[3]; !field.empty() && field != "-") {
        if (field.size() != 2 || field[0] < 'a' || field[0] > 'h' || field[1] < '1' || field[1] > '8')
            return core::Error{core::ErrorCode::BadValue, std::string(field.substr(0, 100))};
        draft.enPassant = chess::squareAt(field[0] - 'a', field[1] - '1');
    }
    const auto halfmoves = chess::readCounter(fields.words[4], 0);
    const auto number = chess::readCounter(fields.words[5], 1);
    if (!halfmoves || !number)
        return halfmoves ? number.error() : halfmoves.error();
    if (fields.hasMore)
        return core::Error{core::ErrorCode::BadValue, "FEN"};
    draft.halfmoves = *halfmoves;
    draft.moveNumber = std::max(*number, 1);
    return draft;
}

std::string fenOf(const ChessDraft& draft)
{
    const auto jumped = enPassantSquares(draft);
    const bool passes = std::ranges::find(jumped, draft.enPassant) != jumped.end();
    return chess::writePlacement(boardOf(draft)) + (draft.toMove == Side::First ? " w " : " b ") + castlingField(draft) + ' '
        + (passes ? chess::squareName(draft.enPassant) : "-") + ' ' + std::to_string(draft.halfmoves) + ' '
        + std::to_string(draft.moveNumber);
}

bool mayCastle(const ChessDraft& draft, Side side, ChessDraft::Wing wing)
{
    const Board board = boardOf(draft);
    const chess::Bitboard rooks = rooksBeyond(board, side, wing);
    if (draft.chess960 || rooks == 0)
        return rooks != 0;
    const Square king = chess::lowest(board.pieces(side, PieceKind::King));
    const chess::Bitboard corner = chess::bit(chess::squareAt(wing == ChessDraft::KingSide ? 7 : 0, chess::rankOf(king)));
    return chess::fileOf(king) == kKingFile && (rooks & corner) != 0;
}

std::vector<Square> enPassantSquares(const ChessDraft& draft)
{
    const Board board = boardOf(draft);
    const Side waiting = game::opponent(draft.toMove);
    const int forward = waiting == Side::First ? 8 : -8;
    std::vector<Square> squares;
    for (int file = 0; file < 8; ++file) {
        const Square target = chess::squareAt(file, chess::relativeRank(waiting, 2));
        const bool jumped = (board.pieces(waiting, PieceKind::Pawn) & chess::bit(target + forward)) != 0
            && (board.occupied() & (chess::bit(target) | chess::bit(target - forward))) == 0;
        if (jumped && (chess::pawnAttacks(waiting, target) & board.pieces(draft.toMove, PieceKind::Pawn)) != 0)
            squares.push_back(target);
    }
    return squares;
}

std::optional<chess::SetupProblem> problemOf(const ChessDraft& draft) { return chess::setupProblem(boardOf(draft)); }

GameRecord recordOf(const ChessDraft& draft) { return lineRecord(*chess::Position::fromFen(fenOf(draft), draft.chess960), {}); }

} // namespace evenmatch::record
