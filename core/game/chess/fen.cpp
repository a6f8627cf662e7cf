#include "core/game/chess/fen.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace evenmatch::chess {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

constexpr std::string_view kPieceLetters = "PNBRQK";

Error badValue(std::string_view field) { return {.code = ErrorCode::BadValue, .detail = std::string(field.substr(0, 100))}; }

/// Names the square, or the pieces as FEN does: "k".
Error badSetup(const SetupProblem& problem)
{
    std::string what = problem.kind == SetupProblem::Kind::TooManyPieces ? "P" : "K";
    if (problem.square != kNoSquare)
        what = squareName(problem.square);
    else if (problem.side == Side::Second)
        what[0] = static_cast<char>(what[0] - 'A' + 'a');
    return {.code = ErrorCode::BadSetup, .detail = std::move(what)};
}

/// Takes the next word out of `text`; empty at its end.
std::string_view takeWord(std::string_view& text)
{
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t begin = std::min(text.find_first_not_of(kSpace), text.size());
    text.remove_prefix(begin);
    const std::string_view word = text.substr(0, text.find_first_of(kSpace));
    text.remove_prefix(word.size());
    return word;
}

std::optional<Piece> pieceFromLetter(char letter)
{
    const bool black = letter >= 'a' && letter <= 'z';
    const std::size_t kind = kPieceLetters.find(black ? static_cast<char>(letter - 'a' + 'A') : letter);
    if (kind == std::string_view::npos)
        return std::nullopt;
    return makePiece(black ? Side::Second : Side::First, static_cast<PieceKind>(kind));
}

/// The rook of a letter of the castling field; kNoSquare if none is in place.
Square castlingRook(const Board& board, Side side, char letter)
{
    const Square king = board.kingSquare(side);
    const int homeRank = relativeRank(side, 0);
    const Bitboard rooks = board.pieces(side, PieceKind::Rook) & rankMask(homeRank);
    if (rankOf(king) != homeRank || rooks == 0)
        return kNoSquare;
    const Square lowestRook = lowest(rooks);
    const Square highestRook = 63 - std::countl_zero(rooks);
    if (letter == 'K')
        return highestRook > king ? highestRook : kNoSquare;
    if (letter == 'Q')
        return lowestRook < king ? lowestRook : kNoSquare;
    const Square rook = squareAt(letter - 'A', homeRank);
    return (rooks & bit(rook)) != 0 ? rook : kNoSquare;
}

Result<void> readCastling(FenPosition& position, std::string_view field)
{
    if (field == "-" || field.empty())
        return {};
    Board& board = position.board;
    for (const char letter : field) {
        const bool black = letter >= 'a' && letter <= 'z';
        const char upper = black ? static_cast<char>(letter - 'a' + 'A') : letter;
        const bool byFile = upper >= 'A' && upper <= 'H';
        if (!byFile && upper != 'K' && upper != 'Q')
            return badValue(field);
        const Side side = black ? Side::Second : Side::First;
        const Square rook = castlingRook(board, side, upper);
        if (rook == kNoSquare) {
            position.ignored += letter;
            continue;
        }
        const Square king = board.kingSquare(side);
        const Bitboard sameWing = rankMask(rankOf(king)) & (rook > king ? ~(bit(king) - 1) : bit(king) - 1);
        if ((board.castlingRooks() & board.pieces(side) & sameWing & ~bit(rook)) != 0) {
            position.ignored += letter;
            continue;
        }
        board.addCastlingRook(rook);
        const bool usual = fileOf(king) == 4 && (fileOf(rook) == 0 || fileOf(rook) == 7);
        position.chess960 = position.chess960 || byFile || !usual;
    }
    return {};
}

