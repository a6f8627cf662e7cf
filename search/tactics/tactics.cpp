#include "search/tactics/tactics.h"

#include "core/game/chess/material.h"
#include "core/game/chess/movegen.h"
#include "search/tactics/standing.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace evenmatch::search {

using namespace chess;

namespace {

constexpr int kMate = kMateInCentipawns;
constexpr int kSurelyMate = kMate - 1000;
constexpr int kInfinite = kMate + 1;
constexpr int kDeepest = 60;
constexpr std::size_t kTableSize = std::size_t{1} << 18;

// What is not looked at, for it hardly changes anything, in centipawns a ply that is left
constexpr int kFarAhead = 110;
constexpr int kFarBehind = 120;
constexpr int kShallow = 3; ///< plies

/// The captures and promotions to queens out of all moves.
class CaptureSink {
public:
    CaptureSink(const Board& board, MoveList& list) : m_taken(board.pieces(opponent(board.sideToMove()))), m_all(list) { }

    void piece(Square from, Bitboard targets) { m_all.piece(from, targets & m_taken); }
    template <int delta>
    void pawns(Bitboard targets)
    {
        m_all.pawns<delta>(targets & m_taken);
    }
    template <int delta>
    void promotions(Bitboard targets)
    {
        while (targets != 0) {
            const Square to = takeLowest(targets);
            m_all.single(makePromotion(to - delta, to, PieceKind::Queen));
        }
    }
    void single(Move move)
    {
        if (isEnPassant(move))
            m_all.single(move);
    }

private:
    Bitboard m_taken;
    ListSink m_all;
};

void captures(const Board& board, MoveList& list)
{
    CaptureSink sink(board, list);
    if (board.sideToMove() == Side::First)
        generate<Side::First>(board, sink);
    else
        generate<Side::Second>(board, sink);
}

bool isCapture(const Board& board, Move move)
{
    return isEnPassant(move) || (!isCastling(move) && board.pieceAt(toOf(move)) != Piece::None);
}

/// A move list in the order in which it is tried.
class Ordered {
public:
    template <class Score>
    Ordered(const MoveList& moves, const Score& score) : m_moves(moves)
    {
        for (std::size_t i = 0; i < moves.size(); ++i)
            m_scores[i] = score(moves[i]);
    }

    /// The best of those that are left.
    Move take(std::size_t at)
    {
        std::size_t best = at;
        for (std::size_t i = at + 1; i < m_moves.size(); ++i)
            if (m_scores[i] > m_scores[best])
                best = i;
        std::swap(m_moves[at], m_moves[best]);
        std::swap(m_scores[at], m_scores[best]);
        return m_moves[at];
    }

private:
    static constexpr std::size_t kMostMoves = 256; ///< a chess position has at most 218
    MoveList m_moves;
    std::array<int, kMostMoves> m_scores;
};

struct Entry {
    enum Bound : std::uint8_t { Nothing, Exact, AtLeast, AtMost };
    std::uint64_t key = 0;
    std::int16_t score = 0;
    Move move = kNoMove;
    std::int8_t depth = 0;
    Bound bound = Nothing;
};

/// One look at one position.
class Looker {
public:
    Looker(std::uint64_t most, const std::stop_token& stop) : m_most(most), m_stop(stop) { }

    Tactics look(const Board& board, Move played);

private:
    bool mayGoOn()
    {
        ++m_nodes;
        if (m_nodes >= m_most || ((m_nodes & 0xfff) == 0 && m_stop.stop_requested()))
            m_isStopped = true;
        return !m_isStopped;
    }

    int quiet(const Board& board, int alpha, int beta, int ply);
    int search(const Board& board, int alpha, int beta, int depth, int ply, bool mayPass);
    /// What the table says, where that is enough.
    std::optional<int> known(const Entry& entry, int alpha, int beta, int depth, int ply) const;
    /// Whether the side to move would be ahead even if it passed.
    std::optional<int> passed(const Board& board, int beta, int depth, int ply);
    int searchMove(const Board& next, int alpha, int beta, int depth, int ply, int less, bool isFirst);
    void remember(const Board& board, Move cut, int depth, int ply);
    int order(const Board& board, Move move, Move first, int ply) const;
    bool isRepeated(const Board& board, int ply) const;
    std::vector<Move> lineFrom(Board board, Move first) const;
    static std::size_t placeOf(const Board& board, Move move)
    {
        return (static_cast<std::size_t>(board.sideToMove()) << 12) | (move.code & 0xfffU);
    }

