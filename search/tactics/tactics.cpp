#include "search/tactics/tactics.h"

#include "core/game/chess/material.h"
#include "search/tactics/move_order.h"
#include "search/tactics/standing.h"
#include "search/tactics/table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>

namespace evenmatch::search {

using namespace chess;

namespace {

constexpr int kMate = kMateInCentipawns;
constexpr int kSurelyMate = kMate - 1000;
constexpr int kInfinite = kMate + 1;
constexpr int kDeepest = 60;
constexpr int kUnknown = std::numeric_limits<std::int16_t>::min(); ///< standing in check

// What is not looked at, for it hardly changes anything: in plies that are left, and in centipawns
constexpr int kFarAheadDepth = 8;
constexpr int kFarAhead = 80; ///< a ply
constexpr int kHopelessDepth = 2;
constexpr int kHopeless = 280; ///< a ply
constexpr int kFarBehindDepth = 7;
constexpr int kFarBehind = 90; ///< and as much a ply
constexpr int kLateDepth = 8;
constexpr int kQuietLoss = 25; ///< times the plies squared: what a quiet move may lose by exchanges on its square
constexpr int kCaptureLoss = 90; ///< a ply
constexpr int kOnlyMoveDepth = 7; ///< from here on it is asked whether there is only one move
constexpr int kNotEnough = 200; ///< what a capture must come near to, when captures are played out

bool isMate(int score)
{
    return std::abs(score) > kSurelyMate;
}

/// Plies less, by plies left and the place in the order.
class LateMoves {
public:
    LateMoves()
    {
        for (std::size_t depth = 1; depth < m_less.size(); ++depth)
            for (std::size_t place = 1; place < m_less[depth].size(); ++place)
                m_less[depth][place] = static_cast<int>(0.7 + std::log(static_cast<double>(depth)) * std::log(static_cast<double>(place)) / 2.3);
    }
    int less(int depth, std::size_t place) const
    {
        return m_less[std::min<std::size_t>(static_cast<std::size_t>(depth), m_less.size() - 1)][std::min(place, m_less[0].size() - 1)];
    }

private:
    std::array<std::array<int, 64>, 64> m_less{};
};

/// One look at one position.
class Looker {
public:
    Looker(std::uint64_t most, const std::stop_token& stop) : m_table(most), m_most(most), m_stop(stop) { }

    Tactics look(const Board& board, std::span<const Move> asked);

private:
    /// What is known on the way from the root to a ply.
    struct Frame {
        std::uint64_t key = 0;
        int still = kUnknown;
        PieceTo moved; ///< from here
        Move left = kNoMove; ///< a move that is not tried, for it is asked what there is beside it
        std::array<Move, 2> killers{}; ///< quiet moves that cut last
    };

    bool mayGoOn()
    {
        if (m_isStopped)
            return false;
        ++m_nodes;
        if (m_nodes >= m_most || ((m_nodes & 0xfff) == 0 && m_stop.stop_requested()))
            m_isStopped = true;
        return !m_isStopped;
    }
    Frame& at(int ply) { return m_frames[static_cast<std::size_t>(ply + kBefore)]; }
    const Frame& at(int ply) const { return m_frames[static_cast<std::size_t>(ply + kBefore)]; }
    std::array<PieceTo, 2> before(int ply) const { return {at(ply - 1).moved, at(ply - 2).moved}; }

    int fromRoot(const Board& board, int depth, int guess, int ply);
    int after(const Board& board, Move move, int depth, int guess);
    int quiet(const Board& board, int alpha, int beta, int ply);
    int search(const Board& board, int alpha, int beta, int depth, int ply, bool mayPass);
    int tryMoves(const Board& board, int alpha, int beta, int depth, int ply, const TableEntry* entry);
    /// What the table says, where that is enough.
    std::optional<int> known(const TableEntry& entry, int alpha, int beta, int depth, int ply) const;
    /// Where it is next to sure without looking at the moves.
    std::optional<int> withoutMoves(const Board& board, int alpha, int beta, int depth, int ply, bool mayPass, int guess);
    /// Whether the side to move would be ahead even if it passed.
    std::optional<int> passed(const Board& board, int beta, int depth, int ply, int guess);
    int searchMove(const Board& next, int alpha, int beta, int depth, int ply, int less, bool isFirst);
    void remember(const Board& board, Move cut, std::span<const Move> failed, int depth, int ply);
    int order(const Board& board, Move move, Move first, int ply, std::span<const PieceTo, 2> before) const;
    bool isRepeated(const Board& board, int ply) const;
    bool isImproving(int ply) const
    {
        return at(ply).still != kUnknown && ply >= 2 && (at(ply - 2).still == kUnknown || at(ply).still > at(ply - 2).still);
    }
    std::vector<Move> lineFrom(Board board, Move first) const;
    void keep(const Board& board, int score, Move move, int depth, int ply, TableEntry::Bound bound);