/// The square behind a pawn that has just jumped; any other square is added to `ignored`.
Result<Square> readEnPassant(FenPosition& position, std::string_view field)
{
    const Board& board = position.board;
    const auto passOver = [&] {
        (position.ignored += position.ignored.empty() ? "" : " ") += field;
        return kNoSquare;
    };
    if (field == "-" || field.empty())
        return kNoSquare;
    if (field.size() != 2 || field[0] < 'a' || field[0] > 'h' || field[1] < '1' || field[1] > '8')
        return badValue(field);
    const Square target = squareAt(field[0] - 'a', field[1] - '1');
    const Side waiting = opponent(board.sideToMove());
    if (relativeRank(waiting, rankOf(target)) != 2)
        return passOver();
    const int forward = waiting == Side::First ? 8 : -8;
    const bool jumped = (board.pieces(waiting, PieceKind::Pawn) & bit(target + forward)) != 0
        && (board.occupied() & (bit(target) | bit(target - forward))) == 0;
    return jumped ? target : passOver();
}

std::string castlingField(const Board& board, bool chess960)
{
    std::string field;
    for (const Side side : {Side::First, Side::Second}) {
        Bitboard rooks = board.castlingRooks() & board.pieces(side);
        while (rooks != 0) { // from the h side, in the order of KQ
            const Square rook = 63 - std::countl_zero(rooks);
            rooks ^= bit(rook);
            const char wing = rook > board.kingSquare(side) ? 'K' : 'Q';
            const char letter = chess960 ? static_cast<char>('A' + fileOf(rook)) : wing;
            field += side == Side::First ? letter : static_cast<char>(letter - 'A' + 'a');
        }
    }
    return field.empty() ? "-" : field;
}

} // namespace

FenFields splitFen(std::string_view text)
{
    FenFields fields;
    for (std::string_view& word : fields.words)
        word = takeWord(text);
    fields.hasMore = !takeWord(text).empty();
    return fields;
}

Result<Board> readPlacement(std::string_view field)
{
    Board board;
    int rank = 7;
    int file = 0;
    for (const char letter : field) {
        if (letter == '/') {
            if (file != 8 || rank == 0)
                return badValue(field);
            --rank;
            file = 0;
        } else if (letter >= '1' && letter <= '8') {
            file += letter - '0';
        } else {
            const std::optional<Piece> piece = pieceFromLetter(letter);
            if (!piece || file >= 8)
                return badValue(field);
            board.put(squareAt(file++, rank), *piece);
        }
        if (file > 8)
            return badValue(field);
    }
    if (rank != 0 || file != 8)
        return badValue(field);
    return board;
}

Result<Side> readSideToMove(std::string_view field)
{
    if (field.empty())
        return Error{ErrorCode::BadValue, EVENMATCH_TEXT("Errors", "a FEN without the side to move (w or b)")};
    if (field != "w" && field != "b" && field != "W" && field != "B")
        return badValue(field);
    return field == "w" || field == "W" ? Side::First : Side::Second;
}

Result<int> readCounter(std::string_view field, int otherwise)
{
    if (field.empty() || field == "-")
        return otherwise;
    int value = 0;
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
    if (error != std::errc() || end != field.data() + field.size() || value < 0 || value > 20000)
        return badValue(field);
    return value;
}

std::optional<SetupProblem> setupProblem(const Board& board)
{
    using Kind = SetupProblem::Kind;
    for (const Side side : {Side::First, Side::Second}) {
        const auto count = [&](PieceKind kind) { return std::popcount(board.pieces(side, kind)); };
        if (count(PieceKind::King) != 1)
            return SetupProblem{count(PieceKind::King) == 0 ? Kind::NoKing : Kind::SeveralKings, side, kNoSquare};
        const int promoted = std::max(0, count(PieceKind::Queen) - 1) + std::max(0, count(PieceKind::Rook) - 2)
            + std::max(0, count(PieceKind::Bishop) - 2) + std::max(0, count(PieceKind::Knight) - 2);
        if (count(PieceKind::Pawn) + promoted > 8)
            return SetupProblem{Kind::TooManyPieces, side, kNoSquare};
    }
    if (const Bitboard stray = board.pieces(PieceKind::Pawn) & (rankMask(0) | rankMask(7)); stray != 0)
        return SetupProblem{Kind::PawnOnLastRank, sideOf(board.pieceAt(lowest(stray))), lowest(stray)};
    const Side moving = board.sideToMove();
    const Square king = board.kingSquare(opponent(moving));
    if ((board.attackersTo(king, board.occupied()) & board.pieces(moving)) != 0)
        return SetupProblem{Kind::WaitingSideInCheck, opponent(moving), king};
    if (std::popcount(board.checkers()) > 2)
        return SetupProblem{Kind::TooManyChecks, moving, board.kingSquare(moving)};
    return std::nullopt;
}