    std::vector<Entry> m_table = std::vector<Entry>(kTableSize);
    std::array<int, 2 << 12> m_cuts{}; ///< how much quiet moves cut: by side, from and to
    std::array<std::array<Move, 2>, kDeepest + 2> m_killers{}; ///< quiet moves that cut last, by ply
    std::array<std::uint64_t, kDeepest + 2> m_path{}; ///< keys from the root on
    std::uint64_t m_nodes = 0;
    const std::uint64_t m_most;
    const std::stop_token& m_stop;
    bool m_isStopped = false;
};

/// Plays captures out; out of check every move.
int Looker::quiet(const Board& board, int alpha, int beta, int ply)
{
    if (!mayGoOn())
        return 0;
    const bool isCheck = board.inCheck();
    int best = isCheck ? ply - kMate : standing(board);
    if (ply > kDeepest || best >= beta)
        return isCheck ? standing(board) : best;
    alpha = std::max(alpha, best);
    MoveList moves;
    if (isCheck)
        board.legalMoves(moves);
    else
        captures(board, moves);
    Ordered ordered(moves, [&](Move move) { return order(board, move, kNoMove, ply); });
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = ordered.take(i);
        if (!isCheck && !isPromotion(move) && exchangeGain(board, move) < 0)
            continue;
        Board next = board;
        next.play(move);
        const int score = -quiet(next, -beta, -alpha, ply + 1);
        if (m_isStopped)
            return 0;
        best = std::max(best, score);
        alpha = std::max(alpha, score);
        if (alpha >= beta)
            break;
    }
    return best;
}

int Looker::order(const Board& board, Move move, Move first, int ply) const
{
    constexpr int kFirst = 1 << 30;
    constexpr int kCapture = 1 << 28;
    constexpr int kKiller = 1 << 27;
    if (move == first)
        return kFirst;
    const auto worth = [&](Square square) { return kPieceWorth[static_cast<std::size_t>(kindOf(board.pieceAt(square)))]; };
    if (isCapture(board, move) || isPromotion(move)) {
        const int gain = (isEnPassant(move) ? kPieceWorth[0] : worth(toOf(move))) + (isPromotion(move) ? 800 : 0);
        return gain < worth(fromOf(move)) && exchangeGain(board, move) < 0 ? -kCapture + gain : kCapture + 16 * gain - worth(fromOf(move)) / 16;
    }
    if (const auto& killer = m_killers[static_cast<std::size_t>(ply)]; move == killer[0] || move == killer[1])
        return kKiller + (move == killer[0] ? 1 : 0);
    return m_cuts[placeOf(board, move)];
}

bool Looker::isRepeated(const Board& board, int ply) const
{
    for (int before = ply - 2; before >= 0 && ply - before <= board.halfmoveClock(); before -= 2)
        if (m_path[static_cast<std::size_t>(before)] == board.key())
            return true;
    return false;
}

std::optional<int> Looker::known(const Entry& entry, int alpha, int beta, int depth, int ply) const
{
    if (entry.depth < depth)
        return std::nullopt;
    const int score = entry.score > kSurelyMate ? entry.score - ply : entry.score < -kSurelyMate ? entry.score + ply : entry.score;
    const bool isEnough = entry.bound == Entry::Exact || (entry.bound == Entry::AtLeast && score >= beta) || (entry.bound == Entry::AtMost && score <= alpha);
    return isEnough ? std::optional(score) : std::nullopt;
}

std::optional<int> Looker::passed(const Board& board, int beta, int depth, int ply)
{
    constexpr int kLess = 3;
    const Bitboard pieces = board.pieces(board.sideToMove()) & ~board.pieces(PieceKind::Pawn) & ~board.pieces(PieceKind::King);
    if (depth < kLess || !moreThanOne(pieces)) // with few pieces whoever must move may lose by it
        return std::nullopt;
    Board next = board;
    next.pass();
    const int score = -search(next, -beta, -beta + 1, depth - kLess - depth / 4, ply + 1, false);
    if (m_isStopped || score < beta)
        return std::nullopt;
    return score > kSurelyMate ? beta : score;
}

/// The first move with the whole window; others are first asked whether they are better at all, late ones less deep.
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

void Looker::remember(const Board& board, Move cut, int depth, int ply)
{
    constexpr int kMost = 1 << 26;
    auto& killers = m_killers[static_cast<std::size_t>(ply)];
    if (!(killers[0] == cut))
        killers = {cut, killers[0]};
    int& cuts = m_cuts[placeOf(board, cut)];
    cuts = std::min(cuts + depth * depth, kMost);
}

