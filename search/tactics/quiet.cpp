// The quiescence search: captures until none gains.
#include "search/tactics/looker.h"
#include "search/tactics/standing.h"

#include <algorithm>

namespace evenmatch::search {

using namespace chess;

namespace {

constexpr int kNotEnough = 200; ///< margin for captures

} // namespace

/// Plays captures out; out of check every move.
int Looker::quiet(const Board& board, int alpha, int beta, int ply)
{
    if (!mayGoOn())
        return 0;
    const bool isCheck = board.inCheck();
    if (ply > kDeepest)
        return isCheck ? 0 : standing(board);
    const TableEntry* entry = m_table.find(board.key());
    if (entry && beta - alpha == 1)
        if (const auto score = known(*entry, alpha, beta, 0, ply))
            return *score;
    const Move first = entry ? entry->move : kNoMove;
    const int still = isCheck ? kUnknown : entry && entry->still != kUnknown ? entry->still : standing(board);
    at(ply).still = still;
    const int before = alpha;
    int best = isCheck ? ply - kMate : still;
    if (best >= beta)
        return best;
    alpha = std::max(alpha, best);
    MoveList moves;
    if (isCheck)
        board.legalMoves(moves);
    else
        captures(board, moves);
    Move bestMove = kNoMove;
    const auto earlier = this->before(ply);
    Ordered ordered(moves, [&](Move move) { return order(board, move, first, ply, earlier); });
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto [move, score] = ordered.take(i);
        if (!isCheck && score <= kBadCapture / 2)
            break;
        if (!isCheck && !isPromotion(move)) {
            const auto taken = isEnPassant(move) ? PieceKind::Pawn : kindOf(board.pieceAt(toOf(move)));
            const int hoped = still + kNotEnough + kPieceWorth[static_cast<std::size_t>(taken)];
            if (hoped <= alpha) {
                best = std::max(best, hoped);
                continue;
            }
        }
        at(ply).moved = PieceTo::of(board, move);
        Board next = board;
        next.play(move);
        const int value = -quiet(next, -beta, -alpha, ply + 1);
        if (m_isStopped)
            return 0;
        if (value > best) {
            best = value;
            if (value > alpha)
                bestMove = move;
        }
        alpha = std::max(alpha, value);
        if (alpha >= beta)
            break;
    }
    keep(board, best, bestMove, 0, ply, best >= beta ? TableEntry::AtLeast : best > before ? TableEntry::Exact : TableEntry::AtMost);
    return best;
}

} // namespace evenmatch::search
