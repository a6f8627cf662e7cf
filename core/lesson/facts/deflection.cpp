#include "core/lesson/facts/deflection.h"

#include "core/lesson/facts/chess_tactics.h"

#include <algorithm>

namespace evenmatch::lesson {

using chess::bit;
using chess::Bitboard;
using chess::Board;
using chess::Move;
using chess::MoveList;
using chess::Side;
using chess::Square;

namespace {

constexpr int kLeastGuarded = 300;

class Lure {
public:
    Lure(const Board& board, Move move)
        : m_board(board), m_move(move), m_next(after(board, move)), m_own(board.sideToMove()), m_before(material(board, m_own))
    {
    }

    std::optional<Deflection> find() const
    {
        if (chess::isCastling(m_move) || chess::isPromotion(m_move) || chess::isEnPassant(m_move) || !isGiven())
            return std::nullopt;
        MoveList answers;
        m_next.legalMoves(answers);
        std::optional<Deflection> found;
        for (const Move answer : answers) {
            const Board answered = after(m_next, answer);
            if (!isLost(answered))
                return std::nullopt;
            if (!found && chess::toOf(answer) == chess::toOf(m_move) && isCapture(m_next, answer))
                found = lured(chess::fromOf(answer), answered);
        }
        return found;
    }

private:
    Side enemy() const { return chess::opponent(m_own); }

    /// The moving piece is worth clearly more than what it captures.
    bool isGiven() const { return worth(chess::kindOf(m_board.pieceAt(chess::fromOf(m_move)))) - worthTaken(m_board, m_move) >= 200; }

    bool wins(const Board& answered, Move capture) const { return -settledMaterial(after(answered, capture)) - m_before >= kWins; }

    /// After this reply the side mates at once or has won material.
    bool isLost(const Board& answered) const
    {
        if (matingMove(answered) != chess::kNoMove)
            return true;
        MoveList moves;
        answered.legalMoves(moves);
        return std::ranges::any_of(
            moves, [&](Move capture) { return (isCapture(answered, capture) || chess::isPromotion(capture)) && wins(answered, capture); });
    }

    /// What the piece no longer guards after its capture.
    std::optional<Deflection> lured(Square defender, const Board& answered) const
    {
        // A mate on the square of the capture is an exchange, and a king that is drawn into mate guards nothing.
        if (const Move mate = matingMove(answered); mate != chess::kNoMove && chess::toOf(mate) != chess::toOf(m_move)
            && defender != m_next.kingSquare(enemy()) && isGuardAgainst(mate, defender))
            return Deflection{.defender = defender, .guarded = 0, .mate = mate};
        MoveList moves;
        answered.legalMoves(moves);
        for (const Move capture : moves) {
            const Square guarded = chess::toOf(capture);
            if (!isCapture(answered, capture) || chess::isEnPassant(capture) || guarded == chess::toOf(m_move)
                || worthTaken(answered, capture) < kLeastGuarded || !leavesUnguarded(m_next, answered, defender, guarded))
                continue;
            if (wins(answered, capture))
                return Deflection{.defender = defender, .guarded = guarded};
        }
        return std::nullopt;
    }

    /// With the piece on its square the move would not be mate.
    bool isGuardAgainst(Move mate, Square defender) const
    {
        if (m_next.inCheck())
            return isNear(mate, defender);
        const Board again = passed(m_next);
        return again.isLegal(mate) && !isMate(after(again, mate));
    }

    /// A side in check cannot pass: the piece guards the square of the mating move, or one on its way to the king.
    bool isNear(Move mate, Square defender) const
    {
        const Square to = chess::toOf(mate);
        const Square king = m_next.kingSquare(enemy());
        const Bitboard way = bit(to) | chess::between(to, king);
        for (Bitboard set = way; set != 0;)
            if ((m_next.attackersTo(chess::takeLowest(set), m_next.occupied()) & bit(defender)) != 0)
                return true;
        return false;
    }

    const Board& m_board;
    Move m_move;
    Board m_next;
    Side m_own;
    int m_before;
};

} // namespace

std::optional<Deflection> deflection(const Board& board, Move move) { return Lure(board, move).find(); }

} // namespace evenmatch::lesson
