#include "search/tactics/looker.h"

#include "core/game/chess/material.h"
#include "search/tactics/standing.h"

#include <algorithm>

namespace evenmatch::search {

using namespace chess;

namespace {

// Limits of pruning, by remaining plies and in centipawns
constexpr int kFarAheadDepth = 8;
constexpr int kFarAhead = 80; ///< per ply
constexpr int kHopelessDepth = 2;
constexpr int kHopeless = 280; ///< per ply
constexpr int kFarBehindDepth = 7;
constexpr int kFarBehind = 90; ///< the same per ply
constexpr int kLateDepth = 8;
constexpr int kQuietLoss = 25; ///< times the plies squared: the most that a quiet move may lose by exchanges on its square
constexpr int kCaptureLoss = 90; ///< per ply
constexpr int kOnlyMoveDepth = 7; ///< minimum depth for the check of an only move

} // namespace

int Looker::order(const Board& board, Move move, Move first, int ply, std::span<const PieceTo, 2> before) const
{
    if (move == first)
        return kTriedFirst;
    if (isCapture(board, move) || isPromotion(move))
        return captureOrder(board, move);
    if (const auto& killers = at(ply).killers; move == killers[0] || move == killers[1])
        return kKillerMove + (move == killers[0] ? 1 : 0);
    return m_history.of(board, move, before);
}

bool Looker::isRepeated(const Board& board, int ply) const
{
    for (int before = ply - 2; before >= 0 && ply - before <= board.halfmoveClock(); before -= 2)
        if (at(before).key == board.key())
            return true;
    return false;
}

std::optional<int> Looker::passed(const Board& board, int beta, int depth, int ply, int guess)
{
    constexpr int kShallowest = 3;
    const Bitboard pieces = board.pieces(board.sideToMove()) & ~board.pieces(PieceKind::Pawn) & ~board.pieces(PieceKind::King);
    if (depth < kShallowest || guess < beta || !moreThanOne(pieces)) // with few pieces, zugzwang is possible
        return std::nullopt;
    Board next = board;
    next.pass();
    at(ply).moved = {};
    const int less = 3 + depth / 3 + std::min(3, (guess - beta) / 200);
    const int score = -search(next, -beta, -beta + 1, depth - less, ply + 1, false);
    if (m_isStopped || score < beta)
        return std::nullopt;
    return score > kSurelyMate ? beta : score;
}

std::optional<int> Looker::withoutMoves(const Board& board, int alpha, int beta, int depth, int ply, bool mayPass, int guess)
{
    if (isMate(beta))
        return std::nullopt;
    const int isBetter = isImproving(ply) ? 1 : 0;
    if (depth <= kFarAheadDepth && guess - kFarAhead * (depth - isBetter) >= beta)
        return guess;
    if (depth <= kHopelessDepth && guess + kHopeless * depth <= alpha)
        if (const int score = quiet(board, alpha, alpha + 1, ply); score <= alpha || m_isStopped)
            return score;
    return mayPass ? passed(board, beta, depth, ply, guess) : std::nullopt;
}

/// Searches the first move with the full window; the others first with a null window, late ones less deep.
int Looker::searchMove(const Board& next, int alpha, int beta, int depth, int ply, int less, bool isFirst)
{
    if (isFirst)
        return -search(next, -beta, -alpha, depth - 1, ply + 1, true);
    int score = -search(next, -alpha - 1, -alpha, depth - 1 - less, ply + 1, true);
    if (score > alpha && less > 0)
        score = -search(next, -alpha - 1, -alpha, depth - 1, ply + 1, true);
    if (score > alpha && score < beta)
        score = -search(next, -beta, -alpha, depth - 1, ply + 1, true);
    return score;
}

void Looker::remember(const Board& board, Move cut, std::span<const Move> failed, int depth, int ply)
{
    auto& killers = at(ply).killers;
    if (!(killers[0] == cut))
        killers = {cut, killers[0]};
    const auto earlier = before(ply);
    const int bonus = std::min(160 * depth - 100, 1600);
    m_history.add(board, cut, earlier, bonus);
    for (const Move move : failed)
        m_history.add(board, move, earlier, -bonus);
}

int Looker::search(const Board& board, int alpha, int beta, int depth, int ply, bool mayPass)
{
    if (depth <= 0 || ply >= kDeepest)
        return quiet(board, alpha, beta, ply);
    if (!mayGoOn())
        return 0;
    Frame& frame = at(ply);
    frame.key = board.key();
    at(ply + 2).killers = {};
    if (ply > 0) {
        if (isRepeated(board, ply) || board.halfmoveClock() >= 100 || isDeadMaterial(board))
            return 0;
        alpha = std::max(alpha, ply - kMate); // a shorter mate was already found
        beta = std::min(beta, kMate - ply - 1);
        if (alpha >= beta)
            return alpha;
    }
    const bool isCheck = board.inCheck();
    const bool isNarrow = beta - alpha == 1;
    const TableEntry* found = m_table.find(board.key());
    const std::optional<TableEntry> entry = found ? std::optional(*found) : std::nullopt;
    const bool isWhole = frame.left == kNoMove;
    if (entry && isNarrow && isWhole)
        if (const auto score = known(*entry, alpha, beta, depth, ply))
            return *score;
    frame.still = isCheck ? kUnknown : entry && entry->still != kUnknown ? entry->still : standing(board);
    if (isNarrow && !isCheck && isWhole) {
        int guess = frame.still;
        if (entry && !isMate(entry->score)
            && (entry->bound == TableEntry::Exact || (entry->bound == TableEntry::AtLeast) == (entry->score > guess)))
            guess = entry->score;
        if (const auto score = withoutMoves(board, alpha, beta, depth, ply, mayPass, guess); score || m_isStopped)
            return score.value_or(0);
    }
    if (depth >= 4 && isWhole && (!entry || entry->move == kNoMove))
        --depth; // its move order is poor; the next iteration has a better one
    return tryMoves(board, alpha, beta, depth, ply, entry ? &*entry : nullptr);
}

/// Prunes quiet moves late in the order, hopeless ones, and those that lose on their square, where these hardly matter.
bool Looker::isLeftOut(const Board& board, const Trial& trial, const Node& node) const
{
    const int deep = std::max(1, node.depth - trial.less);
    const int depth = node.depth;
    if (!trial.isQuiet)
        return trial.order <= kBadCapture / 2 && depth <= kFarBehindDepth && exchangeGain(board, trial.move) < -kCaptureLoss * depth;
    if (node.isCheck)
        return false;
    return (depth <= kLateDepth && trial.quiets > (3 + depth * depth) / (node.isImproving ? 1 : 2))
        || (deep <= kFarBehindDepth && node.isNarrow && node.still + kFarBehind * (deep + 1) <= node.alpha)
        || (deep <= kFarBehindDepth && exchangeGain(board, trial.move) < -kQuietLoss * deep * deep);
}

/// Searches the alternatives to the best move at half depth with a slightly lower bound.
int Looker::beside(const Board& board, Move best, int line, int depth, int ply)
{
    at(ply).left = best;
    const int score = search(board, line - 1, line, (depth - 1) / 2, ply, false);
    at(ply).left = kNoMove;
    return score;
}

int Looker::lessFor(const Trial& trial, const Node& node, std::size_t tried) const
{
    if (node.depth < 3 || tried < 2 || (!trial.isQuiet && trial.order > kBadCapture / 2))
        return 0;
    const bool isKiller = trial.order >= kKillerMove;
    int less = trial.less + (node.isNarrow ? 0 : -1) + (node.isImproving || node.isCheck ? 0 : 1) - (trial.isChecking ? 1 : 0)
        - (isKiller ? 1 : 0);
    if (trial.isQuiet && !isKiller)
        less -= std::clamp(trial.order / 6000, -2, 2);
    return std::clamp(less, 0, node.depth - 2);
}

int Looker::tryMoves(const Board& board, int alpha, int beta, int depth, int ply, const TableEntry* entry)
{
    Node node{.alpha = alpha,
        .depth = depth,
        .still = at(ply).still,
        .isCheck = board.inCheck(),
        .isNarrow = beta - alpha == 1,
        .isImproving = isImproving(ply)};
    const Move left = at(ply).left;
    const Move first = entry ? entry->move : kNoMove;
    const bool asksForOnlyMove = ply > 0 && left == kNoMove && depth >= kOnlyMoveDepth && entry && entry->depth >= depth - 3
        && entry->bound != TableEntry::AtMost && !isMate(entry->score) && ply < 2 * depth + 8;
    const auto earlier = before(ply);
    MoveList moves;
    board.legalMoves(moves);
    if (moves.empty())
        return node.isCheck ? ply - kMate : 0;
    Ordered ordered(moves, [&](Move move) { return order(board, move, first, ply, earlier); });
    MoveList failed;
    int best = -kInfinite;
    Move bestMove = kNoMove;
    int quiets = 0;
    std::size_t tried = 0;
    for (std::size_t i = 0; i < moves.size() && node.alpha < beta; ++i) {
        const auto [move, score] = ordered.take(i);
        if (move == left)
            continue;
        const bool isQuiet = !isCapture(board, move) && !isPromotion(move);
        quiets += isQuiet ? 1 : 0;
        Board next = board;
        next.play(move);
        const Trial trial{.move = move,
            .order = score,
            .quiets = quiets,
            .less = m_late.less(depth, tried + 1),
            .isQuiet = isQuiet,
            .isChecking = next.inCheck()};
        if (ply > 0 && best > -kSurelyMate && !trial.isChecking && isLeftOut(board, trial, node))
            continue;
        int further = trial.isChecking ? 1 : 0;
        if (asksForOnlyMove && move == first) {
            const int line = entry->score - 2 * depth;
            const int others = beside(board, move, line, depth, ply);
            if (m_isStopped)
                return 0;
            if (others < line)
                further = 1;
            else if (line >= beta)
                return line; // more than one move is enough
        }
        at(ply).moved = PieceTo::of(board, move);
        const int value = searchMove(next, node.alpha, beta, depth + further, ply, lessFor(trial, node, tried), tried == 0);
        ++tried;
        if (m_isStopped)
            return 0;
        if (value > best) {
            best = value;
            bestMove = value > node.alpha ? move : bestMove;
        }
        node.alpha = std::max(node.alpha, value);
        if (isQuiet && node.alpha >= beta)
            remember(board, move, {failed.begin(), failed.end()}, depth, ply);
        else if (isQuiet)
            failed.push_back(move);
    }
    if (tried == 0)
        return left != kNoMove ? node.alpha : best; // the excluded move is the only one
    if (left == kNoMove)
        keep(board, best, bestMove, depth, ply, best >= beta ? TableEntry::AtLeast : best > alpha ? TableEntry::Exact : TableEntry::AtMost);
    return best;
}

} // namespace evenmatch::search