int lessFor(int depth, std::size_t index, bool isNarrow)
{
    if (depth < 3 || index < 3)
        return 0;
    return 1 + (index >= 8 ? 1 : 0) + (depth >= 7 && index >= 16 ? 1 : 0) - (isNarrow ? 0 : 1);
}

int Looker::search(const Board& board, int alpha, int beta, int depth, int ply, bool mayPass)
{
    const bool isCheck = board.inCheck();
    depth += isCheck ? 1 : 0;
    if (depth <= 0 || ply >= kDeepest)
        return quiet(board, alpha, beta, ply);
    if (!mayGoOn())
        return 0;
    m_path[static_cast<std::size_t>(ply)] = board.key();
    if (isRepeated(board, ply) || board.halfmoveClock() >= 100 || isDeadMaterial(board))
        return 0;
    const bool isNarrow = beta - alpha == 1;
    Entry& entry = m_table[board.key() % kTableSize];
    const Move first = entry.key == board.key() && entry.bound != Entry::Nothing ? entry.move : kNoMove;
    if (isNarrow && first != kNoMove)
        if (const auto score = known(entry, alpha, beta, depth, ply))
            return *score;
    const bool mayLeaveOut = isNarrow && !isCheck;
    const int still = mayLeaveOut ? standing(board) : 0;
    if (mayLeaveOut && std::abs(beta) < kSurelyMate && depth <= kShallow && still - kFarAhead * depth >= beta)
        return still;
    if (mayLeaveOut && mayPass && still >= beta)
        if (const auto score = passed(board, beta, depth, ply))
            return *score;
    MoveList moves;
    board.legalMoves(moves);
    if (moves.empty())
        return isCheck ? ply - kMate : 0;
    Ordered ordered(moves, [&](Move move) { return order(board, move, first, ply); });
    int best = -kInfinite;
    Move bestMove = kNoMove;
    const int before = alpha;
    for (std::size_t i = 0; i < moves.size() && alpha < beta; ++i) {
        const Move move = ordered.take(i);
        Board next = board;
        next.play(move);
        const bool isQuiet = !isCapture(board, move) && !isPromotion(move);
        const bool mayBeLess = isQuiet && !isCheck && i > 0 && !next.inCheck();
        if (mayBeLess && mayLeaveOut && std::abs(alpha) < kSurelyMate && depth < kShallow && still + kFarBehind * depth <= alpha)
            continue;
        const int score = searchMove(next, alpha, beta, depth, ply, mayBeLess ? lessFor(depth, i, isNarrow) : 0, i == 0);
        if (m_isStopped)
            return 0;
        if (score > best) {
            best = score;
            bestMove = move;
        }
        alpha = std::max(alpha, score);
        if (alpha >= beta && isQuiet)
            remember(board, move, depth, ply);
    }
    const int kept = best > kSurelyMate ? best + ply : best < -kSurelyMate ? best - ply : best;
    entry = {.key = board.key(),
        .score = static_cast<std::int16_t>(kept),
        .move = bestMove,
        .depth = static_cast<std::int8_t>(depth),
        .bound = best >= beta ? Entry::AtLeast : best > before ? Entry::Exact : Entry::AtMost};
    return best;
}

/// The best play as far as the table knows it.
std::vector<Move> Looker::lineFrom(Board board, Move first) const
{
    constexpr std::size_t kLongest = 12;
    std::vector<Move> line;
    for (Move move = first; line.size() < kLongest && board.isLegal(move);) {
        line.push_back(move);
        board.play(move);
        const Entry& entry = m_table[board.key() % kTableSize];
        if (entry.key != board.key())
            break;
        move = entry.move;
    }
    return line;
}

Tactics Looker::look(const Board& board, Move played)
{
    Tactics found;
    Board after = board;
    after.play(played);
    for (int depth = 1; depth < kDeepest / 2; ++depth) {
        m_path[0] = board.key();
        const int own = -search(after, -kInfinite, kInfinite, depth - 1, 1, true);
        const int best = m_isStopped ? 0 : search(board, -kInfinite, kInfinite, depth, 0, true);
        if (m_isStopped)
            break;
        const Entry& root = m_table[board.key() % kTableSize];
        found.line = lineFrom(board, own >= best || root.key != board.key() ? played : root.move);
        found.depth = depth;
        found.played = std::min(own, best);
        found.best = std::max(own, best);
    }
    found.nodes = m_nodes;
    return found;
}

} // namespace

Tactics tacticsOf(const Board& board, Move played, std::uint64_t nodes, const std::stop_token& stop)
{
    return Looker(nodes, stop).look(board, played);
}

} // namespace evenmatch::search