    static constexpr int kBefore = 2; ///< plies before the root, where nobody moved
    TacticsTable m_table;
    QuietHistory m_history;
    LateMoves m_late;
    std::array<Frame, kDeepest + kBefore + 3> m_frames{};
    std::uint64_t m_nodes = 0;
    const std::uint64_t m_most;
    const std::stop_token& m_stop;
    bool m_isStopped = false;
};

void Looker::keep(const Board& board, int score, Move move, int depth, int ply, TableEntry::Bound bound)
{
    const int kept = score > kSurelyMate ? score + ply : score < -kSurelyMate ? score - ply : score;
    m_table.keep({.key = board.key(),
        .score = static_cast<std::int16_t>(kept),
        .still = static_cast<std::int16_t>(at(ply).still),
        .move = move,
        .depth = static_cast<std::int8_t>(depth),
        .bound = bound});
}

std::optional<int> Looker::known(const TableEntry& entry, int alpha, int beta, int depth, int ply) const
{
    if (entry.depth < depth)
        return std::nullopt;
    const int score = entry.score > kSurelyMate ? entry.score - ply : entry.score < -kSurelyMate ? entry.score + ply : entry.score;
    const bool isEnough = entry.bound == TableEntry::Exact || (entry.bound == TableEntry::AtLeast && score >= beta)
        || (entry.bound == TableEntry::AtMost && score <= alpha);
    return isEnough ? std::optional(score) : std::nullopt;
}

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
    if (depth < kShallowest || guess < beta || !moreThanOne(pieces)) // with few pieces whoever must move may lose by it
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
        alpha = std::max(alpha, ply - kMate); // a mate that is nearer was found already
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
        --depth; // its order is poor; the next round knows more
    return tryMoves(board, alpha, beta, depth, ply, entry ? &*entry : nullptr);
}

int Looker::tryMoves(const Board& board, int alpha, int beta, int depth, int ply, const TableEntry* entry)
{
    const bool isCheck = board.inCheck();
    const bool isNarrow = beta - alpha == 1;
    const bool isBetter = isImproving(ply);
    const Move left = at(ply).left;
    const Move first = entry ? entry->move : kNoMove;
    const int still = at(ply).still;
    const auto earlier = before(ply);
    MoveList moves;
    board.legalMoves(moves);
    if (moves.empty())
        return isCheck ? ply - kMate : 0;
    Ordered ordered(moves, [&](Move move) { return order(board, move, first, ply, earlier); });
    MoveList failed;
    int best = -kInfinite;
    Move bestMove = kNoMove;
    const int start = alpha;
    int quiets = 0;
    std::size_t tried = 0;
    for (std::size_t i = 0; i < moves.size() && alpha < beta; ++i) {
        const auto [move, score] = ordered.take(i);
        if (move == left)
            continue;
        const bool isQuiet = !isCapture(board, move) && !isPromotion(move);
        quiets += isQuiet ? 1 : 0;
        Board next = board;
        next.play(move);
        const bool isChecking = next.inCheck();
        int less = m_late.less(depth, tried + 1);
        if (ply > 0 && best > -kSurelyMate && !isChecking) {
            const int deep = std::max(1, depth - less);
            if (isQuiet && !isCheck
                && ((depth <= kLateDepth && quiets > (3 + depth * depth) / (isBetter ? 1 : 2))
                    || (deep <= kFarBehindDepth && isNarrow && still + kFarBehind * (deep + 1) <= alpha)
                    || (deep <= kFarBehindDepth && exchangeGain(board, move) < -kQuietLoss * deep * deep)))
                continue;
            if (!isQuiet && score <= kBadCapture / 2 && depth <= kFarBehindDepth && exchangeGain(board, move) < -kCaptureLoss * depth)
                continue;
        }
        int further = isChecking ? 1 : 0;
        if (ply > 0 && move == first && left == kNoMove && depth >= kOnlyMoveDepth && entry->depth >= depth - 3 && entry->bound != TableEntry::AtMost
            && !isMate(entry->score) && ply < 2 * depth + 8) {
            const int line = entry->score - 2 * depth;
            at(ply).left = move;
            const int beside = search(board, line - 1, line, (depth - 1) / 2, ply, false);
            at(ply).left = kNoMove;
            if (m_isStopped)
                return 0;
            if (beside < line)
                further = 1;
            else if (line >= beta)
                return line; // more than one move is enough
        }
        at(ply).moved = PieceTo::of(board, move);
        if (isQuiet || score <= kBadCapture / 2) {
            less += (isNarrow ? 0 : -1) + (isBetter || isCheck ? 0 : 1) - (isChecking ? 1 : 0) - (score >= kKillerMove ? 1 : 0);
            less -= isQuiet && score < kKillerMove ? std::clamp(score / 6000, -2, 2) : 0;
            less = depth >= 3 && tried >= 2 ? std::clamp(less, 0, depth - 2) : 0;
        } else
            less = 0;
        const int value = searchMove(next, alpha, beta, depth + further, ply, less, tried == 0);
        ++tried;
        if (m_isStopped)
            return 0;
        if (value > best) {
            best = value;
            bestMove = value > alpha ? move : bestMove;
        }
        alpha = std::max(alpha, value);
        if (isQuiet && alpha >= beta)
            remember(board, move, {failed.begin(), failed.end()}, depth, ply);
        else if (isQuiet)
            failed.push_back(move);
    }
    if (tried == 0)
        return left != kNoMove ? alpha : best; // the move that is left out is the only one
    if (left == kNoMove)
        keep(board, best, bestMove, depth, ply, best >= beta ? TableEntry::AtLeast : best > start ? TableEntry::Exact : TableEntry::AtMost);
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
        const TableEntry* entry = m_table.find(board.key());
        if (!entry)
            break;
        move = entry->move;
    }
    return line;
}

