#include "core/lesson/facts/mate_patterns.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace evenmatch::lesson {

using chess::bit;
using chess::Bitboard;
using chess::Board;
using chess::PieceKind;
using chess::Side;
using chess::Square;

namespace {

struct Distance {
    int files = 0;
    int ranks = 0;
};

Distance between(Square a, Square b)
{
    return {std::abs(chess::fileOf(a) - chess::fileOf(b)), std::abs(chess::rankOf(a) - chess::rankOf(b))};
}

/// A mate by one checking piece.
class Mated {
public:
    explicit Mated(const Board& board)
        : m_board(board), m_loser(board.sideToMove()), m_winner(chess::opponent(m_loser)), m_king(board.kingSquare(m_loser)),
          m_checkers(board.checkers())
    {
    }

    std::optional<MatePattern> pattern() const
    {
        if (std::popcount(m_checkers) != 1)
            return std::nullopt;
        switch (chess::kindOf(m_board.pieceAt(checker()))) {
        case PieceKind::Knight: return isSmothered() ? std::optional(MatePattern::Smothered) : std::nullopt;
        case PieceKind::Rook:
            if (isArabian())
                return MatePattern::Arabian;
            if (isHook())
                return MatePattern::Hook;
            return isAnastasia() ? std::optional(MatePattern::Anastasia) : std::nullopt;
        case PieceKind::Queen:
            if (isDovetail())
                return MatePattern::Dovetail;
            return isAnastasia() ? std::optional(MatePattern::Anastasia) : std::nullopt;
        case PieceKind::Bishop: return byBishops();
        default: return std::nullopt;
        }
    }

    bool isBackRank() const
    {
        const int rank = chess::rankOf(m_king);
        const Bitboard straight = m_checkers & (m_board.pieces(PieceKind::Rook) | m_board.pieces(PieceKind::Queen)) & chess::rankMask(rank);
        if (rank != chess::relativeRank(m_loser, 0) || straight == 0)
            return false;
        const Bitboard before = chess::kingAttacks(m_king) & chess::rankMask(chess::relativeRank(m_loser, 1));
        return (before & m_board.pieces(m_loser)) == before;
    }

private:
    Square checker() const { return chess::lowest(m_checkers); }
    Bitboard own(PieceKind kind) const { return m_board.pieces(m_winner, kind); }
    Bitboard attackersTo(Square square) const
    {
        return m_board.attackersTo(square, m_board.occupied() ^ bit(m_king)) & m_board.pieces(m_winner);
    }
    bool isAt(Square square, PieceKind kind) const { return (own(kind) & bit(square)) != 0; }

    bool isSmothered() const { return (chess::kingAttacks(m_king) & ~m_board.pieces(m_loser)) == 0; }

    bool isInCorner() const
    {
        const int file = chess::fileOf(m_king);
        const int rank = chess::rankOf(m_king);
        return (file == 0 || file == 7) && (rank == 0 || rank == 7);
    }

    bool isBesideStraight() const
    {
        const Distance d = between(checker(), m_king);
        return d.files + d.ranks == 1;
    }

    /// A knight of the winner that guards the checking piece and for which `fits` is true.
    template <class Fits>
    bool hasGuardingKnight(Fits fits) const
    {
        for (Bitboard set = attackersTo(checker()) & own(PieceKind::Knight); set != 0;)
            if (fits(chess::takeLowest(set)))
                return true;
        return false;
    }

    bool isArabian() const
    {
        return isInCorner() && isBesideStraight() && hasGuardingKnight([&](Square knight) {
            const Distance d = between(knight, m_king);
            return d.files == 2 && d.ranks == 2;
        });
    }

    bool isHook() const
    {
        return isBesideStraight() && hasGuardingKnight([&](Square knight) {
            const Distance d = between(knight, m_king);
            return std::max(d.files, d.ranks) == 1 && (attackersTo(knight) & own(PieceKind::Pawn)) != 0;
        });
    }

    bool isAnastasia() const
    {
        const int file = chess::fileOf(m_king);
        const int rank = chess::rankOf(m_king);
        if ((file != 0 && file != 7) || rank == 0 || rank == 7 || chess::fileOf(checker()) != file)
            return false;
        const int inward = file == 0 ? 1 : -1;
        const auto blocker = static_cast<Square>(m_king + inward);
        const auto knight = static_cast<Square>(m_king + 3 * inward);
        return (m_board.pieces(m_loser) & bit(blocker)) != 0 && isAt(knight, PieceKind::Knight);
    }

    /// One queen alone attacks every square around the king that its own pieces leave free.
    bool isDovetail() const
    {
        const Distance d = between(checker(), m_king);
        const int file = chess::fileOf(m_king);
        const int rank = chess::rankOf(m_king);
        if (d.files != 1 || d.ranks != 1 || file == 0 || file == 7 || rank == 0 || rank == 7)
            return false;
        for (Bitboard set = chess::kingAttacks(m_king) & ~m_board.pieces(m_loser) & ~m_checkers; set != 0;)
            if (attackersTo(chess::takeLowest(set)) != m_checkers)
                return false;
        return true;
    }

    std::optional<MatePattern> byBishops() const
    {
        if (std::popcount(own(PieceKind::Bishop)) < 2)
            return std::nullopt;
        Bitboard both = m_checkers;
        for (Bitboard set = chess::kingAttacks(m_king) & ~m_board.pieces(m_loser); set != 0;) {
            const Bitboard attackers = attackersTo(chess::takeLowest(set));
            if ((attackers & ~own(PieceKind::Bishop)) != 0)
                return std::nullopt;
            both |= attackers;
        }
        if (std::popcount(both) != 2)
            return std::nullopt;
        const Square one = chess::lowest(both);
        const Square other = chess::lowest(both ^ bit(one));
        const int king = chess::fileOf(m_king);
        const bool isBetween = (chess::fileOf(one) - king) * (chess::fileOf(other) - king) < 0;
        return isBetween ? MatePattern::Boden : MatePattern::TwoBishops;
    }

    const Board& m_board;
    Side m_loser;
    Side m_winner;
    Square m_king;
    Bitboard m_checkers;
};

} // namespace

std::optional<MatePattern> matePattern(const Board& board) { return Mated(board).pattern(); }

bool isBackRankMate(const Board& board) { return Mated(board).isBackRank(); }

} // namespace evenmatch::lesson
