#include "search/tactics/tactics.h"

#include "search/tactics/looker.h"

#include <algorithm>

namespace evenmatch::search {

using namespace chess;

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

/// The best play in the table.
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

/// Searches in a window around the expected score, which grows until it contains the result.
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

/// The value of the move for its side.
int Looker::after(const Board& board, Move move, int depth, int guess)
{
    at(0).key = board.key();
    at(0).moved = PieceTo::of(board, move);
    Board next = board;
    next.play(move);
    return -fromRoot(next, depth - 1, -guess, 1);
}

Tactics tacticsOf(const Board& board, std::span<const Move> asked, std::uint64_t nodes, const std::stop_token& stop)
{
    return Looker(nodes, stop).look(board, asked);
}

} // namespace evenmatch::search
