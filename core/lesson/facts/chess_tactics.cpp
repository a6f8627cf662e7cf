#include "core/lesson/facts/chess_tactics.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace evenmatch::lesson {

using chess::Board;
using chess::Move;
using chess::MoveList;
using chess::PieceKind;
using chess::Side;

namespace {

constexpr std::array kKinds = {PieceKind::Pawn, PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen};
constexpr int kDeepest = 8; ///< maximum number of consecutive captures

int settle(const Board& board, int low, int high, int depth)
{
    const bool inCheck = board.inCheck();
    const int stand = material(board, board.sideToMove());
    if (depth == 0)
        return stand;
    MoveList moves;
    board.legalMoves(moves);
    if (moves.empty())
        return inCheck ? -kMated : 0;
    int best = -kMated;
    if (!inCheck) {
        best = stand;
        if (best >= high)
            return best;
        low = std::max(low, best);
    }
    std::array<std::pair<int, Move>, MoveList::kCapacity> tried;
    std::size_t count = 0;
    for (const Move move : moves) {
        const bool promotes = chess::isPromotion(move) && chess::promotionOf(move) == PieceKind::Queen;
        if (inCheck || promotes || isCapture(board, move)) {
            const chess::Piece mover = board.pieceAt(chess::fromOf(move));
            tried[count++] = {10 * worthTaken(board, move) - worth(chess::kindOf(mover)) + (promotes ? 9000 : 0), move};
        }
    }
    std::sort(
        tried.begin(), tried.begin() + static_cast<std::ptrdiff_t>(count), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (std::size_t i = 0; i < count; ++i) {
        const int value = -settle(after(board, tried[i].second), -high, -low, depth - 1);
        best = std::max(best, value);
        low = std::max(low, value);
        if (low >= high)
            break;
    }
    return best;
}

/// Whether the side to move mates within this number of moves, each of them a check.
bool forcesMate(const Board& board, int moves)
{
    MoveList list;
    board.legalMoves(list);
    for (const Move move : list) {
        const Board next = after(board, move);
        if (!next.inCheck())
            continue;
        MoveList answers;
        next.legalMoves(answers);
        if (answers.empty())
            return true;
        if (moves > 1 && std::ranges::all_of(answers, [&](Move answer) { return forcesMate(after(next, answer), moves - 1); }))
            return true;
    }
    return false;
}

} // namespace

int worth(PieceKind kind)
{
    switch (kind) {
    case PieceKind::Pawn: return 100;
    case PieceKind::Knight: return 300;
    case PieceKind::Bishop: return 300;
    case PieceKind::Rook: return 500;
    case PieceKind::Queen: return 900;
    case PieceKind::King: return 10'000;
    case PieceKind::None: break;
    }
    return 0;
}

int material(const Board& board, Side side)
{
    int sum = 0;
    for (const PieceKind kind : kKinds)
        sum += worth(kind) * (std::popcount(board.pieces(side, kind)) - std::popcount(board.pieces(chess::opponent(side), kind)));
    return sum;
}

int settledMaterial(const Board& board) { return settle(board, -2 * kMated, 2 * kMated, kDeepest); }

bool isCapture(const Board& board, Move move)
{
    return chess::isEnPassant(move) || (!chess::isCastling(move) && board.pieceAt(chess::toOf(move)) != chess::Piece::None);
}

Board after(const Board& board, Move move)
{
    Board next = board;
    next.play(move);
    return next;
}

Board passed(const Board& board)
{
    Board next = board;
    next.pass();
    return next;
}

int worthTaken(const Board& board, Move move)
{
    if (!isCapture(board, move))
        return 0;
    return worth(chess::isEnPassant(move) ? PieceKind::Pawn : chess::kindOf(board.pieceAt(chess::toOf(move))));
}

int threatAgainst(const Board& board)
{
    const Board turned = passed(board);
    if (matingMove(turned) != chess::kNoMove)
        return kMated;
    return settledMaterial(turned) - material(turned, turned.sideToMove());
}

bool leavesUnguarded(const Board& before, const Board& answered, chess::Square defender, chess::Square guarded)
{
    const Side side = before.sideToMove();
    const auto guards = [&](const Board& of) { return of.attackersTo(guarded, of.occupied()) & of.pieces(side); };
    return guards(before) == chess::bit(defender) && guards(answered) == 0;
}

int sureGain(const Board& board, Move move)
{
    return sureGainBy(board, move, [](const Board&, Move, Move) { return true; });
}

int sureGainBy(const Board& board, Move move, const CountsCapture& counts)
{
    const Side own = board.sideToMove();
    const int before = material(board, own);
    const Board next = after(board, move);
    MoveList answers;
    next.legalMoves(answers);
    if (answers.empty())
        return next.inCheck() ? kMated : -before;
    int least = std::numeric_limits<int>::max();
    for (const Move answer : answers) {
        const Board answered = after(next, answer);
        MoveList moves;
        answered.legalMoves(moves);
        const bool isTaken = chess::toOf(answer) == chess::toOf(move) && !chess::isCastling(answer);
        const bool isForced = moves.empty() || answered.inCheck(); // otherwise the side may make a quiet move
        int best = isForced ? settledMaterial(answered) : material(answered, own);
        for (const Move capture : moves) {
            const bool promotes = chess::isPromotion(capture);
            if ((isCapture(answered, capture) || promotes)
                && ((isTaken && chess::toOf(capture) == chess::toOf(answer)) || counts(answered, answer, capture)))
                best = std::max(best, -settledMaterial(after(answered, capture)));
        }
        least = std::min(least, best - before);
        if (least <= -kMated / 2)
            break;
    }
    return least;
}

Move costlyAnswer(const Board& board, Move move)
{
    const Board next = after(board, move);
    if (const Move mate = matingMove(next); mate != chess::kNoMove)
        return mate;
    MoveList answers;
    next.legalMoves(answers);
    Move costliest = chess::kNoMove;
    int most = kWins - 1 + material(next, board.sideToMove()) - material(board, board.sideToMove()); // subtracts what the move captured
    for (const Move answer : answers)
        if (isCapture(next, answer))
            if (const int gain = sureGain(next, answer); gain > most) {
                most = gain;
                costliest = answer;
            }
    return costliest;
}

bool isMate(const Board& board) { return board.inCheck() && board.countLegalMoves() == 0; }

Move matingMove(const Board& board)
{
    MoveList moves;
    board.legalMoves(moves);
    for (const Move move : moves)
        if (isMate(after(board, move)))
            return move;
    return chess::kNoMove;
}

std::optional<int> mateIn(const Board& board, Move move, int most)
{
    const Board next = after(board, move);
    MoveList answers;
    next.legalMoves(answers);
    if (answers.empty())
        return next.inCheck() ? std::optional(1) : std::nullopt;
    for (int moves = 2; moves <= most; ++moves)
        if (std::ranges::all_of(answers, [&](Move answer) { return forcesMate(after(next, answer), moves - 1); }))
            return moves;
    return std::nullopt;
}

} // namespace evenmatch::lesson
