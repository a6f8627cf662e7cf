// The move order of the search: the previously best move, winning captures, quiet moves with cut-offs elsewhere. Internal to
// search/tactics.
#pragma once

#include "core/game/chess/board.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

namespace evenmatch::search {

/// The captures and promotions to queens out of all moves.
void captures(const chess::Board& board, chess::MoveList& list);

inline bool isCapture(const chess::Board& board, chess::Move move)
{
    return chess::isEnPassant(move) || (!chess::isCastling(move) && board.pieceAt(chess::toOf(move)) != chess::Piece::None);
}

/// A piece and its target square.
struct PieceTo {
    int index = -1; ///< kind and side, then square; -1: no move

    static constexpr int kCount = 12 * 64;
    static PieceTo of(const chess::Board& board, chess::Move move)
    {
        const chess::Piece piece = board.pieceAt(chess::fromOf(move));
        return {(static_cast<int>(chess::kindOf(piece)) + 6 * static_cast<int>(chess::sideOf(piece))) * 64 + chess::toOf(move)};
    }
};

/// The history of quiet moves: alone, and as replies to the moves one and two plies earlier.
class QuietHistory {
public:
    static constexpr int kMost = 1 << 14; ///< of each of the three, in both directions

    /// `before`: the moves one and two plies ago.
    int of(const chess::Board& board, chess::Move move, std::span<const PieceTo, 2> before) const
    {
        const PieceTo own = PieceTo::of(board, move);
        int sum = m_alone[placeOf(board, move)];
        for (const PieceTo& other : before)
            if (other.index >= 0)
                sum += m_after[followOf(other, own)];
        return sum;
    }
    /// REQUIRES: |bonus| <= kMost
    void add(const chess::Board& board, chess::Move move, std::span<const PieceTo, 2> before, int bonus)
    {
        const PieceTo own = PieceTo::of(board, move);
        shift(m_alone[placeOf(board, move)], bonus);
        for (const PieceTo& other : before)
            if (other.index >= 0)
                shift(m_after[followOf(other, own)], bonus);
    }

private:
    static std::size_t placeOf(const chess::Board& board, chess::Move move)
    {
        return (static_cast<std::size_t>(board.sideToMove()) << 12) | (move.code & 0xfffU);
    }
    static std::size_t followOf(PieceTo before, PieceTo own)
    {
        return static_cast<std::size_t>(before.index) * PieceTo::kCount + static_cast<std::size_t>(own.index);
    }
    /// Moves towards the bonus, less near the end of the scale.
    static void shift(std::int16_t& value, int bonus)
    {
        value = static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / kMost);
    }

    std::vector<std::int16_t> m_alone = std::vector<std::int16_t>(2 << 12);
    std::vector<std::int16_t> m_after = std::vector<std::int16_t>(std::size_t{PieceTo::kCount} * PieceTo::kCount);
};

/// A move list in search order.
class Ordered {
public:
    template <class Score>
    Ordered(const chess::MoveList& moves, const Score& score) : m_moves(moves)
    {
        for (std::size_t i = 0; i < moves.size(); ++i)
            m_scores[i] = score(moves[i]);
    }

    /// The best remaining move, and its score.
    struct Taken {
        chess::Move move;
        int score = 0;
    };
    Taken take(std::size_t at)
    {
        std::size_t best = at;
        for (std::size_t i = at + 1; i < m_moves.size(); ++i)
            if (m_scores[i] > m_scores[best])
                best = i;
        std::swap(m_moves[at], m_moves[best]);
        std::swap(m_scores[at], m_scores[best]);
        return {m_moves[at], m_scores[at]};
    }

private:
    static constexpr std::size_t kMostMoves = 256; ///< a chess position has at most 218
    chess::MoveList m_moves;
    std::array<int, kMostMoves> m_scores;
};

// Scores of an order
inline constexpr int kTriedFirst = 1 << 30;
inline constexpr int kGoodCapture = 1 << 28; ///< or more: a capture or promotion that loses nothing on its square
inline constexpr int kKillerMove = 1 << 27;
inline constexpr int kBadCapture = -(1 << 28); ///< near it: one that loses something there

/// The score of a capture or promotion.
int captureOrder(const chess::Board& board, chess::Move move);

} // namespace evenmatch::search