/// In a window around what is expected, which grows until the answer lies inside it.
int Looker::fromRoot(const Board& board, int depth, int guess, int ply)
{
    constexpr int kShallowest = 4;
    int width = 30;
    int alpha = depth < kShallowest || isMate(guess) ? -kInfinite : std::max(-kInfinite, guess - width);
    int beta = depth < kShallowest || isMate(guess) ? kInfinite : std::min(kInfinite, guess + width);
    while (true) {
        const int score = search(board, alpha, beta, depth, ply, true);
        if (m_isStopped || (score > alpha && score < beta) || (alpha <= -kInfinite && beta >= kInfinite))
            return score;
        width *= 4;
        if (score <= alpha)
            alpha = width > 1000 ? -kInfinite : std::max(-kInfinite, score - width);
        else
            beta = width > 1000 ? kInfinite : std::min(kInfinite, score + width);
    }
}

Tactics Looker::look(const Board& board, std::span<const Move> asked)
{
    Tactics found;
    Tactics::Said said{.best = 0, .asked = std::vector<int>(asked.size())};
    for (int depth = 1; depth < kDeepest / 2; ++depth) {
        const int best = fromRoot(board, depth, said.best, 0);
        if (m_isStopped)
            break;
        const TableEntry* root = m_table.find(board.key());
        const Move choice = root && board.isLegal(root->move) ? root->move : asked.front();
        said.best = best;
        Move first = choice;
        for (std::size_t i = 0; i < asked.size(); ++i) {
            said.asked[i] = asked[i] == choice ? best : after(board, asked[i], depth, said.asked[i]);
            if (said.asked[i] >= said.best) {
                said.best = said.asked[i];
                first = asked[i];
            }
        }
        if (m_isStopped)
            break;
        found.line = lineFrom(board, first);
        found.byDepth.push_back(said);
    }
    found.nodes = m_nodes;
    return found;
}

/// What a move is worth for whoever makes it.
int Looker::after(const Board& board, Move move, int depth, int guess)
{
    at(0).key = board.key();
    at(0).moved = PieceTo::of(board, move);
    Board next = board;
    next.play(move);
    return -fromRoot(next, depth - 1, -guess, 1);
}

} // namespace

Tactics tacticsOf(const Board& board, std::span<const Move> asked, std::uint64_t nodes, const std::stop_token& stop)
{
    return Looker(nodes, stop).look(board, asked);
}

} // namespace evenmatch::search