Result<FenPosition> parseFen(std::string_view text)
{
    const FenFields fields = splitFen(text);
    FenPosition position;
    Board& board = position.board;
    auto placed = readPlacement(fields.words[0]);
    if (!placed)
        return placed.error();
    board = *placed;
    const auto side = readSideToMove(fields.words[1]);
    if (!side)
        return side.error();
    board.setSideToMove(*side);
    if (const auto problem = setupProblem(board))
        return badSetup(*problem);
    if (const auto read = readCastling(position, fields.words[2]); !read)
        return read.error();
    const auto enPassant = readEnPassant(position, fields.words[3]);
    if (!enPassant)
        return enPassant.error();
    const auto clock = readCounter(fields.words[4], 0);
    if (!clock)
        return clock.error();
    const auto number = readCounter(fields.words[5], 1);
    if (!number)
        return number.error();
    if (fields.hasMore)
        return badValue("FEN");
    const int ply = 2 * (std::max(*number, 1) - 1) + static_cast<int>(board.sideToMove());
    board.setCounters(static_cast<std::uint32_t>(*clock), static_cast<std::uint32_t>(ply));
    board.finishSetup(*enPassant);
    return position;
}

std::string writePlacement(const Board& board)
{
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        const auto flush = [&] {
            if (empty != 0)
                text += static_cast<char>('0' + std::exchange(empty, 0));
        };
        for (int file = 0; file < 8; ++file) {
            const Piece piece = board.pieceAt(squareAt(file, rank));
            if (piece == Piece::None) {
                ++empty;
                continue;
            }
            flush();
            const char letter = kPieceLetters[static_cast<std::size_t>(kindOf(piece))];
            text += sideOf(piece) == Side::First ? letter : static_cast<char>(letter - 'A' + 'a');
        }
        flush();
        if (rank != 0)
            text += '/';
    }
    return text;
}

std::string writeFen(const Board& board, bool chess960)
{
    std::string text = writePlacement(board);
    text += board.sideToMove() == Side::First ? " w " : " b ";
    text += castlingField(board, chess960);
    text += ' ';
    text += board.enPassantSquare() == kNoSquare ? "-" : squareName(board.enPassantSquare());
    text += ' ' + std::to_string(board.halfmoveClock()) + ' ' + std::to_string(board.ply() / 2 + 1);
    return text;
}

Board chess960Start(int number)
{
    std::array<PieceKind, 8> row;
    row.fill(PieceKind::None);
    // puts a piece on the n-th file that is still free
    const auto putOnFree = [&row](int n, PieceKind kind) {
        for (PieceKind& place : row)
            if (place == PieceKind::None && n-- == 0) {
                place = kind;
                return;
            }
    };
    constexpr int kKnights[10][2] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};

    row[static_cast<std::size_t>(2 * (number % 4) + 1)] = PieceKind::Bishop;
    number /= 4;
    row[static_cast<std::size_t>(2 * (number % 4))] = PieceKind::Bishop;
    number /= 4;
    putOnFree(number % 6, PieceKind::Queen);
    number /= 6;
    putOnFree(kKnights[number][1], PieceKind::Knight); // the farther one first, because it does not shift the nearer one's place
    putOnFree(kKnights[number][0], PieceKind::Knight);
    for (const PieceKind kind : {PieceKind::Rook, PieceKind::King, PieceKind::Rook})
        putOnFree(0, kind);

    Board board;
    for (int file = 0; file < 8; ++file) {
        const PieceKind kind = row[static_cast<std::size_t>(file)];
        for (const Side side : {Side::First, Side::Second}) {
            const Square home = squareAt(file, relativeRank(side, 0));
            board.put(home, makePiece(side, kind));
            board.put(squareAt(file, relativeRank(side, 1)), makePiece(side, PieceKind::Pawn));
            if (kind == PieceKind::Rook)
                board.addCastlingRook(home);
        }
    }
    board.finishSetup(kNoSquare);
    return board;
}

} // namespace evenmatch::chess
